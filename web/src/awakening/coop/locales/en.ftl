# The sentences of the solo and co-op modes.

mode-guardians = Guardians
mode-glitch = Glitch
mode-it-learns = It Learns
enemy = Enemy
enemy-guardians = Guardians
enemy-glitch = The glitch
enemy-it-learns = It Learns
automata = Automata
led-by = led by { $name }
you-lead = you lead it
holds-cards = { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
  }
units-guardians = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
supply = { $cubes } cubes, { $cylinders } cylinders left
cubes-left = { $n } glitch cubes left
enemy-combat = Combat strength
enemy-defence = Defence
enemy-strip = { $name }, { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
  }
turns-short = { $n } left
adapted-short = adapted { $n }/{ $all }
adaptations = of { $n } adapted
adaptations-text = So often must it have adapted before the Challengers can win

stage-turn = Turn { $n }
stage-round = Round { $round } · turn { $n }
stage-constructing = Building the ship

# --- the turn counter and the sequence
turns-left = { $n ->
    [one] turn left
   *[other] turns left
  }
zero-loses = 0 = you lose
zero-resolves = 0 = the round is resolved
counter-label = { $left } of { $of } turns are left; { $end }
sequence = What the Enemy does, in order
phase-counter = Counter
phase-disintegrate = Disintegrate
phase-teleport = Teleport
phase-move = Move
phase-heal = Heal, reset
phase-combat = Combat
phase-disaster = Disaster
phase-diagnose = Diagnose
phase-hostile = Hostiles
phase-turns = Turns
phase-resolve = Resolve
rounds = Rounds
round = Round { $n }
round-of = round { $n } of { $all }

# --- cards of the Enemy
action-card = Action card
in-deck = { $n } in deck
card-moves = move
priority = Directions in the order in which they are tried
nobody-moves = nobody moves
none-drawn = none drawn
target-card = Target
last-drawn = last drawn
aim-factory = { $resource } factories
aim-generator = Power Generator
guardian = Guardian { $n }
guardian-label = Guardian { $n } in { $room }, { $state }
on-enemy-board = Enemy board
state-upright = upright
state-used = used
state-wounded = wounded
state-ready = teleports next
state-moving = moving now
diagnose = Diagnose cards
diagnosed = { $n } of { $all } shown
diagnose-done = found
diagnose-go = send units there
face-down = Face down
damaged-count = { $n ->
    [one] 1 damaged room
   *[other] { $n } damaged rooms
  }
damaged-diagnose = { $n ->
    [one] 1 of them on a diagnose card
   *[other] { $n } of them on diagnose cards
  }
track-corrupt = Corrupt
track-infect = Infect
track-removal-cost = Removal cost
track-combat = Combat per cube
track-defence = Defence per cube
track-label = { $name }: { $value }, { $covered ->
    [0] not upgraded
    [one] upgraded once
   *[other] upgraded { $covered } times
  }
strategy = Strategy
strategy-infect = Infect
strategy-corrupt = Corrupt
strategy-bloom = Bloom
last-target = Last target
adapts-after = { $n ->
    [0] It adapts now.
    [one] It adapts when 1 more action card is used.
   *[other] It adapts when { $n } more action cards are used.
  }
alarm-mission = { $n } of { $all } mission rooms are taken. All at once: you lose.
alarm-infection = { $n ->
    [0] No infection cube is left: if one is needed, you lose.
    [one] Only 1 infection cube is left: if one is needed and none there, you lose.
   *[other] Only { $n } infection cubes are left: if one is needed and none there, you lose.
  }
alarm-corruption = { $n ->
    [0] No corruption cylinder is left: if one is needed, you lose.
    [one] Only 1 corruption cylinder is left: if one is needed and none there, you lose.
   *[other] Only { $n } corruption cylinders are left: if one is needed and none there, you lose.
  }
alarm-counter = { $n ->
    [0] The turn counter has run out.
    [one] Only 1 turn is left.
   *[other] Only { $n } turns are left.
  }

