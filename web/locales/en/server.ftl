### What the server says when something is out of the ordinary.

trouble-compressed = This is compressed, and we cannot unpack it here. Send it as it is.
trouble-too-large = That is too big to send at once.
trouble-too-slow = That took too long to arrive. Check your connection and try once more.
trouble-full = Too many people are coming at once. Try again in a moment.
trouble-house-full = There are already as many tables here as possible. Try again in a few minutes.
trouble-damaged = The data of this table is damaged, so it stays closed until somebody has looked at it. Other tables are fine.
trouble-no-space = The server has no space left to store what happens. Nothing was changed; tell the person who runs it, and try again.
refused-code = A code has six letters and digits, such as KR7 WQ4. It never has 0, 1, I, L or O.

# To programs, which use the API.
api-unreadable = The request does not fit the description of this API.
api-not-json = The body of the request has to be JSON, and its content type application/json.
api-compressed = The body of the request is compressed. Send it as it is.
api-another-site = The request comes from another site. Send a seat key with it.
api-no-such-address = There is nothing at this address.
api-wrong-method = This address does not take requests of that method.
api-no-key = This request needs a seat key, which joining a table gives.
