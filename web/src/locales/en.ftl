## Frame
app-name = Two Arks
loading = Loading
menu = Menu
back-home = Back to the start page
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole ship
players-count =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
turn = Turn { $n }
your-move = Your move
their-move = { $name }
watching = Watching
game-over = Game over
waiting-several = waiting for { $n }
mode-awakening = Standard
mode-first-mission = First Mission
mode-fallout = Fallout
mode-guardians = Guardians
mode-glitch = Glitch
mode-it-learns = It Learns
tag-side-B = Factions
tag-complexity2-true = Complexity 2
tag-unfair = Unfair
tag-enemy-dark-player = Dark Player
tag-difficulty-hard = hard
tag-difficulty-1 = difficulty 1
tag-difficulty-2 = difficulty 2
tag-difficulty-3 = difficulty 3
note-enemy-dark-player = Whoever takes the last seat is the Dark Player: it leads the Enemy, against all others.
note-unfair = Unfair: those who know the game less are helped a little each turn.
link-loading = Connecting
link-open = Connected
link-lost = Reconnecting
link-lost-for = Reconnecting { $n } s
delay = { $n } ms
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
watchers =
    { $n ->
        [one] 1 person watches
       *[other] { $n } people watch
    }
link-gone = Closed
skip-to-decision = Skip to the decision

## Players
bot = bot
you = You
away = away
thinking = thinking
time-used = Time { $name } has thought
seats = Seats
seat-conceded = conceded, a bot plays on
seat-yours = your seat
seat-here = here
seat-gone = gone for a moment
seat-stand-in = away, a bot stands in
seat-asked = The others have been asked. You sit down as soon as all of them agree.
seat-refused = The others said no.
level-of = Level of the bot for { $name }
rename = Rename
save = Save
open-seat = Open for a friend
stand-in = Let a bot stand in
stand-in-short = bot stands in
stand-in-now = Let a bot stand in
stand-in-ask = Ask for a stand-in
stand-in-text = A stand-in plays until the owner comes back. Nobody sees its hand.
sit = Sit
your-name = Your name
ask-seat = Ask to play
follow = Follow
follow-turn = whoever is to move

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
budget = { $name }: { $n } left
end-anyway = { $left } left. End anyway?
never-ask = Don’t ask again
keep-going = Keep going
step-more = More { $name }
step-less = Fewer { $name }
moved-on = The table has moved on meanwhile; this is the question now.
no-answer = The server did not answer. Try again in a moment.
pick-more = Choose { $n } more
pick-thing = Pick on the table
pick-option = Pick one
undo = Undo (Z)
undo-none = Nothing to undo
undo-ask = Undo: the others have to agree
undo-why = Since your last answer something was revealed, or somebody else has answered. You cannot take it back alone.
undo-propose = Ask the others to take it back
undo-bots = Take it back, the bots agree
restart =
    { $n ->
        [one] Take back 1 answer
       *[other] Restart: take back { $n } answers
    }
hint = Hint (H)
why-not = Why not?
reconnecting = Reconnecting …
reconnecting-text = The game is safe on the server; this page goes on as soon as it answers.
their-turn = { $name } is thinking
their-turn-away = { $name } is away
their-turn-stand-in = A bot plays for { $name }
their-doing = { $name }: { $doing }
watching-text = You are watching
gave-up = You have conceded; a bot plays on for you.
lost-long = No connection to the server
lost-long-text = Everything you chose is kept. The game is safe; check your network, or try now.
retry = Retry
loading-lost = The server does not answer yet.

## Proposals
proposal = Proposal
proposal-undo = { $name } asks to take back an answer.
proposal-end = { $name } asks to end the game now.
proposal-stand-in = { $name } asks for a bot to stand in for somebody who is away.
proposal-seat = Somebody new asks to play where a bot does.
proposal-own-undo = You asked to take back your last answer.
proposal-own-end = You asked to end the game now.
proposal-own-stand-in = You asked for a bot to stand in.
somebody = Somebody who watches
agree = Agree
refuse = Refuse
withdraw = Withdraw
agreed = { $name } agrees
agreed-short = agrees
not-yet = { $name } has not voted yet
not-yet-short = has not voted yet
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

## Several people at one screen
hot-pass = Pass the screen to { $name }
hot-who = Who is at the screen?
hot-text = The curtain hides what others must not see.
hot-me = I am { $name }
hot-look = { $name } looks on
hot-asked = It is { $name }’s turn.
hot-give = Pass the screen

## End
you-win = You win
you-lose = { $name } wins
nobody-wins = Nobody wins
show-board = Show the board
show-result = Result
rematch = Rematch
replay = Replay
fair-deal = Fair deal
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
concede-sure = Give up? A bot plays on for you, and your seat may go to somebody new. There is no way back.
end-sure = End the game for everybody? The other people are asked; bots agree at once.
menu-end = Ask to end the game
menu-game = This game
menu-table = This table
deal-sealed = The deal is sealed: { $seal }
deal-was-sealed = The deal was sealed: { $seal }
deal-sealed-text = The server fixed its random number before anyone sat down. When the game is over, anyone can check that it was not changed.
deal-check = Check the deal
rules-old = Rules { $n }
rules-old-text = This game goes by the rules it began with.
menu-link = Copy the link
menu-seat-link = Play on another device
menu-seat-link-text = The second link is your seat: whoever opens it plays for you. Keep it to yourself.
menu-settings = Settings
menu-sound = Sound when it is your turn
menu-ask-end = Ask before something unused is given up
menu-text = The board as a table of words
menu-motion = Less motion
key-actions = n-th action
key-confirm = confirm
key-drop = step back
key-undo = undo
key-restart = restart
key-list = list of actions
key-log = log
key-hint = hint
key-why = why not
key-zoom = fit, zoom
key-arrows = between rooms
credits = Icons by Lorc, Delapouite and contributors of game-icons.net, CC BY 3.0. Fonts Inter, Exo 2 and Fraunces, SIL OFL 1.1. An unofficial, open project.

## Home
level-random = Gentle
level-greedy = Steady
level-search = Sharp
status-open = waiting for players
status-running = running
status-over = over
gone-title = This table is gone
unknown-game = This page does not know the game of this table.
gone-text = The link may be old, or the table was never here.
gone-do = Ask for a new link, or start another table.
try-again = Try again
load-failed = A part of this page could not be loaded. The server may be down for a moment, or was renewed: try again.
lobby-wait = Waiting for players
lobby-share = Send this link to those who shall sit here:
lobby-start = The game starts by itself when every seat is taken.
lobby-deal = Dealing
lobby-deal-text = Everyone is seated. Waiting for a random number from the browser of { $names }: it comes by itself as soon as the table is open there.
lobby-free =
    { $n ->
        [one] 1 seat is free.
       *[other] { $n } seats are free.
    }
lobby-choose = Choose a free seat, or stay and watch the game when it starts.
lobby-add-bot = Add bot
lobby-open-seat = open seat
copied = Copied
guest = Guest { $n }
statistics = Statistics
replay-own = Your eyes
