import type { SceneName } from './pictures/scenes.ts'
import type { VenueKind } from './venue.ts'

/** A recurring event at a venue; each entry becomes one or two activities of the demo world. */
export interface ProgrammeEntry {
  readonly title: string
  readonly description: string
  readonly scene: SceneName
  readonly at: readonly VenueKind[]
  /** Keys of the catalogue's activity kinds. */
  readonly kinds: readonly string[]
  readonly ages: readonly [min: number | null, max: number | null]
  readonly priceCents: number
  readonly spaces: number
  readonly spacesPerClient: number
  readonly minutes: number
  /** Sunday is 0. */
  readonly dayOfWeek: number
  readonly startMinute: number
  readonly repeat: 'Weekly' | 'Fortnightly'
  /** Access stock that each session counts separately. */
  readonly stock: {
    readonly wheelchairSpaces?: number
    readonly hearingLoop?: number
    readonly interpreter?: number
    readonly quietSlots?: number
  }
}

function entry(
  title: string,
  scene: SceneName,
  at: readonly VenueKind[],
  kinds: readonly string[],
  ages: ProgrammeEntry['ages'],
  priceCents: number,
  [spaces, spacesPerClient]: readonly [number, number],
  [dayOfWeek, startMinute, minutes]: readonly [number, number, number],
  stock: ProgrammeEntry['stock'],
  description: string,
  repeat: ProgrammeEntry['repeat'] = 'Weekly',
): ProgrammeEntry {
  return {
    title,
    description,
    scene,
    at,
    kinds,
    ages,
    priceCents,
    spaces,
    spacesPerClient,
    minutes,
    dayOfWeek,
    startMinute,
    repeat,
    stock,
  }
}

const adults = [16, null] as const
const all = [null, null] as const

