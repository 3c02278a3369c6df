### True Colours: what the screens of this game say.
