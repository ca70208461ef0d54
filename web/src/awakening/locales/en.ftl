## Frame
board-label = The ship, { $columns } by { $rows } rooms
rooms-left = Rooms
artifacts-left = Artifacts
turn-ship = Turn the ship
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
back-to-mine = Back to your biodome
key-esc = Esc
at-a-glance = { $name } at a glance
glance-strongest = Strongest
glance-explored = Explored
glance-rooms =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
glance-units = { $awake } awake, { $wounded } wounded, { $asleep } asleep
glance-public = Hand and mission stay hidden. Everything here is public.

## Things
your-biodome = Your biodome
biodome-of = { $name }'s biodome
dome-label =
    { $name }, { $units ->
        [one] 1 unit at home
       *[other] { $units } units at home
    }, { $cylinders ->
        [one] 1 cylinder
       *[other] { $cylinders } cylinders
    }{ $legal ->
        [yes] , can be chosen
       *[no] {""}
    }
cell-label = Free place { $place }, can be chosen
cell-label-for = Free place { $place } for { $room }, can be chosen
pieces-yours = { $n } of yours
pieces-of = { $n } of { $name }
pieces-robots =
    { $n ->
        [one] 1 robot
       *[other] { $n } robots
    }
pieces-mercenaries =
    { $n ->
        [one] 1 mercenary
       *[other] { $n } mercenaries
    }
pieces-violet = { $n } violet
pieces-turquoise = { $n } turquoise
pieces-black = { $n } black
you-control = you
label-control = controlled by { $who }
label-units = units: { $units }
label-cubes = cubes: { $cubes }
label-token = not explored yet
label-legal = can be chosen
mission-room = for your mission
closes-square = closes a 2×2
closed = closed
section-label =
    { $name }: { $worth }; { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }{ $marked ->
        [yes] , the marker is here
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
section-own = Own section
last-turn = last
not-used = not used
of-your-choice = of your choice
for-units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
resource-Di = Dilutium
resource-Os = Osvite
resource-Bt = Biotics
resource-Ti = Titanium
resource-Mt = Metamorphite (wild)
mt-wild = Mt wild
artifacts = Artifacts
drawn-cards = Drawn
limit = limit { $n }
face-down = face down
hand-empty = No artifacts yet: Discover draws some
power = power { $n }
critical = critical
detail = Detail
next = next
control = Control
nobody = nobody
cube = Cube
units = Units
free = free
chain = Chain
when-activated = when activated
inspect-hint = Point at a room, a section or a card to read it.

## Benefits
benefit-move = Move
benefit-teleport = Teleport
benefit-teleport-any = Teleport to any room
benefit-route-own = Route
benefit-route-violet = Route violet
benefit-route-turquoise = Route turquoise
benefit-route-black = Route black
benefit-extra-route = More routes
benefit-produce = Produce
benefit-exploit-bonus = More at each factory
benefit-resources = Resources of one type
benefit-resources-per-unit = Resources per unit
benefit-awake-cost = Awake costs
benefit-awake-discount = Awake cheaper by
benefit-heal-cost = Heal costs
benefit-field-heal = Heal for free
benefit-engineer = Engineer
benefit-engineer-remote = Engineer remote
benefit-engineer-free = Engineer free
benefit-engineer-free-biodome = Engineer free at home
benefit-discover-keep = Discover
benefit-discover-keep-per-unit = Discover per unit
benefit-use-artifact = Use artifact
benefit-militarize = Militarize
benefit-militarize-per-unit = Militarize per unit
benefit-defence = Defence
benefit-defence-per-unit = Defence per unit
benefit-combat-per-unit = Combat per unit
benefit-combat-with-cube = Combat where your cube is
benefit-defence-with-cube = Defence where your cube is
benefit-robots = Robots
benefit-mercenaries = Mercenaries
benefit-Di = Dilutium
benefit-Os = Osvite
benefit-Bt = Biotics
benefit-Ti = Titanium

## Exploring
explored-room = { $room } explored
reward-mt = +{ $n } Mt
reward-artifact =
    { $n ->
        [one] +1 artifact
       *[other] +{ $n } artifacts
    }
reward-nothing = Nothing but dust
tokens-kept = Explore tokens kept
drawn-room = Drawn
rooms-in-deck =
    { $n ->
        [0] the last room
        [one] 1 room left
       *[other] { $n } rooms left
    }
turning = Turning it changes nothing.

## The board in words
table-rooms = Rooms
table-place = Place
table-room = Room
table-gives = Gives
table-cubes = Cubes
table-cylinders = Cylinders
table-marks = Marks
table-choice = Choice
table-cells = Free places
table-sections = Your sections
table-section = Section
table-next = Next cube
choose-thing = Choose

## Tabs
tab-board = Board
tab-biodome = Biodome
tab-hand = Hand

## Combat
combat-in = Combat in { $room }
fights-choose = Which combat comes first?
fights-ahead = Combats ahead
attacker = Attacker
defender = Defender
versus = vs
units-here = Units here
card = Card
choosing = choosing
only-you = only you
draws-then = drawn next
strength = strength
power-range = { $least } to { $most }
step-defence = Defence
step-threshold = Threshold
step-cards = Cards
step-reveal = Reveal
step-result = Result
defence-of = Defence of { $name }
defence-biodome = biodome
defence-units = units here
defence-most = maximum { $n }
defence-capped = never above { $n }
defence-sum = Defence: ({ $per }) times { $units }{ $flat } is { $total }
arsenal-against = Arsenal against defence
you-short = you
if-won = { $n } if won
was = was { $n }
is-now = now { $n }
winner-pays = The winner pays the defence: { $from } → { $to }
defender-pays-nothing = A winning defender pays nothing
nobody-pays = Nobody pays
enough = { $n } is enough, combat goes on
not-enough = { $n } is below { $defence }
threshold-label =
    Defence { $defence }, the attacker's arsenal is { $arsenal }: { $enough ->
        [yes] enough
       *[no] not enough
    }
