### The rules of True Colours, one section for each part of play.

tc-rules-title = True Colours
tc-rules-idea = A question is read aloud, everybody votes in secret for whom it fits, and each of you predicts how you were seen.
tc-rules-options-title = Setting up
tc-rules-opening-title = A round begins
tc-rules-voting-title = The vote
tc-rules-predicting-title = The predictions
tc-rules-count-title = The count
tc-rules-secrecy-title = What stays secret
tc-rules-end-title = The end
tc-rules-away-title = When somebody goes away
