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
map-A-about = For first games: a kiosk and an enclosure of 3 spaces stand there from the start.
map-0-about = For the next games: an empty map.
map-1-about = 2 appeal whenever an enclosure beside the tower becomes occupied.
map-2-about = An enclosure beside the gate counts as 2 spaces larger.
map-3-about = Many spaces around the lake bring 2 money.
map-4-about = With the harbour connected, you may sell one hand card for 3 money in each of your turns.
map-5-about = In a break, 1 money for each covered space beside the restaurant.
map-6-about = With the institute connected, each animal needs one condition less.
map-7-about = With all 3 parlors covered, each kiosk pays 1 money more in a break.
map-8-about = Each letter covered brings a sponsor; with all of them, sponsors count one level less.
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

words-where = Where
words-what = What
folder = Folder { $n }

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
    Round { $round }: { $n ->
        [one] 1 turn left
       *[other] { $n } turns left
    }
reputation-step = Reputation { $n }
reputation-brings = Reputation { $n }: { $bonus }
conservation-step = { $n ->
        [2] 2 conservation points: turn an action card to side II, or hire a worker
        [5] 5 conservation points: a bonus tile, or 5 money
        [8] 8 conservation points: a bonus tile, or 5 money
        [10] 10 conservation points: everybody discards a final scoring card
       *[other] { $n } conservation points
    }
tile-gone = Taken

## Actions
action-row = Action cards
action-row-of = Action cards of { $name }
to-slot = To slot { $n }
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
       *[other] Spend { $n }
    }
