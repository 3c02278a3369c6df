"""Keeps schemathesis at a table that is worth trying.

Whatever it sends is sent for real: it leaves tables, shows guests out and deletes what it is at. So every
request goes to a table of the same key that is still in the middle of a game: after some requests, and after
each that could have ended it, a new one is opened, of the next game. What is deleted is deleted alone."""

import json
import os
import urllib.request

import schemathesis

API = os.environ["LIKENESS_API"]
KEY = os.environ["LIKENESS_KEY"]
# Stands for whatever table is open now.
PINNED = os.environ["LIKENESS_TABLE"]
GAMES = ["colours", "happiness", "preference", "personality", "image"]
# Moves that every seat may make at the beginning, so that there is something on the table.
FIRST_MOVES = {
    "colours": "turn_question",
    "happiness": "draw_cards",
    "preference": "draw_cards",
    "personality": "deal_cards",
    "image": "deal_cards",
}
# So many requests are made at one table: it has room for so many more guests and devices.
AT_ONE_TABLE = 40
# After these nobody would be seated as before.
ENDING = {"leave", "remove", "show_out", "hand_over", "break_off", "close_game", "next_game", "pause", "lock"}


def ask(method, path, body=None, key=None):
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.loads(response.read() or "null")


class Scene:
    def __init__(self):
        self.opened = 0
        self.left = 0
        self.code = None

    def new_table(self):
        """A table of three in the middle of a game, whose host has the key."""
        game = GAMES[self.opened % len(GAMES)]
        self.opened += 1
        code = ask("POST", "/tables", {"name": "Zoe"}, KEY)["table"]
        for name in ["Bea", "Cleo"]:
            ask("POST", f"/tables/{code}/guests", {"name": name})

        def do(command):
            ask("POST", f"/tables/{code}/commands", {"command": command}, KEY)

        do({"command": "choose_game", "options": {"game": game, "options": {}}})
        do({"command": "start_game"})
        view = ask("GET", f"/tables/{code}", key=KEY)["game"]["view"]["view"]
        if FIRST_MOVES[game] in view["may"]:
            do({"command": "play", "play": {"game": game, "move": {"do": FIRST_MOVES[game]}}})
        return code

    def now(self):
        if self.left == 0:
            self.code = self.new_table()
            self.left = AT_ONE_TABLE
        self.left -= 1
        return self.code


scene = Scene()


@schemathesis.hook
def before_call(context, case, kwargs):
    path = case.path_parameters or {}
    if path.get("code") == PINNED:
        alone = case.operation.method.upper() == "DELETE"
        path["code"] = scene.new_table() if alone else scene.now()


@schemathesis.hook
def after_call(context, case, response):
    if case.operation.path.endswith("/commands") and response.status_code == 200:
        # What is accepted fits the description, so it has a name.
        if case.body["command"]["command"] in ENDING:
            scene.left = 0
