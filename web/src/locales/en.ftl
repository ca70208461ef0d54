## Frame
app-name = Two Arks
loading = Loading
menu = Menu
back-home = Back to the start page
board-label = The ship, { $columns } by { $rows } rooms
rooms-left = Rooms
artifacts-left = Artifacts
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
player-label = { $name }: arsenal { $arsenal }, { $awake } units awake. Show this biodome
awake-units = Awake units
arsenal = Arsenal
rooms-controlled = Rooms controlled
cards-in-hand = Artifacts in hand
cylinders-placed = Cylinders in rooms
cubes-placed = Cubes integrated
mission-sealed = Mission sealed
mission-held = Mission drawn
secret-mission = Secret mission sealed
achievements-to-go =
    { $n ->
        [0] Drawn at the end of this turn
        [one] 1 achievement to go
       *[other] { $n } achievements to go
    }
chains = Chains
none-yet = none yet
achievements = Achievements
achievements-needed = { $n } unlock a mission
read-only = read only
back-to-mine = Back to mine

## Things
your-biodome = Your biodome
biodome-of = { $name }'s biodome
dome-label =
    { $name }, { $units ->
        [one] 1 unit at home
       *[other] { $units } units at home
    }, { $cylinders } cylinders{ $legal ->
        [yes] , can be chosen
       *[no] {""}
    }
cell-label = Free place for { $room }, can be chosen
place = this place
label-value = gives { $value }
label-control = controlled by { $who }
label-units = units: { $units }
label-token = not explored yet
label-legal = can be chosen
section-label =
    { $name }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }{ $marked ->
        [yes] , your marker is here
       *[no] {""}
    }{ $legal ->
        [yes] , can be chosen
       *[no] {""}
    }
section-military = Military
section-mobility = Mobility
section-power = Power
section-production = Production
section-units = Stasis
section-engineering = Engineering
section-artifact = Artifacts
sign-militarize = Militarize
sign-move = Move
sign-teleport = Teleport
sign-route = Route
sign-exploit = Exploit
sign-produce = Produce
sign-awake = Awake
sign-heal = Heal
sign-engineer = Engineer
sign-discover = Discover
sign-use-artifact = Use
last-turn = last
resource-Di = Dilutium
resource-Os = Osvite
resource-Bt = Biotics
resource-Ti = Titanium
resource-Mt = Metamorphite (wild)
mt-wild = Mt wild
artifacts = Artifacts
drawn-cards = Drawn
limit = limit { $n }
hand-empty = No artifacts yet: Discover draws some
power = power { $n }
critical = critical
detail = Detail
now = Now
next = next
control = Control
nobody = nobody
cube = Cube
free = free
chain = Chain
when-activated = when activated
inspect-hint = Point at a room, a section or a card to read it.

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
retry = Try again
their-turn = { $name } is thinking
waiting-for = Waiting for { $names }
log = Log
log-empty = Nothing yet
close = Close

## Tabs
tab-board = Board
tab-biodome = Biodome
tab-hand = Hand
tab-players = Players
tab-log = Log

## Combat
combat-in = Combat in { $room }
attacker = Attacker
defender = Defender
units-here = Units here
card = Card
defence-total = defence { $n }
locked-in = Locked in
choosing = choosing
only-you = only you
sealed-rule = Sealed until both have chosen; totals add arsenal and card.
critical-rule = Two critical cards: both sides lose.
choose-card = Choose 1 artifact
strength = strength
lock-in = Lock in { $card }
combat-won = { $name } wins
combat-lost-both = Critical mass: both sides lose
attack-failed = Too little arsenal: the attack fails
go-on = Go on

## Explore
explore-found = Found: { $room }
explore-places = { $n } places fit

## End
you-win = You win
you-lose = { $name } wins
nobody-wins = Nobody wins
how-mission = The mission is complete.
how-turn-limit = The turn limit was reached; the best standing wins.
how-other = { $reason }
show-board = Show the board
show-result = Result
rematch = Rematch
replay = Replay
home = Home
mission-revealed = mission, now open
progress-chart = Cubes integrated by turn
stat-player = Player
stat-explored = Rooms explored
stat-cubes = Cubes integrated
stat-held = Rooms held
stat-battles = Battles won
stat-arsenal = Arsenal
stat-chains = Chains
stat-achievements = Achievements
stat-turns = Turns

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
menu-table = Board as a table
menu-concede = Concede
menu-about = About
menu-link = Copy the link
menu-motion = Less motion
menu-auto = Confirm single choices by one click
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
home-tables = Open tables
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
error-title = That did not work
gone-title = This table is gone
gone-text = The link may be old, or the table was never here.
lobby-wait = Waiting for players
lobby-share = Send this link to those who shall sit here:
lobby-start = The game starts as soon as every seat is taken.
lobby-add-bot = Bot
lobby-open-seat = open seat
copied = Copied
guest = Guest { $n }
mode-first_mission = First Mission
versus = vs
step-defence = Defence
step-threshold = Threshold
step-cards = Cards
step-result = Result
arsenal-against = Arsenal against defence
enough = { $n } is enough, combat goes on
not-enough = below the defence
threshold-label = Defence { $defence }, the attacker's arsenal is { $arsenal }
statistics = Statistics
replay-own = Your eyes