# --- the shared mission
shared-mission = Shared mission
mission-done = { $n } of { $all } activated
mission-shared = shared, { $n } of { $all } activated
mission-later = Drawn when the ship is complete
mission-activated = activated, stays done
mission-unrevealed = not revealed yet
mission-blocked = Guardian { $n } inside
mission-corrupted = corrupted
mission-infected = { $n ->
    [one] 1 infection cube
   *[other] { $n } infection cubes
  }
mission-damaged = damaged
mission-hostile = hostile unit inside
mission-damaged-hostile = damaged, hostile unit inside
mission-open = open
goal-guardians = Activate all three before the counter is at 0.
goal-glitch = { $hard ->
    [yes] After round 3: repaired, fully integrated, no hostile unit.
   *[other] After round 3: repaired, and no hostile unit inside.
  }
goal-it-learns = Activate all three, and let it adapt { $n } times.
legend-guardians = Rooms with a Guardian
legend-guardians-text = No control, no benefit, no power in, no cubes, no way through. Power may leave.
legend-glitch = Damaged rooms
legend-glitch-text = Nobody controls them. Engineering replaces the glitch cubes.
legend-it-learns = In the rooms
legend-infection = Infection counts as a unit; { $blocking } or more stop you, { $infection } at most.
legend-corruption = Corruption: no control until it is engineered away.
note-guardian = Guardian { $n } blocks it
note-damaged = damaged
note-diagnose = on a diagnose card
note-infected = { $n ->
    [one] 1 infection cube
   *[other] { $n } infection cubes
  }
note-corrupted = corrupted
note-mission = room of the mission
note-activated = room of the mission, activated
guardian-here = Guardian { $n } blocks this room
ban-control = no control
ban-benefit = no benefit
ban-power = no power in
ban-cubes = no cubes
ban-through = no way through
no-chains = Chains off · { $n } Challengers

# --- the Enemy's turn, step by step
playback = The Enemy's turn
playback-step = step { $n } of { $all }
playback-back = One step back
playback-pause = Pause
playback-play = Play on
playback-next = Next step
playback-speed = Speed { $n } times
way-straight = straight
way-right = right
way-left = left
way-behind = behind
letter-straight = S
letter-right = R
letter-left = L
letter-behind = B
hindrance-no-room = no room
hindrance-guardian-there = another Guardian
halt-gate = a transport gate
halt-units = units
halt-cubes = cubes
halt-cylinders = cylinders
halt-sealed = a sealed doorway
why-tried = { $way ->
    [straight] Straight
    [right] Right
    [left] Left
   *[other] Behind
  }: { $reason }.
why-taken = { $way ->
    [straight] Straight
    [right] Right
    [left] Left
   *[other] Behind
  }: { $room }.
why-taken-stops = { $way ->
    [straight] Straight
    [right] Right
    [left] Left
   *[other] Behind
  }: { $room }, stops at { $stop }.
why-held = Stopped by { $stop }.
step-counter = The Guardians' turn: { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
  }
step-cube-disintegrated = Guardian { $n } removes a cube in { $room }
step-cylinder-returned = Guardian { $n } sends power back from { $room }
step-moved = Guardian { $n } moves { $way ->
    [straight] straight on
    [behind] back
   *[other] { $way }
  }
step-guardian-teleported = Guardian { $n } teleports to { $room }
step-guardian-not-teleported = Guardian { $n } does not teleport
step-guardian-stayed = Guardian { $n } stays in { $room }
step-guardian-stopped = Guardian { $n } stays in { $room }
step-glitched = { $n ->
    [one] 1 glitch cube
   *[other] { $n } glitch cubes
  } in { $room }