answer-draw = { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
answer-break = Break +{ $n } for money
ask-action = Choose an action
ask-sponsors = Play a sponsor?
ask-cards = Draw or take cards
ask-take-card = Take a card
ask-build = What do you build?
ask-discard-scoring = Discard a scoring card
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
task-label = { $name }, strength { $n }
task-at-work = at work: { $who }
three-less = animals 3 less
task-project-hint = Support one of the projects; its reward and a token of your left edge are yours.
task-takes =
    { $n ->
        [one] takes 1 worker
       *[other] takes { $n } workers
    }
task-closed = closed until the break
donate-hint = +1 conservation after a task
used = used
once = once
every-break = every break
blocked = blocked
you-reach = you reach
closed = closed
short-by = { $n } short
workers-all = { $n } of { $of } workers hired
offer-yours = yours
offer-free = free
offer-away = gone until the break
projects = Conservation projects
projects-above = { $n } of { $of } above
you-have = you { $n }
project-of-card =
    { $price ->
        [0] played from your hand
       *[other] from the display, { $price } money
    }
level-label = { $project }, { $need } for { $reward }: { $state ->
        [taken] taken by { $who }
        [blocked] blocked
        [reach] in reach
        [closed] you support it already
       *[not] { $missing } short
    }

## End
how-points = Victory points are appeal less the target of the conservation points.
how-alone = Alone you win with 0 points or more.
race-chart = The race by turn: at 114 appeal and target meet
score-again = Scoring, step by step
score-step-trigger = End trigger
score-step-last = Last turns
score-step-cards = Final scoring cards
score-step-sponsors = Endgame sponsors
score-step-target = Target and appeal
score-step-result = Result
score-trigger = { $name }: appeal and target have met
score-round = The last round is over
score-no-last = none
score-turn = { $name } took a turn.
score-cards = revealed together
score-sponsors = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
score-target = subtract the target from the appeal
score-axis = Target against appeal
score-won = won in the scoring
score-both = overlap = victory points
score-row = { $name }: appeal { $appeal }, target { $target }, { $points } points.
score-target-at = target { $n }
score-target-of = target ({ $n })
score-not-over = Not over yet
score-how-title = How it works
score-how = Every conservation point moves the target to the left: 2 appeal up to 10 points, then 3.
score-how-points = Points are appeal less the target. Below zero the two markers have not met.
score-before = before: { $appeal } / { $conservation }
score-hidden = face down
score-next = Next: { $step }
score-end = All hands and final scoring cards are open now.
score-auto = Auto
score-once-more = Step through again
score-skip = Skip to the result
score-go = Next step
stat-points = Points
stat-animals = Animals
stat-sponsors = Sponsors
stat-projects = Projects
stat-spaces = Spaces built
stat-turns = Turns

## Break
break-called = { $name } reached the end of the track.
break-alone = The round is over.
break-step-hand = Hand limit
break-step-tokens = Tokens off
break-step-association = Association
break-step-display = Display
break-step-income = Income
break-step-track = Break track
break-step-round = Next round
break-nobody = Nobody had too many cards
break-discards = { $name } discards { $n }
break-tokens = Venom, constriction and multipliers are gone
break-home =
    { $n ->
        [0] Workers are home
        [one] Workers are home, 1 tile is new
       *[other] Workers are home, { $n } tiles are new
    }
break-display = { $out } out, { $n } new
break-display-hint = folders 1 and 2 leave, the others move down
break-back = Back to the start, { $n } steps
break-next = Round { $round }, { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
discarded = discarded
new = new
your-income = Income
income-hint = each source on its own
income-appeal = Appeal
income-appeal-about = what the space of your appeal pays
income-kiosks = Kiosks
income-kiosks-about = 1 for each building beside a kiosk
income-map-about = what your map pays
income-left-edge-about = tokens that come again in every break
income-map = The map
income-left-edge = Left edge of the map
income-sponsors = Sponsors
income-sum = +{ $n } money
income-now = you have { $n }
go-on = Go on

ahead-hands = The others
ahead-hand = { $name }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }{ $over ->
        [0] {""}
       *[other] , { $over } too many
    }
ahead-home =
    { $n ->
        [0] No worker is away.
        [one] 1 worker comes home.
       *[other] { $n } workers come home.
    }
ahead-display = Leaving the display
ahead-income = Income ahead
ahead-part = { $name } { $n }

## Choosing cards
hold-to-read = Hold a card to read it in large.
marked = { $n } of { $of } marked
look-at-zoo = Look at the zoo
back-to-cards = Back to the cards
back-to-board = Back to the association
pill-keep = keep
pill-discard = discard
pill-sell = sell
pill-pouch = put under
pill-take = take

## Cards
card-price = Price
card-level = level { $n }
card-size = Needs an enclosure of size { $n } or more
card-spaces = { $building }: { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
card-beside = { $terrain } beside its enclosure
card-or = or
card-fee = What the folder adds
card-kind-base = Base project
card-kind-base-short = Base
card-kind-icon_count = Icon count
card-kind-release = Release
card-kind-breeding = Breeding
card-kind-scoring = Final scoring
card-secret = secret
card-sponsor = Sponsor
card-building = Unique building, { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
card-number = No. { $n }
card-at-most = at most 4
card-stays = stays on the board
card-project = project card
card-when-played = +{ $n } when played
card-class-small = small
card-class-medium = medium
card-class-large = large
card-no-ability = No ability
card-only-gains = Brings what is printed below.
card-solo = Solo
card-level-label = { $need }: { $reward }
card-tag-now = Now
card-tag-after = After
card-tag-each = Each
card-tag-always = Always
card-tag-break = Break
card-tag-end = End
card-range = Folder { $folder }: reputation { $n } (you { $have })
card-bar-range = reputation { $n }
card-cheaper = { $n } money less
card-could = Could be played
card-mine = You support it already
card-bar-mine = supported
card-missing = { $short ->
        [one] 1 short of its lowest level
       *[other] { $short } short of its lowest level
    }
card-no-animal = No animal of yours fits
card-bar-animal = no animal fits
card-bar-missing = { $short } short
card-lack-folder = Only side II of its action plays cards of the display
card-bar-folder = needs side II
card-lack-icon = { $short } more { $thing } ({ $have } of { $need })
card-bar-icon = { $short } more { $id ->
        [PettingZooAnimal] petting
       *[other] { $thing }
    }
card-lack-partner = No partner zoo in { $thing }
card-bar-partner = partner { $thing }
card-lack-partners = Partner zoos: { $have } of { $need }
card-bar-partners = { $need } partner zoos
card-lack-side = { $thing } must be on side II
card-bar-side = { $thing } II
card-lack-reputation = Reputation { $need } (you { $have })
card-bar-reputation = reputation { $need }
card-lack-appeal = Appeal over { $need } (you { $have })
card-bar-appeal = appeal over { $need }
card-lack-class = No { $thing } animals: you chose the others
card-bar-class = no { $thing } ones
card-lack-level = Level { $need }, your action allows { $have }
card-bar-level = level over { $have }
card-lack-home = No empty enclosure of size { $need }{ $have ->
        [0] {""}
       *[other] { " " }(largest { $have })
    }
card-bar-home = no { $need }-space
card-lack-either = No empty enclosure of size { $need }, no room in a { $thing }
card-bar-either = no home
card-lack-special = No room in a { $thing }
card-bar-special = no { $thing }
card-lack-terrain = No home beside { $need } { $thing } (best { $have })
card-bar-terrain = no { $thing } beside
card-lack-place = No place for its building
card-bar-place = no place
card-lack-money = { $short } money short (have { $have })
card-bar-money = { $short } money short
card-lack-strength = { $thing } needs strength { $need } (at most { $have })
card-bar-strength = strength { $need }
card-lack-workers = { $need ->
        [0] No worker may go there until the break
        [one] No worker free
       *[other] { $need } workers needed ({ $have } free)
    }
card-bar-workers = no worker
card-lack-tokens = All tokens are placed
card-bar-tokens = no token left
card-hand = Hand
card-played = Cards in the zoo
card-played-n = In play { $n }
card-none-played = No cards played yet
card-to-display = Back to the display
card-your-hand = Your hand
card-in-question = To choose from
card-hand-empty = No cards in hand
card-limit = Hand limit at the break: { $n }
card-filter = Which cards
card-all = All { $n }
card-ready = Playable { $n }
card-choice = Choice { $n }
card-playable = could be played
card-label-animal = animal, price { $price }, size { $size }
card-label-sponsor = sponsor of level { $n }
card-label-project = conservation project
card-display = Display
card-folder = Folder { $n }
card-folder-fee = Folder { $n }: playing the card from here costs { $n } money more
card-empty-folder = Folder { $n } is empty
card-deck = { $n } cards in the deck
card-deck-word = deck
card-discard-top = The card on top of the discard pile
card-before = The card before
card-after = The next card
card-start = Use { $action } to play it
card-its-level = Level
card-allows = Your action allows { $n } at most
card-you-have = You have { $n } money
card-needs = Needs
card-stands = As things stand
card-points = { $n } conservation
card-you-have-now = You have
card-ignored = { $n } ignored
card-need-icon = { $n } { $icon }
card-need-partners = { $n } partner zoos
card-need-side = { $action } on side II
card-need-reputation = Reputation { $n }
card-need-appeal = Appeal { $n } or less
card-home = Home
card-fits =
    { $n ->
        [0] none fits
        [one] 1 fits
       *[other] { $n } fit
    }
card-herd = With the { $animal }
card-gains = When it enters your zoo
card-becomes = { $what } +{ $n }: { $from } becomes { $to }.
card-gain = { $what } +{ $n }.
card-income = Income from appeal { $from } becomes { $to }.
card-counts = Counts for
card-counted = { $name } (you have { $have })
card-table-cards = draw / discard
card-table-animals = animals
card-does-cards-1 = Break +2, then draw.
card-does-cards-2 = Break +2, then draw or take in range.
card-does-build-1 = One building, size up to the strength.
card-does-build-2 = Several, all different, total size up to the strength.
card-does-animals-1 = Play animals from hand.
card-does-animals-2 = Play from hand or range.
card-does-association-1 = Exactly one task up to the strength.
card-does-association-2 = Different tasks, total up to the strength.
card-does-sponsors-1 = One sponsor, level up to the strength.
card-does-sponsors-2 = Sponsors, total level up to the strength + 1.
card-notes-cards-1 = At 5: take any card of the display instead
card-notes-cards-2 =
    From 3: take any card of the display instead
    Reputation may pass 9
card-notes-build-1 =
    2 money per space
    Kiosk, pavilion, enclosures 1 to 5, petting zoo
card-notes-build-2 =
    2 money per space
    Also reptile house and aviary
    May cover spaces marked II
card-notes-animals-1 = From 5: two animals
card-notes-animals-2 =
    At 5: reputation +1 first
    From the display: pay the folder number
card-notes-association-1 = {""}
card-notes-association-2 =
    One donation after a task
    Projects from range
    Partner zoos 3 and 4
card-notes-sponsors-1 = Or: break by the strength, as much money
card-notes-sponsors-2 =
    From hand or range
    Or: break by the strength, twice the money