sealed-rule = Sealed until both have chosen. Totals add the public arsenals to the cards.
sealed-rule-all = Sealed until all have chosen. Totals add the public arsenals to the cards.
drawn-rule = Yours is shown first; then the Enemy's is drawn from the deck, unseen by anybody.
critical-rule = Two critical cards: both sides lose.
critical-rule-all = Two critical cards: all sides lose.
every-other-side = every other side
choose-card = Choose 1 artifact
card-sealed = { $card } is sealed
card-sealed-text = You may change it until { $name } has locked in, too.
preview-any = wins against any card
preview-some = wins if { $name } plays { $n } or less
preview-none = loses to any card
preview-any-all = wins against any cards
preview-some-all = wins if nobody plays over { $n }
preview-none-all = loses to any cards
preview-critical = both lose if both are critical
preview-critical-all = may explode
you-win-combat = You win
combat-won = { $name } wins
combat-lost-both = Both sides lose
attack-failed = The attack fails
how-higher = The higher total wins; a tie goes to the defender.
how-tie = A tie: the defender wins.
how-critical = Two critical cards explode together.
how-failed = The arsenal of { $name } is below the defence.
critical-count = Critical mass { $n } of 2
critical-verdict =
    { $n ->
        [0] No card is critical.
        [one] No explosion: only { $card } is critical.
       *[other] Both sides lose.
    }
what-happens = What happens now
what-happens-text = Step by step; Skip shows all at once.
after-wounded = Wounded
after-arsenal-spent = Arsenal paid
after-card-discarded = Card discarded
after-card-returned = Card taken back
after-activated = Room activated
after-achieved = Achievement
after-mission-drawn = Secret mission
after-won = Victory
skip = Skip
show-again = Show
go-on = Go on

## End
how-mission = { $name }'s mission is complete.
how-your-mission = Your mission is complete.
how-turn-limit = The turn limit was reached; the best standing wins.
how-other = { $reason }
mission-revealed = mission, now open
met = done
chart = Chart
chart-mission = Mission progress
chart-cubes = Cubes
chart-points = Victory points
chart-turn = turn
mark-label = Turn { $turn }: { $text }
mark-explore = explore
mark-combat = combat
mark-activation = activation
mark-achievement = achievement
play-from = Play from turn { $turn } against bots
stat-explored = Rooms explored
stat-cubes = Cubes integrated
stat-held = Rooms held
stat-battles = Battles won
stat-arsenal = Arsenal
stat-chains = Chains
stat-achievements = Achievements
stat-turns = Turns

## Decision bar
verb-move = Move
verb-teleport = Teleport
verb-teleport-any = Teleport any
verb-route = Route
verb-route-violet = Route violet
verb-route-turquoise = Route turquoise
verb-route-black = Route black
verb-route-any = Route any colour
verb-produce = Produce
verb-exploit = Exploit
verb-awake = Awake
verb-heal = Heal
verb-engineer = Engineer
verb-engineer-remote = Remote
verb-engineer-free = Free
verb-engineer-free-biodome = At home
verb-discover = Discover
verb-use-artifact = Use
verb-militarize = Militarize
verb-range-attack = Range
verb-place-bombs = Place
verb-explode-bombs = Explode
ask-section = Choose a section
ask-chain = Chain on?
ask-wild-line = Choose any line
ask-teleport-to = Teleport where?
ask-units-to-move = How many go?
ask-route-to = Into which room?
ask-push-out = Which one goes back?
ask-factories = Choose factories
ask-take = Take what?
ask-swap = Swap for Mt
ask-field-heal = Who stands up?
ask-remove-unit = Who leaves?
ask-engineer-kind = Which ENGINEER?
ask-replace-cube = Replace whose cube?
ask-pay = How do you pay?
ask-keep = Keep which?
ask-discard = Discard which?
ask-explore = Explore which first?
ask-place-room = Place the room
ask-place-gate = Place a gate
ask-place-connecting-gate = Place a gate
ask-fight = Which combat?
ask-combat-card = Choose a card
ask-swap-rooms = Choose two rooms
ask-airlock = Which airlock?
ask-next-effect = What comes first?
brief-move = Move to { $room }
brief-to = To { $room }
brief-units = Move { $units }
brief-engineer = Cube in { $room }
brief-upgrade = Upgrade { $section }
brief-keep = Keep { $card }
brief-discard = Discard { $card }
brief-use = Use { $card }
part-own =
    { $n ->
        [one] unit
       *[other] units
    }
part-robots =
    { $n ->
        [one] robot
       *[other] robots
    }
part-mercenaries =
    { $n ->
        [one] mercenary
       *[other] mercenaries
    }
role-dark-player = Dark Player
