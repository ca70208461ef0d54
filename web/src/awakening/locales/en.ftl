## Frame
board-label = The ship, { $columns } by { $rows } rooms
rooms-left = Rooms
artifacts-left = Artifacts
logo-ark = ARK
logo-awakening = Awakening

## Players
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

## Tabs
tab-board = Board
tab-biodome = Biodome
tab-hand = Hand

## Combat
combat-in = Combat in { $room }
attacker = Attacker
defender = Defender
units-here = Units here
card = Card
choosing = choosing
only-you = only you
sealed-rule = Sealed until both have chosen; totals add arsenal and card.
critical-rule = Two critical cards: both sides lose.
choose-card = Choose 1 artifact
strength = strength
combat-won = { $name } wins
combat-lost-both = Critical mass: both sides lose
attack-failed = Too little arsenal: the attack fails
go-on = Go on

## End
how-mission = The mission is complete.
how-turn-limit = The turn limit was reached; the best standing wins.
how-other = { $reason }
mission-revealed = mission, now open
progress-chart = Cubes integrated by turn
stat-explored = Rooms explored
stat-cubes = Cubes integrated
stat-held = Rooms held
stat-battles = Battles won
stat-arsenal = Arsenal
stat-chains = Chains
stat-achievements = Achievements
stat-turns = Turns

## Home
versus = vs
step-defence = Defence
step-threshold = Threshold
step-cards = Cards
step-result = Result
arsenal-against = Arsenal against defence
enough = { $n } is enough, combat goes on
not-enough = below the defence
threshold-label = Defence { $defence }, the attacker's arsenal is { $arsenal }
