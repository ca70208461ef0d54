"""What every game, mode and number of players must do; a new game gets all of it by being registered."""
