### One phone for several people: it goes round, with a curtain between them.

pass-title = Shared phone
pass-invite = Somebody without a phone?
pass-join-title = Who else plays on this phone?
pass-join-why = This phone goes round. A curtain hides what each of you sees.
pass-join-button = Join on this phone
pass-lobby-title = Who plays on this phone?
pass-lobby-why = Everybody types a name. During the game, the phone says who needs it.
pass-sharing = On this phone
# $name (String) - Whose eyes are wanted.
pass-asks = { $name }, take the phone
# $name (String) - Whose eyes are wanted.
pass-look-away = Only { $name } looks now.
# $name (String) - Who opens the curtain.
pass-open = I’m { $name }, show me
# $name (String) - Who goes on for all.
pass-go-on = Go on as { $name }
pass-others = Somebody else wants to look
pass-peek = wants to look
pass-hide = Hide
pass-land-lead = Somebody plays on this device already. From now on it goes round: a curtain hides what each of you sees.
pass-fallen = The curtain is closed
