## Phases of a turn
phases = Phases of this turn
phase-preempt = Preempt
phase-action = Action
phase-combat = Combat

## Verbs of the preemptive phase
verbs = What arsenal can do now
verb-unseal = Unseal
verb-seal = Seal
verb-disintegrate = Disintegrate
verb-label =
    { $verb } for { $price } arsenal, { $n ->
        [one] 1 place
       *[other] { $n } places
    }
verb-locked = { $verb } needs { $price } arsenal, you have { $have }
verb-nowhere = { $verb } for { $price } arsenal: nothing to work on where your units are
arsenal-becomes = Arsenal { $from } → { $to }

## Doorways
door-open = Doorway between { $one } and { $other }: seal it
door-sealed = Doorway between { $one } and { $other }, sealed by { $who }
door-unseal = Doorway between { $one } and { $other }, sealed by { $who }: open it
sealed-by-you = you
note-sealed =
    { $n ->
        [one] 1 doorway sealed by { $who }
       *[other] { $n } doorways sealed by { $who }
    }
guarded = guarded
note-guarded = guarded: your units must stop here
note-guarded-others = guarded: others must stop here
power-tokens =
    { $n ->
        [one] 1 power token
       *[other] { $n } power tokens
    }
tokens-left = { $n } of { $of } power tokens left to HACK

## Gates of the arsenal
gate-seal = From { $n } arsenal: seal and unseal doorways
gate-critical = From { $n } arsenal: critical mass cards may be played in combat
gate-disintegrate = From { $n } arsenal: disintegrate a cube

## Questions and answers
ask-preemptive = Preemptive phase
ask-disintegrate-cylinders = Cylinders too?
ask-hack-with = Pay with what?
ask-remove-section = Remove which section?
brief-seal = Seal
brief-unseal = Unseal
brief-disintegrate = Disintegrate
brief-hack = Power token: { $room }
brief-construct = Construct { $card }
brief-remove-section = Remove { $card }
brief-range = Fire at { $room }
brief-bomb = Bomb in { $room }
brief-explode = Explode { $room }

## Bombs
note-bomb = bomb of { $who }
