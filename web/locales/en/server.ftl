### What the server says when something is out of the ordinary.

trouble-compressed = What was sent is compressed, and is not unpacked here. Send it as it is.
trouble-too-large = That is more than we can take in at once.
trouble-too-slow = That took too long to arrive. Check your connection and try once more.
trouble-full = Too many are at the door at once. Try again in a moment.
trouble-house-full = There are as many tables here as we can hold. Try again in a few minutes.
trouble-damaged = The record of this table is damaged, so it stays closed until somebody has looked at it. Other tables are fine.
trouble-no-space = The server has no space left to store what happens. Nothing was changed; tell whoever runs it, and try again.
refused-code = A code has six letters and digits, such as KR7 WQ4.
