## A faction
faction-label = { $name }: powers and weakness
weakness = Weakness
power-of = Power: { $name }
tips = How it plays
bombs-left = Bombs
bombs-left-text = { $n } of { $of } subspace bombs are left to place.
mini = Mini action
mini-text = Before your action phase you may perform one type of mini action; it does not move your marker.
mini-move = Move { $n }
mini-militarize = Militarize { $n }
mini-produce = { $n } Mt

## Circles of sections
circles-label = { $covered } of { $of } circles covered
circles-units =
    { $n ->
        [one] 1 unit assigned
       *[other] { $n } units assigned
    }

## Cards under a biodome
constructed = Constructed
constructed-slot = Room for a constructed section
constructed-empty = empty
constructed-text = A constructed section: it adds to your actions as long as it lies here.
constructed-fresh = It counts from the next phase on.
help-card = Help
help-text = Help for those who know the game less: you may use it before each of your action phases.
gift-conversion = Convert
gift-move = Move +{ $n }
gift-teleport = Teleport +{ $n }
gift-teleport-any = Any room +{ $n }
gift-extra-route = Route +{ $n }
gift-produce = Produce +{ $n }
gift-exploit-bonus = Exploit +{ $n }
gift-awake-discount = Awake { $n }
gift-field-heal = Heal { $n } free
gift-engineer = Engineer +{ $n }
gift-engineer-remote = Remote +{ $n }
gift-engineer-free = Free +{ $n }
gift-engineer-free-biodome = At home +{ $n }
gift-discover-keep = Discover { $n }
gift-use-artifact = Use +{ $n }
gift-militarize = Militarize +{ $n }
gift-defence = Defence +{ $n }
gift-defence-per-unit = Defence { $n } each
gift-combat-per-unit = Combat { $n } each
gift-combat-with-cube = Combat +{ $n }
gift-mini-move = Move { $n } first
gift-mini-militarize = Arm { $n } first
gift-mini-produce = { $n } Mt first

## A section in detail
printed = Printed on this section
as-section = As a section of your biodome
