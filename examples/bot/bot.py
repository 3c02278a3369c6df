"""A guest of True Colours who votes and predicts by luck: python bot.py ADDRESS CODE NAME"""

import random
import sys
import time

from likeness_client import AuthenticatedClient, Client
from likeness_client.api.entry import join
from likeness_client.api.tables import command, look
from likeness_client.models import Arrival, Order

address, code, name = sys.argv[1:]
seated = join.sync(code, client=Client(address), body=Arrival(name=name))
me = AuthenticatedClient(address, seated.key)


def choose(may, phase):
    if "cast_ballot" in may and phase["ballot"] is None:
        return {"do": "cast_ballot", "votes": random.choices(phase["candidates"], k=2)}
    if "make_prediction" in may and phase["prediction"] is None:
        return {"do": "make_prediction", "prediction": random.choice(["most", "some", "none"])}
    return next(({"do": move} for move in ["turn_question", "finish_game"] if move in may), None)


while True:
    table = look.sync(code, client=me).to_dict()
    game = table["game"]["view"]["view"] if table["game"] else {"may": [], "phase": {"phase": "lobby"}}
    if game["phase"]["phase"] == "over":
        break
    if move := choose(game["may"], game["phase"]):
        play = {"command": "play", "play": {"game": "colours", "move": move}}
        command.sync(code, client=me, body=Order.from_dict({"command": play, "step": table["step"]}))
    else:
        time.sleep(0.2)

print(f"{name} has seat {game['me']}; the winners have {game['phase']['winners']}")
