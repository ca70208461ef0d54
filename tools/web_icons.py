"""Icons that stand for the cards of Ark Nova, by printed number; an animal without one is shown by its category."""

from __future__ import annotations

from typing import Final


def numbered(text: str) -> dict[int, str]:
    """``402 lion`` on each line; several numbers may share an icon."""
    found: dict[int, str] = {}
    for line in text.split("\n"):
        *numbers, icon = line.split() or [""]
        found.update({int(number): icon for number in numbers})
    return found


ANIMALS: Final = numbered("""
401 403 412 413 saber-toothed-cat-head
402 lion
404 418 lynx-head
405 fox
406 407 tiger
408 409 411 416 bear-head
410 420 squirrel
414 415 raccoon-head
417 424 wolf-howl
419 badger
421 422 423 juggling-seal
425 rat
426 431 elephant
427 432 rhinoceros-horn
429 zebra-shield
433 434 panda
435 440 tapir
436 437 441 bison
438 442 443 deer
439 526 camel
444 ram-profile
445 porcupine
446 sperm-whale
447 528 kangaroo
448 koala
449 beaver
450 mole
451 453 454 455 456 458 459 460 462 463 464 465 466 467 468 monkey
452 461 monkey
457 gorilla
469 479 480 489 croc-jaws
470 482 483 485 487 492 snake
471 481 tortoise
472 476 490 horned-reptile
473 478 486 488 493 gecko
474 snake-spiral
475 cobra
477 chameleon-glyph
484 turtle
491 lizard-tongue
494 507 514 516 ostrich
495 505 509 eagle-head
496 510 heron
497 511 flamingo
498 shoebill-stork
499 500 504 506 vulture
501 518 hummingbird
502 toucan
503 512 owl
508 527 parrot-head
513 barn-owl
515 eating-pelican
517 swallow
519 goat
520 sheep
521 horse-head
522 donkey
523 rabbit
524 pig
525 seated-mouse
""")

SPONSORS: Final = numbered("""
201 erlenmeyer
202 216 public-speaker
203 medical-pack
204 greek-temple
205 gorilla
206 dna2
207 molecule
208 bookshelf
209 processor
210 earth-america
211 european-flag
212 australia
213 earth-asia-oceania
214 africa
215 218 nest-eggs
217 crane
219 magnifying-glass
220 receive-money
221 stone-tablet
222 scroll-unfurled
223 microscope
224 radar-dish
225 biohazard
226 wireframe-globe
227 228 263 paw-print
229 rabbit-head
230 elephant-head
231 monkey
232 gecko
233 vulture
234 lion
235 elephant
236 gorilla
237 cobra
238 hummingbird
239 lion
240 deer
241 waves
242 stone-pile
243 badger
244 penguin
245 aquarium
246 cable-stayed-bridge
247 248 264 monkey
249 barn-owl
250 sea-turtle
251 polar-bear
252 hyena-head
253 deer-head
254 graduate-cap
255 kid-slide
256 water-splash
257 ranch-gate
258 seagull
259 gecko
260 goat
261 school-bag
262 compass
""")

PROJECTS: Final = numbered("""
101 three-leaves
102 wireframe-globe
103 africa
104 earth-america
105 australia
106 earth-asia-oceania
107 european-flag
108 127 monkey
109 125 gecko
110 124 lion
111 126 deer
112 123 eagle-head
113 pine-tree
114 mountains
115 palm-tree
116 elephant
117 forest
118 lion
119 mountaintop
120 panda
121 sea-cliff
122 monstera-leaf
128 waves
129 stone-pile
130 rabbit-head
131 elephant
132 microscope
""")

SCORING: Final = numbered("""
1 elephant
2 rabbit-head
3 microscope
4 treasure-map
5 three-leaves
6 forest
7 laurels
8 top-hat
9 paw-print
10 stone-pile
11 waves
""")

BUILDINGS: Final[dict[str, str]] = {
    "petting_zoo": "goat",
    "reptile_house": "gecko",
    "large_bird_aviary": "eagle-head",
    "kiosk": "shop",
    "pavilion": "medieval-pavilion",
    "meerkat_den": "badger",
    "penguin_pool": "penguin",
    "aquarium": "aquarium",
    "cable_car": "cable-stayed-bridge",
    "baboon_rock": "monkey",
    "rhesus_monkey_park": "monkey",
    "barred_owl_hut": "barn-owl",
    "sea_turtle_tank": "sea-turtle",
    "polar_bear_exhibit": "polar-bear",
    "spotted_hyena_compound": "hyena-head",
    "okapi_stable": "deer-head",
    "zoo_school": "graduate-cap",
    "adventure_playground": "kid-slide",
    "water_playground": "water-splash",
    "side_entrance": "ranch-gate",
}
