"""1,024 words that are easy to write down, and hard to take for each other: ten bits each."""

from __future__ import annotations

from typing import Final

TEXT: Final = """
acorn actor adult agenda airport album alley almond alpine amber anchor angle animal ankle answer anthem antler
apple apron arbor arch arena arrow artist aspen atlas attic autumn avenue award bacon badge badger bagel baker
balcony ball ballad balloon bamboo banana band banjo bank banner barber bark barley barn barrel basil basin basket
bath battery beach beacon bead beam bean bear beard beaver bed bee beetle bell belt bench berry bicycle bike birch
bird biscuit bison blanket blizzard block blossom blouse boat bolt bone bonfire book boot border bottle boulder bowl
box bracelet bread breakfast breeze brick bride bridge broom brother brush bubble bucket buckle buffalo builder bulb
bunny bus bush butter button cabbage cabin cable cactus cake calendar camel camera camp canal canary candle candy
cannon canoe canvas canyon cape captain car caravan card cargo carnival carpet carrot cart castle cat cattle cave
ceiling celery cellar cello cereal chain chair chalk champion channel chapel chapter cheese cherry chess chest
chicken chief child chimney chin circle circus city clam claw clay cliff climber clock cloth cloud clover clown club
coach coast coat cobra cocoa coconut coffee coin collar colony color comb comet compass concert cookie copper coral
cork corn corner cotton couch cousin cow crab cradle crane crater crayon cream creek crew cricket crocus crop crow
crown cruise crystal cup cupboard curtain curve cushion cycle cypress daisy dance dancer dawn day deer delta dentist
desert desk dessert diamond diary dice dinner disc dish doctor dog doll dolphin domino donkey door dough dove dragon
drawer dream dress drill driver drop drum duck dune dusk dust eagle earth easel east echo egg elbow elder elephant
elevator ember emerald engine envelope equator evening fabric face factory falcon family farm farmer father feather
fence fern ferry fiddle field fig finch finger fire fish flag flame flamingo flask flea fleece flock flood floor
flower flute fly foam fog folder forest fork fort fossil fountain fox frame friend frog frost fruit funnel fur
galaxy gallery game garage garden garlic gate gazelle gecko gem ghost giant giraffe glacier glass globe glove glue
goat gold goose gorge gorilla grain grandma granite grape grass gravel gravy green grove guard guest guide guitar
gull gym hail hair hall hammer hammock hamster hand handle harbor harp hat hawk hazel head heart heater heaven hedge
heel helmet hen herb hermit hero heron hill hinge hippo hive hobby holiday holly honey hood hoof hook horizon horn
horse hospital hostel hotel hour house hurdle hut ice iceberg icicle igloo iguana insect iris iron island ivory ivy
jacket jaguar jam jasmine jeans jelly jet jewel jockey joke journal judge jug juggler juice jungle juniper kangaroo
kayak kennel kettle key keyboard king kiosk kitchen kite kitten kiwi knee knight knot koala label lace ladder lady
lagoon lake lamb lamp lantern lark laser laundry lava lavender lawn leaf leather lemon lemur lens leopard letter
lettuce level library lichen light lighthouse lilac lily lime linen lion lip lizard llama lobster lock locker loom
lotus lunch lynx machine magnet magpie mammoth mango mantle maple marble march market marsh mask mast match mattress
meadow meal medal melody melon menu mermaid metal meteor midnight milk mill mine mint minute mirror mist mitten moat
model monkey month moon moose morning mosaic moss moth mother motor mountain mouse mouth movie mud muffin mug muscle
museum mushroom music mustard nail name napkin neck necklace nectar needle neighbor nephew nest nettle newt nickel
niece night noodle noon north nose notebook novel nugget number nurse oasis oat ocean octopus office oil olive
omelet onion opal opera orange orbit orchard orchid organ ostrich otter oval oven owl owner oyster paddle page paint
palace palm pancake panda pansy panther paper parade parcel parent park parrot parsley partner party passenger pasta
pastry path patio peach peacock peak peanut pear pearl pebble pedal pelican pen pencil penguin pepper perfume petal
phone piano picnic picture pier pigeon pillow pilot pine pineapple pink pipe pirate pizza planet plank plant plate
platform player plaza plow plum pocket poem poet polar pole pollen pond pony pool poplar poppy porch porridge port
postcard pot potato powder prairie prince prize pudding puddle puffin pulley pump pumpkin pupil puppet puppy purple
purse puzzle pyramid quail quarry quartz queen quill quilt quince rabbit raccoon race racket radar radio radish raft
rail rain rainbow raisin ram ranch raspberry raven ray razor recipe record reef referee reindeer ribbon rice rider
ridge ring river road robin robot rock rocket roof room rooster root rope rose rowboat ruby rudder rug ruler runner
rust saddle sail sailor salad salmon salt sand sandal sandwich sapphire satin sauce saucer scale scarf school
science scissors scooter scout screen screw scroll sculptor sea seal season seat seed sesame shadow shamrock shark
shawl sheep shelf shell shepherd sheriff shield ship shirt shoe shop shore shoulder shovel shower shrimp shrub sign
silk silver singer sister skate ski skirt sky sled sleeve sleigh slope snail snake sneaker snow soap soccer sock
sofa soil soldier song soup south spark sparrow spear spice spider spinach spiral sponge spoon spring spruce square
squash squid squirrel stable stadium stage stairs stamp star starfish station statue steak steam steel stem stone
stool stork storm story stove straw stream street string student studio sugar suit suitcase summer summit sun sunset
surfer swallow swamp swan sweater swing sword syrup table tablet tail tailor tango tank tape target taxi tea teacher
team teapot telescope temple tennis tent thimble thistle thorn thread throne thumb thunder ticket tide tie tiger
tile timber toast toe tomato tooth torch tortoise towel tower town toy track tractor trail train tray treasure tree
triangle tribe trophy trout truck trumpet trunk tuba tulip tuna tunnel turkey turnip turtle tutor twig twin umbrella
uncle unicorn uniform valley van vanilla vase vault velvet vest village vine vinegar viola violet violin visitor
voice volcano vowel voyage vulture waffle wagon waist waiter walker wall wallet walnut walrus waltz wardrobe wasp
watch water wave wax weasel weather weaver wedding week west whale wheat wheel whisker whistle widget willow wind
window wing winter wizard wolf wombat wood wool worker world worm wren wrist writer yacht yard yarn year yellow
yogurt young zebra zenith zero zipper
"""

WORDS: Final = tuple(TEXT.split())
