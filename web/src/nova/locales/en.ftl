## Frame
logo = Ark Nova
mode-nova = Ark Nova
mode-solo = Alone
mode-map = { $map }
mode-maps = Different maps
map-A = Map A
map-0 = Map 0
map-1 = Observation Tower
map-2 = Outdoor Areas
map-3 = Silver Lake
map-4 = Commercial Harbor
map-5 = Park Restaurant
map-6 = Research Institute
map-7 = Ice Cream Parlors
map-8 = Hollywood Hills
tab-zoo = Zoo
tab-display = Display
tab-hand = Hand
tab-association = Assoc.
tab-tracks = Tracks
detail = Detail
read-only = read only
back-to-mine = Back to mine
zoo-of = { $name }’s zoo
only-you = only you
preview = preview

## What is counted
icon-Bird = Bird
icon-Herbivore = Herbivore
icon-Predator = Predator
icon-Primate = Primate
icon-Reptile = Reptile
icon-Bear = Bear
icon-PettingZooAnimal = Petting zoo animal
icon-Africa = Africa
icon-Americas = Americas
icon-Asia = Asia
icon-Europe = Europe
icon-Australia = Australia
icon-Science = Science
icon-Rock = Rock
icon-Water = Water
money = Money
xtokens = X-tokens
appeal = Appeal
conservation = Conservation
reputation = Reputation
workers = Workers
hand = Cards in hand
income = Income of the next break, as things stand

## Players
player-label = { $name }, appeal { $appeal }, conservation { $conservation }, { $money } money
race = The race
race-hint = meet = last round
race-gap = { $n } apart
race-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
race-label = { $name }: appeal { $appeal }, conservation { $conservation }, { $gap } apart

## Tracks
break = Break
break-label = Break track: { $left } of { $of } steps left
solo-left =
    { $n ->
        [one] 1 turn left in this round
       *[other] { $n } turns left in this round
    }
reputation-step = Reputation { $n }{ $bonus ->
        [""] {""}
       *[other] : { $bonus }
    }{ $who ->
        [""] {""}
       *[other] , { $who }
    }
conservation-hint = bonuses at 2, 5, 8, 10
conservation-step = { $n ->
        [2] 2 conservation points: turn an action card to side II, or hire a worker
        [5] 5 conservation points: a bonus tile, or 5 money
        [8] 8 conservation points: a bonus tile, or 5 money
        [10] 10 conservation points: everybody discards a final scoring card
       *[other] { $n } conservation points
    }
conservation-at = at { $n }:
tile-gone = Taken

## Actions
action-row = Action cards
action-animals = Animals
action-association = Association
action-build = Build
action-cards = Cards
action-sponsors = Sponsors
action-label = { $name }, slot { $slot }, side { $side ->
        [2] II
       *[other] I
    }, strength { $strength }: { $says }{ $legal ->
        [yes] , can be chosen
       *[no] {""}
    }
card-animals = { $n ->
        [0] Plays nothing
       *[other] Play up to { $n }
    }
card-cards = Draw { $n }
card-association = { $side ->
        [0] Task { $n } or less
       *[other] Tasks for { $n } in all
    }
card-build = { $side ->
        [0] Size { $n } or less
       *[other] Size { $n } in all
    }
card-sponsors = { $side ->
        [0] Level { $n } or less
       *[other] Level { $n } in all
    }
take-x = Take an X instead
choose-card = Choose a card to move
venom = Venom: using the card removes it
constriction = Constriction: strength 2 less
multiplier = Multiplier: the card can run twice
xtokens-spent = { $n } X-tokens spent
one-less = One less
one-more = One more
about-animals-1 = Play animals from your hand: none with strength 1, two with 5 and more, else one.
about-animals-2 = Play animals from hand or in range: one with strength 1 or 2, else two. At 5: 1 reputation first.
about-association-1 = One task of the association board, as hard as the strength or less.
about-association-2 = Several different tasks within the strength, and a donation after one of them.
about-build-1 = One building with as many spaces as the strength or less, for 2 money a space.
about-build-2 = Several different buildings within the strength, also the reptile house and the aviary.
about-cards-1 = The break comes 2 steps nearer; draw cards. With strength 5 take any card of the display instead.
about-cards-2 = The break comes 2 steps nearer; draw, or take in range. From strength 3 take any card instead.
about-sponsors-1 = One sponsor of a level up to the strength; or the break comes nearer for money.
about-sponsors-2 = Sponsors of levels up to the strength and 1 more; or the break comes nearer for twice the money.
about-venom = Venom: at the end of a turn in which no venom was removed you pay 2 money.
about-constriction = Constriction: its strength is 2 less until it was used.
about-multiplier = Multiplier: it can run once more.
doing-strength = { $action }, strength { $n }
brief-act = Use { $action }
brief-rest = Take the X-token
brief-place = Place it here
brief-house = House it for { $price }
brief-play = { $price ->
        [0] Play { $card }
       *[other] Play { $card } for { $price }
    }
