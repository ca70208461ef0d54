## Verdict
running = Checking the deal …
running-text = The server is dealing the game again and replaying every move.
fair-own = The deal was fair
fair-own-text = Neither the server nor any one player could choose the order of the cards. Your own number went into it, and your browser has checked it.
fair-others = The deal was fair
fair-others-text = Neither the server nor any one player could choose the order of the cards. Your browser added no number itself, so it relies on those who did.
some-missing = Seats that did not add a number take nothing away from that: one is enough.
alone = The seal holds, but nobody added a number
alone-text = Nothing was changed after the seal was shown. But as no seat added a number, the server could have tried many of its own before it sealed one.
unseen = Everything fits, as far as your browser can tell
unseen-text = The numbers fit together, and the game replays to the same end. But your browser did not see the seal before the end, so it cannot tell whether it was swapped.
partly = Not everything was checked
partly-text = Nothing is wrong so far. The replay could not be checked; try again in a moment.
elsewhere = This browser can’t check it here
elsewhere-text = Browsers do these sums only on secure pages (https). What the server says is shown below; to check it yourself, download the record and run “arks verify” on it.
fails =
    { $step ->
        [seal] Step 1 fails: the seal does not hold
        [added] Step 2 fails: the deal is not made of these numbers
       *[replay] Step 3 fails: the game does not replay
    }
fails-text = Download the record and keep it: it shows what was dealt and what was played.
none = There is no deal to check
none-fork = This game goes on from a moment of another one, so what comes was no secret. The beginning can be checked at the table it comes from.
none-fork-link = Open that table
none-old = This table was made before deals were sealed. You can replay it, but nobody can check how it was dealt.
unreachable = The deal could not be checked

## Steps
step-seal = Before anyone sat down
step-seal-text = The server sealed a random number of its own and showed everybody the seal.
step-added = Every seat could add a number of its own
step-added-text = That way neither the server nor a player alone could choose the deal.
step-replay = Now the seal is open
step-replay-text = The server deals the game again from these numbers and replays every move. You need not take its word for it: “arks verify” does the same on your own machine.
seal = seal
key = server’s
salt = salt
seed = all together
tick-seal-holds = matches
tick-seal-open = not checked
tick-seal-fails = does not match
tick-added-holds = { $n } of { $all }
tick-added-open = { $n } of { $all }
tick-added-fails = does not match
tick-replay-holds = same end
tick-replay-open = not checked
tick-replay-fails = differs
tick-running = checking …
seal-kept = It is the seal that your browser remembers, and the server’s number fits it.
seal-unseen = The server’s number fits it. But your browser did not see this seal before the end.
seal-broken = The server’s number does not fit the seal: one of them was changed.
seal-swapped = This is not the seal that your browser was shown at first.
nobody-added = The deal follows from the server’s number alone.
seed-fits = The deal follows from the server’s number and these.
seed-differs = The deal does not follow from the server’s number and these.
own-left-out = The number that your browser sent was left out.
own-changed = The number that your browser sent was changed.
not-here = Your browser cannot check this here.
server-says = The server says: { $text }
in-time = in time
did-not-add = did not add one
added-other = from another browser of yours
added-left-out = yours was left out
added-changed = not what you sent
show-all-digits = Show all digits
show-few-digits = Show fewer digits

## Beside them
yourself = Check it yourself
yourself-text = The record holds all the numbers and every move. Anyone can deal the game again from it, offline.
check-again = Check again
download = Download the record
not-shown = What it does not show
not-shown-text = That the server kept the deal to itself while you played, that it was not in league with the player who added the last number, or that nobody showed a friend their hand or asked a bot for help.
if-it-fails = If it ever fails
if-it-fails-text = A red bar names the step that differs. Keep the record, and show it to the others.