/** The programme, in the order in which it is assigned to venues. */
export const activityProgramme: readonly ProgrammeEntry[] = [
  entry(
    'Morning tea and gentle stretch',
    'meal',
    ['office', 'community'],
    ['social', 'fitness'],
    adults,
    0,
    [12, 2],
    [2, 600, 90],
    { wheelchairSpaces: 6, hearingLoop: 1 },
    'Half an hour of stretching in a chair, then tea, scones and the news of the week. Stay for one part or both.',
  ),
  entry(
    'Quiet swim',
    'pool',
    ['pool'],
    ['swimming'],
    all,
    650,
    [16, 4],
    [6, 600, 60],
    { wheelchairSpaces: 1, quietSlots: 6 },
    'No music, lights low, warm water. The hoist and the ramp are ready, and two swim teachers are in the pool.',
  ),
  entry(
    'Gallery tour, described',
    'gallery',
    ['gallery', 'museum'],
    ['art', 'tours'],
    all,
    1200,
    [10, 3],
    [6, 840, 75],
    { wheelchairSpaces: 4, hearingLoop: 1 },
    'A guide describes six works in detail. Four of them may be touched, with gloves that we lend you.',
  ),
  entry(
    'Relaxed performance',
    'theatre',
    ['theatre'],
    ['theatre'],
    [5, null],
    2400,
    [80, 6],
    [0, 840, 110],
    { wheelchairSpaces: 8, hearingLoop: 1, quietSlots: 12 },
    'The lights stay on a little, doors stay open, and you may move and make sounds. A quiet room is beside the stage.',
    'Fortnightly',
  ),
  entry(
    'Show with sign language',
    'theatre',
    ['theatre'],
    ['theatre', 'language'],
    [10, null],
    2800,
    [80, 6],
    [5, 1140, 120],
    { wheelchairSpaces: 8, hearingLoop: 1, interpreter: 1 },
    'Two interpreters stand beside the actors, not at the edge. Seats with the best view are kept for Deaf people.',
    'Fortnightly',
  ),
  entry(
    'Clay for all hands',
    'craft',
    ['arts', 'community'],
    ['art'],
    [8, null],
    1800,
    [8, 2],
    [3, 780, 120],
    { wheelchairSpaces: 4 },
    'Pinch, coil and press. Tables go up and down, and every tool has a fat handle or a strap.',
  ),
  entry(
    'Story time in two languages',
    'shelves',
    ['library'],
    ['reading', 'playgroups'],
    [1, 8],
    0,
    [20, 4],
    [6, 630, 45],
    { wheelchairSpaces: 4, interpreter: 1 },
    'Three stories in two languages, with signs, props and room to roll about.',
  ),
  entry(
    'Computers without fear',
    'classroom',
    ['library', 'hall'],
    ['technology'],
    adults,
    0,
    [8, 1],
    [4, 600, 90],
    { wheelchairSpaces: 4, hearingLoop: 1 },
    'Screen readers, magnifiers and big keyboards. Bring your phone and your question.',
  ),
  entry(
    'Wheelchair basketball',
    'sportsHall',
    ['sports', 'hall'],
    ['adaptiveSport'],
    [12, null],
    500,
    [20, 4],
    [3, 1080, 90],
    { wheelchairSpaces: 12 },
    'Twelve sports chairs to borrow. Beginners start at the left hoop.',
  ),
  entry(
    'Boccia club',
    'sportsHall',
    ['sports', 'community'],
    ['adaptiveSport', 'social'],
    all,
    400,
    [16, 4],
    [1, 780, 120],
    { wheelchairSpaces: 16 },
    'Throw, roll or use a ramp. Everybody plays on the same court.',
  ),
  entry(
    'Beach day with mat and chairs',
    'beach',
    ['beach'],
    ['nature', 'playgroups'],
    all,
    0,
    [14, 4],
    [0, 600, 180],
    { wheelchairSpaces: 4, quietSlots: 2 },
    'Floating wheelchairs, a shade tent and lifeguards who know the chairs. Bring a hat and somebody to splash.',
    'Fortnightly',
  ),
  entry(
    'Slow walk by the water',
    'boardwalk',
    ['park'],
    ['nature', 'fitness'],
    all,
    0,
    [15, 3],
    [4, 570, 75],
    { wheelchairSpaces: 6 },
    'Two kilometres in an hour, with a seat every hundred metres. Nobody is left behind.',
  ),
  entry(
    'Planting at seated height',
    'garden',
    ['community', 'park', 'office'],
    ['gardening', 'nature'],
    all,
    0,
    [12, 3],
    [2, 840, 90],
    { wheelchairSpaces: 6 },
    'Herbs, beans and flowers in raised beds. Take home what you grew.',
  ),
  entry(
    'Cooking together',
    'kitchen',
    ['community', 'cafe'],
    ['cooking', 'social'],
    [10, null],
    1500,
    [8, 2],
    [5, 630, 150],
    { wheelchairSpaces: 3 },
    'One dish from start to plate, at a bench that fits you. Tell us what you cannot eat.',
  ),
  entry(
    'Open singing',
    'music',
    ['music', 'hall', 'theatre'],
    ['music', 'social'],
    all,
    300,
    [40, 6],
    [1, 1110, 90],
    { wheelchairSpaces: 10, hearingLoop: 1, interpreter: 1 },
    'Waiata, songs from the islands and old hits. Words on the screen and in large print.',
  ),
  entry(
    'Film with captions',
    'cinemaSeats',
    ['cinema'],
    ['film'],
    [13, null],
    1400,
    [50, 6],
    [3, 1140, 130],
    { wheelchairSpaces: 6, hearingLoop: 1 },
    'Captions on the screen, not on a box. Wheelchair spaces are in the middle row.',
  ),
  entry(
    'Touch the collection',
    'shelves',
    ['museum'],
    ['tours', 'culture'],
    all,
    800,
    [12, 4],
    [0, 660, 60],
    { wheelchairSpaces: 5, interpreter: 1 },
    'Ropes, shells, tools and a whale’s ear bone. Hands in, gloves on.',
  ),
  entry(
    'Glass-bottom boat',
    'ferry',
    ['transport'],
    ['nature', 'tours'],
    [3, null],
    4500,
    [18, 4],
    [6, 570, 120],
    { wheelchairSpaces: 2 },
    'A level gangway at high tide, two wheelchair places on deck and a guide who points with words.',
  ),
  entry(
    'Balance class',
    'therapy',
    ['therapy', 'community'],
    ['fitness'],
    [50, null],
    900,
    [10, 1],
    [2, 660, 60],
    { wheelchairSpaces: 2, hearingLoop: 1 },
    'Stand, step and turn beside a rail, with a physiotherapist and a chair behind you.',
  ),
  entry(
    'Market morning with a guide',
    'market',
    ['hall', 'community'],
    ['cooking', 'nature'],
    all,
    0,
    [10, 2],
    [6, 510, 90],
    { wheelchairSpaces: 3, quietSlots: 4 },
    'We go at the quiet hour, carry the bags and know which stalls have low counters.',
  ),
]
