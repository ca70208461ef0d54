## Frame
app-name = Two Arks
loading = Loading
menu = Menu
back-home = Back to the start page
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole ship
players-count = { $n } players
turn = Turn { $n }
your-move = Your move
their-move = { $name }
watching = Watching
game-over = Game over
waiting-several = waiting for { $n }
mode-awakening = Standard
mode-first-mission = First Mission
link-loading = Connecting
link-open = Connected
link-lost = Reconnecting
link-gone = Closed
skip-to-decision = Skip to the decision

## Players
bot = bot
you = You
away = away
thinking = thinking

## Decision
decision = Decision
actions = Actions
all-actions = All actions
choose-some =
    { $lo ->
        [0] Choose up to { $hi }
       *[other] { $hi ->
            [one] Choose one
           *[other] Choose { $hi }
        }
    }
drop-filter = Drop { $name }
show-all = Show all { $n } actions
no-actions = Nothing to decide now.
options-count =
    { $n ->
        [one] 1 possibility
       *[other] { $n } possibilities
    }
picked-of = { $n } of { $hi } chosen
confirm = Confirm
confirm-several = Confirm { $n }
pick-thing = Pick on the table
pick-option = Pick one
undo = Undo (Z)
undo-none = Nothing to undo: what was revealed stays
hint = Hint (H)
why-not = Why not?
reconnecting = Reconnecting …
reconnecting-text = The game is safe on the server; this page goes on as soon as it answers.
their-turn = { $name } is thinking
waiting-for = Waiting for { $names }
log = Log
log-empty = Nothing yet
close = Close

## Tabs
tab-players = Players
tab-log = Log

## Combat
locked-in = Locked in
lock-in = Lock in { $card }

## End
you-win = You win
you-lose = { $name } wins
nobody-wins = Nobody wins
show-board = Show the board
show-result = Result
rematch = Rematch
replay = Replay
home = Home
stat-player = Player

## Replay
replay-first = To the start
replay-back = One step back ([)
replay-play = Play
replay-pause = Pause
replay-forward = One step on (])
replay-last = To the end
replay-step = Step { $n } of { $all }
replay-speed = Speed
replay-view = Point of view
replay-everyone = Everyone
replay-fork = Play from here

## Menu
menu-help = Keys
menu-concede = Concede
menu-link = Copy the link
menu-motion = Less motion
key-actions = n-th action
key-confirm = confirm
key-drop = step back
key-undo = undo
key-hint = hint
key-why = why not
key-zoom = fit, zoom
key-arrows = between rooms
credits = Icons by Lorc, Delapouite and contributors of game-icons.net, CC BY 3.0. Fonts Inter, Exo 2 and Fraunces, SIL OFL 1.1. An unofficial, open project.

## Home
home-awakening = Ark: Awakening
home-awakening-text = Explore a ship the size of a planet. Find out why you are on it.
home-awakening-badge = 2–5 players · explore and control
home-nova = Ark Nova
home-nova-text = Design a modern zoo and fund the conservation work it stands for.
home-nova-badge = 1–4 players · plan and build
home-nova-about = plan and build
mode-nova = Standard
option-map = Zoo maps
option-map-text = One map for all, or advanced maps: at random, each chooses 1 of 2, or drafted.
home-versus = Versus
home-seats = Seats
home-bots = Bots
home-play = Play now against bots
home-create = Create a table
home-continue = Continue
home-continue-empty = Your games appear here.
home-resume = Resume
home-open = Open
home-watch-it = Watch
home-join = Join a table
home-join-placeholder = Paste a link or code
home-join-button = Join
home-tables-empty = No open tables. Create the first one.
home-sit = Sit
home-watch = Watch
home-watch-empty = Nobody plays right now.
home-first = First Mission
home-first-text = Learn Awakening by playing it: open goals, no artifacts, no combat cards.
home-first-go = Start
home-seats-taken = { $taken } of { $all } seats
home-your-name = Your name
level-random = Gentle
level-greedy = Steady
level-search = Sharp
status-open = waiting for players
status-running = running
status-over = over
gone-title = This table is gone
unknown-game = This page does not know the game of this table.
gone-text = The link may be old, or the table was never here.
lobby-wait = Waiting for players
lobby-share = Send this link to those who shall sit here:
lobby-start = The game starts as soon as every seat is taken.
lobby-add-bot = Bot
lobby-open-seat = open seat
copied = Copied
guest = Guest { $n }
statistics = Statistics
replay-own = Your eyes