brief-support = Support { $project }
brief-release = Release { $card }
brief-take = Take { $card }
brief-snap = Snap { $card }
brief-keep = Keep { $card }
brief-discard = Discard { $card }
brief-spend = { $n ->
        [0] Spend none
       *[other] { $label }
    }
ask-action = Choose an action
ask-place = Where to?
ask-house = Where will it live?
ask-keep-four = Keep 4 cards
ask-association = Association
ask-hand-limit = Too many cards

## The zoo
map-own = Your zoo, { $map }
map-of = Zoo of { $name }, { $map }
no-map-yet = No map has been chosen yet.
label-space = Space { $name }
label-at = at { $name }
label-water = water
label-rock = rock
label-two = needs Build II
label-bonus = brings { $bonus }
label-under = under the { $building }
label-legal = can be chosen
label-occupied = occupied
label-empty = empty
label-filled = { $n } of { $of } spaces filled
lives-here = { $names } lives here
about-kiosk = pays 1 money in a break for each building beside it
about-pavilion = brought 1 appeal
about-unique = came with its sponsor
left-edge = Tokens of the left edge
left-space = Token { $n }: { $bonus }{ $again ->
        [yes] , again in every break
       *[no] {""}
    }{ $used ->
        [yes] , used
       *[no] {""}
    }
notepad = Notepad
partner-zoos = Partner zoos
universities = Universities
final-scoring = Final scoring
a-card = a card
slot = slot { $n }
partner-in = Partner zoo in { $name }
university-hand_limit = University: hand limit 5, 1 reputation
university-science_reputation = University: 1 Science icon, 2 reputation
university-science_science = University: 2 Science icons

## Building
build = Build
buildings = Buildings
per-space = 2 money per space
spots =
    { $n ->
        [one] 1 spot
       *[other] { $n } spots
    }
for-free = free
short-enclosure1 = 1-space
short-enclosure2 = 2-space
short-enclosure3 = 3-space
short-enclosure4 = 4-space
short-enclosure5 = 5-space
short-petting_zoo = Petting zoo
short-reptile_house = Reptile house
short-large_bird_aviary = Aviary
short-kiosk = Kiosk
short-pavilion = Pavilion
shape-again = already built
shape-side = needs side II
shape-have = you have one
shape-size = over by { $n }
shape-place = no place
shape-money = { $n } money short
shape-label = { $name }, { $price } money, { $reason }
strength = Strength { $n }
strength-left = { $n } of { $of } left
spaces-left = { $n } spaces left
build-side-one = Side I: one building.
build-side-two = Side II: several buildings, all different. Each is paid and done before the next.
turn-it = Turn it
on-the-map = On the map
key-fits = fits as it is turned
key-turn = fits after turning
key-bonus = bonus you would gain
key-wrong = does not fit; hatched spaces are why
if-placed = If you place it
you-had = You had
it-costs = It costs
bonus-space = Bonus space
then = Then
homes = Homes
homes-fit = { $fit } fit, { $not } do not
home-fits = fits
home-uses = uses { $n } of { $free } free
home-full = occupied
home-full-short = occupied
home-small-short = too small
home-spaces-short = too full
home-rock-short = no rock
home-water-short = no water
home-kind = another kind of home
home-small = too small, { $have } of { $need }
home-spaces = { $have } of { $need } spaces free
home-rock = not enough rock beside it
home-water = not enough water beside it
flock = With a herd
what-changes = What changes

## Association
association = Association
donate = Donate
donate-for = Donate { $n } money for 1 conservation point
workers-free =
    { $n ->
        [0] no worker free
        [one] 1 worker free
       *[other] { $n } workers free
    }
task-reputation = Reputation +2
task-partner-zoo = Partner zoo
task-university = University
task-project = Conservation project
task-label = { $name }, strength { $n }{ $who ->
        [""] {""}
       *[other] , at work: { $who }
    }
offer-yours = yours
offer-free = free
offer-gone = gone until the break
projects = Conservation projects
projects-above = { $n } of { $of } above
you-have = you { $n }
level-label = { $project }, { $need } for { $reward }: { $state ->
        [taken] taken by { $who }
        [blocked] blocked
        [reach] in reach
        [closed] you support it already
       *[not] { $missing } short
    }

## End
how-points = Victory points are appeal less the target of the conservation points.
stat-points = Points
stat-animals = Animals
stat-sponsors = Sponsors
stat-projects = Projects
stat-spaces = Spaces built
stat-turns = Turns