step-hostile-unit-came = A hostile unit appears in { $room }
step-corruption-placed = It corrupts { $room }
step-infection-placed = It infects { $room }
summary = { $name }: { $what }.
summary-nothing = { $name }: nothing happened.
sum-guardian-teleported = { $n } teleported
sum-guardian-moved = { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
sum-cube-disintegrated = { $n ->
    [one] 1 cube removed
   *[other] { $n } cubes removed
  }
sum-cylinder-returned = { $n ->
    [one] 1 cylinder sent back
   *[other] { $n } cylinders sent back
  }
sum-glitched = { $n ->
    [one] 1 room damaged
   *[other] { $n } rooms damaged
  }
sum-hostile-unit-came = { $n ->
    [one] 1 hostile unit
   *[other] { $n } hostile units
  }
sum-corruption-placed = { $n ->
    [one] 1 room corrupted
   *[other] { $n } rooms corrupted
  }
sum-infection-placed = { $n ->
    [one] 1 infection cube
   *[other] { $n } infection cubes
  }
sum-adapted = it adapted

# --- building the ship
constructing = The ship is being built
constructing-text = One unit of each Challenger walks 2 rooms and explores, in turn. Tokens bring nothing yet.
rooms-to-reveal = { $n ->
    [0] all rooms revealed
    [one] 1 room to reveal
   *[other] { $n } rooms to reveal
  }

# --- trades
trade = Trade
trade-with = Trade with { $name }
trade-offers = { $name } offers a trade
you-get = You get
you-give = You give
nothing = nothing
after = After
no-change = nothing changes
accept = Accept
decline = Decline
withdraw = Withdraw
make-offer = Offer
let-lapse = Go on without an answer
trade-between = { $one } waits for the answer of { $other }; your question comes after it.
give-more = Give 1 { $resource } more
give-less = Give 1 { $resource } less
want-more = Ask for 1 { $resource } more
want-less = Ask for 1 { $resource } less

# --- whoever leads the Enemy
you-lead-long = You lead: { $name }
lead-goal = You win when the Challengers fail.

# --- challenger-action cards
action-cards = Action cards
adapts-in = adapts after { $n }
hand-of = Artifacts in hand: { $n }
symbol-corrupt = feeds Corrupt
symbol-infect = feeds Infect
symbol-removal = feeds the removal cost
symbol-strength = feeds combat and defence
turned-left = left half
turned-right = right half
turned-down = face down
card-used = used by { $name }, { $way }
card-free = not used
card-halves = Left: { $left }. Right: { $right }. { $used }
brief-turn = { $way ->
    [down] Turn it face down
   *[other] { $section }, { $feeds }
  }
ask-challenger-card = Which action card?

# --- questions in few words
ask-construct = Walk and explore
ask-name-edge = Where does its name edge lie?
ask-encounter = Which combat next?
ask-fighter = Who fights?
ask-guardian = Which Guardian moves?
ask-guardian-room = Teleport where?
ask-guardian-step = Where does it go?
ask-trade-offer = Accept the trade?
ask-remove-cylinder = Which cylinder leaves?
ask-enemy-target = Which room is meant?
ask-infect-step = Which way?
ask-corrupt-room = Corrupt which room?
ask-infect-room = Infect which room?
ask-cleanse-with = With which engineering?

# --- the end
challengers-win = The Challengers win
challengers-lose = The Challengers lose
you-win-together = { $n ->
    [one] You win
   *[other] You win together
  }
you-lose-together = { $n ->
    [one] You lose
   *[other] You lose together
  }
dark-wins = { $name } wins
dark-wins-you = You win: the Challengers failed
how-mission-done = All rooms of { $title } are done.
how-glitch-survived = The ship outlasted all three rounds.
how-turn-counter = The turn counter reached 0 before all rooms of { $title } were activated.
how-glitch-cubes = A glitch cube was needed, and none was left.
how-round = Round { $n } was not passed.
how-mission-rooms = All rooms of { $title } were infected or corrupted at once.
how-supply = An infection cube or a corruption cylinder was needed, and none was left.
how-lost = The Challengers lost: { $reason }.
end-counter = turn counter at { $n }
end-round = round { $n } of { $all }
end-adapted = adapted { $n } of { $all } times
enemy-waits = They come when the ship is complete.
enemy-more = How it acts
enemy-less = Less
turn-guardians = Guardians' turn
turn-glitch = The ship breaks down
turn-it-learns = It Learns' turn
zero-wins = 0 = you win
mission-repaired = repaired
not-activated = not activated
