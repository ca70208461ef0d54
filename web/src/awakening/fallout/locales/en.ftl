mode-fallout = Fallout

## The track
track-peace = Peace
track-war = War
track-label =
    Fallout track: { $state ->
        [peace] peace
       *[war] war
    } { $step } of { $length }. { $forecast }
next-step = next
forecast-shared-room = room shared
forecast-combat = combat
forecast-no-combat = no combat
counter-to = Move the counter to { $state } { $step }
state-peace = peace
state-war = war
ask-counter = Move the counter where?
ask-melee-card = Choose a card
brief-counter = { $state } { $step }

## Evaluation
evaluation = End of the turn

## Objectives
objectives = Objectives
first-second = first / second VP
only-first = VP
targets = Targets
targets-hidden =
    { $n ->
        [0] turned over after this turn
        [one] turned over in 1 cube
       *[other] turned over in { $n } cubes
    }
targets-left =
    { $n ->
        [0] the game ends
        [one] 1 cube to the end
       *[other] { $n } cubes to the end
    }
ends-now = ends after this turn
face-down-target = Face down
place-first = first
place-second = second
place-open = { $place } place open, { $points } VP
place-taken = { $place } place { $who }, { $points } VP
you = you
far-none = not begun
objective-done = completed
row-label = { $name }: { $far }; { $places }

## Victory points
vp = VP
source-achievements = achievements
source-targets = targets
source-mission = mission
source-unknown-artifacts = Unknown Artifacts
source-part = { $n } { $source }
held-at-end = { $n } if held at the end
held-short = { $n } VP if held
mission-hidden = mission hidden
your-mission = Your mission
each-at-end = { $n } VP each, at the end
mission-held-now = full, yours
mission-unfound = not found yet
mission-open = not yet
no-chains = No chains in Fallout

## Combat of three or more
melee-in = { $n } sides in { $room }
melee-everybody = Everybody defends. The highest total wins; a tie, or two critical cards: all sides lose.
step-choose = Cards
step-result = Result
no-card = no card
side-won = wins
side-lost = loses
melee-won = { $name } beats all others
melee-own = You beat all others
melee-tied = A tie for the highest: all sides lose
melee-exploded = Two critical cards: all sides lose

## End
wins-with = { $name } wins with { $n } VP
you-win-with = You win with { $n } VP
shared-win = Victory is shared
how-targets-covered = All target cards were covered.
how-all-targets = { $name } completed all four targets.
how-limit = The turn limit was reached.
how-tied = A tie at { $n } VP: { $name } controls the most outer rooms, { $rooms }.
how-shared = A tie at { $n } VP, with as many outer rooms.
how-most = The most victory points win.
result-table = Victory points by source
result-player = Player
result-rooms = Rooms
result-missions = Missions, now open
