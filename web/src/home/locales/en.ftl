home-awakening = Ark: Awakening
home-awakening-text = Explore a ship the size of a planet. Find out why you are on it.
home-awakening-about = explore and control
home-awakening-absent = The rulebook lists the parts of an expansion, the “Sealed Section” (12 missions, 26 Pentakey cards, 2 factions), but prints no rules for it. Its missions and Pentakey cards are not in this game.
home-nova = Ark Nova
home-nova-text = Design a modern zoo and fund the conservation work it stands for.
home-nova-about = plan and build
home-range =
    { $range ->
        [1] 1 player
       *[other] { $range } players
    }

## A new table
mode = Mode
how-many = Seats
others = The others
others-bot = Bots
others-open = Friends
others-here = At this screen
others-open-text = You get a link to send. The game starts when every seat is taken.
others-here-text = You pass the screen on; a curtain keeps your secrets.
pace = Pace
pace-live = Live
pace-live-time = 5 minutes
pace-evening = Relaxed
pace-evening-time = half an hour
pace-day = Daily
pace-day-time = a day
pace-days = Slow
pace-days-time = 3 days
pace-text = A player gone for { $time } counts as away. A bot may then stand in, if the others agree, until they return.
bots = How bots play
only-for = { $name }: only for { $range } players.
variants = Variants
variants-none = none
variants-no = none in this mode
you-play = You play
you-challenger = a Challenger
you-dark = the Dark Player
seat-dark = Dark Player
seat-random = Random
choices-guide = { $name } compared
choice-of = { $name }: { $who }
option-enemy = The Enemy is led by
option-difficulty = Difficulty
option-side = Boards
option-factions = Factions
factions-none = None: the A-side
option-complexity2 = Complexity 2
option-unfair = Unfair
more = More options
who = Who sits where
seat-you = You
seat-n = Seat { $n }
seat-name-n = Name at seat { $n }
seat-kind-n = Who sits at seat { $n }
player-n = Player { $n }
sit-bot = Bot: { $level }
sit-open = A friend, by the link
sit-here-too = Somebody at this screen
option-groups = Groups of special rooms
option-groups-text = Choose { $n }, or none: then they are drawn.
option-layout = Shape of the ship
option-layout-none = The usual one
option-paths = Of equally short paths
option-paths-none = The Challenger chooses, as usual
option-turn_limit = Turn limit
option-turn_limit-text = Turns per player, then the best standing wins. Empty: no limit.
option-map = Zoo map
map-A = Map A, for a first game
map-0 = Map 0, for the next games
map-1 = Observation Tower
map-2 = Outdoor Areas
map-3 = Silver Lake
map-4 = Commercial Harbor
map-5 = Park Restaurant
map-6 = Research Institute
map-7 = Ice Cream Parlors
map-8 = Hollywood Hills
map-random = Advanced maps, drawn
map-choose = Advanced maps, each chooses 1 of 2
map-draft = Advanced maps, drafted
option-none = As usual
option-number-none = none
picks-so-far = { $n } of { $of }
unfinished = { $name }: choose { $n }, or none.
unfinished-number = { $name }: a whole number from { $n } on.
hints = Hints from a bot are allowed
listed = Everybody may find this table
play-bots = Play now against bots
play-with-bots = Play now with bots
play-alone = Play now
play-here = Play at this screen
create = Create a table
create-now = Create the table

## Games
continue = Continue
continue-empty = Games you sit in appear here.
recovery = Recovery phrase
recovery-link = Take your games to another device
recovery-link-none = Bring your games here from another device
recovery-text = Six words bring all the games of this browser to another device, or back to this one if they are lost.
recovery-make = Show my six words
recovery-again = Show new words
recovery-since = You have had your words since { $date }. They include the games you have joined since. New words replace them.
recovery-none = This browser holds no seat yet.
recovery-once = Write them down now: they are shown only once.
recovery-secret = Anyone who knows them can play for you. Games you join later are included.
recovery-copy = Copy the words
recovery-use = Words from another device
recovery-placeholder = Type the six words
recovery-bring = Bring my games
recovery-brought =
    { $n ->
        [0] None of those games is left.
        [one] 1 game is yours here now.
       *[other] { $n } games are yours here now.
    }
show-more = Show { $n } more
look-further = Look for more
resume = Resume
open = Open
to-play = { $name } to play
to-play-several = { $n } players to play
waits = Waits for players
no-news = No answer from the server
with-names = with { $names }
a-bot = a bot
bots-count =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
seats-open =
    { $n ->
        [one] 1 free seat
       *[other] { $n } free seats
    }
join = Join a table
join-placeholder = Paste a link or code
join-button = Join
join-wrong = This is neither a link nor a code of a table.
tables-empty = No table waits for players. Create the first one.
seats-taken = { $taken } of { $all } seats
watch = Watch
watch-empty = Nobody plays in public right now.
watch-it = Watch
live = live
replays = Replays
replays-empty = Finished games appear here.
replay-it = Replay
won = { $name } won
won-you = you won
won-nobody = nobody won
unknown = Not known until the server answers.
down = The server does not answer
down-text = Games are safe there. This page tries again by itself.
home-first = First Mission
home-first-text = Learn Awakening by playing it: open goals, no artifacts, no combat cards.
home-first-go = Start
