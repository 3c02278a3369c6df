### IMAGE: what the screens of this game say.

## Cards

# $letter (String) - The letter.
image-letter = Letter { $letter }
image-wild = any letter
image-years-before = before the year 1
image-kind-place = Places
image-kind-time = Times
image-kind-activity = Activities
image-kind-status = Status
image-kind-letter = Letters
