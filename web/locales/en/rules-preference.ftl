### The rules of Personal Preference, one section for each part of play.

pp-rules-title = Personal Preference
pp-rules-idea = One of you ranks four cards in secret, and the teams guess how.
pp-rules-options-title = Setting up
pp-rules-opening-title = A round begins
pp-rules-ranking-title = The ranking
pp-rules-guessing-title = The guess
pp-rules-reveal-title = The envelope is opened
pp-rules-end-title = The end
pp-rules-away-title = When somebody goes away
