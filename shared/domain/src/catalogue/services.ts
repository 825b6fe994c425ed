import { idFrom, type ServiceId } from '../ids.ts'

/** The units of sizes (domain.md, "Services and schedules"). */
export const sizeTypes = ['Hours', 'Visit', 'Rooms', 'People', 'Distance'] as const
export type SizeType = (typeof sizeTypes)[number]

/** Families of services, in display order. */
export const serviceFamilies = [
  'Personal care',
  'Home help',
  'Mobility and transport',
  'Therapy',
  'Companionship',
  'Equipment',
  'Learning',
  'Advocacy and support',
] as const
export type ServiceFamily = (typeof serviceFamilies)[number]

/**
 * One size of a service (product.md section 3, "Job size"). Ids are stable: the service's id times 10, plus its
 * position.
 */
export interface ServiceSizeOption {
  readonly id: number
  readonly name: string
  readonly sizeType: SizeType
  /** In hours; quarters, halves and wholes. */
  readonly durationHours: number
  readonly allowPeopleQtySelection: boolean
  /** The maximum number of people in one booking; null where people are not chosen. */
  readonly maxPeople: number | null
}

/** One service of the catalogue, which every provider chooses from. */
export interface CatalogueService {
  readonly id: ServiceId
  readonly family: ServiceFamily
  readonly name: string
  readonly description: string
  readonly sizeOptions: readonly ServiceSizeOption[]
}

type Size = readonly [name: string, durationHours: number]
type Sizes = readonly [sizeType: SizeType, ...sizes: Size[]]
type Row = readonly [id: number, name: string, description: string, sizes: Sizes, maxPeople?: number]

const oneToThreeHours: Sizes = ['Hours', ['1 hour', 1], ['2 hours', 2], ['3 hours', 3]]
const hoursOfADay: Sizes = ['Hours', ['2 hours', 2], ['4 hours', 4], ['8 hours', 8]]
const visits: Sizes = ['Visit', ['Short visit', 0.5], ['Usual visit', 1], ['Long visit', 1.5]]
const sessions: Sizes = ['Visit', ['First visit', 1], ['Follow-up visit', 0.75]]
const distances: Sizes = ['Distance', ['Up to 10 km', 0.75], ['Up to 25 km', 1.25], ['Up to 50 km', 2]]

const rows: Record<ServiceFamily, readonly Row[]> = {
  'Personal care': [
    [1, 'Morning care', 'Help to get up, wash, dress and start the day.', visits],
    [2, 'Evening care', 'Help to wash, change and settle for the night.', visits],
    [3, 'Showering and bathing', 'Help in the shower or bath, with your own equipment or a hoist.', visits],
    [4, 'Meal support', 'Help to prepare a meal and, if you like, to eat it.', visits],
    [
      5,
      'Medication support',
      'A reminder, and help to take medicines as prescribed.',
      ['Visit', ['Short visit', 0.25], ['Usual visit', 0.5]],
    ],
    [6, 'Continence care', 'Private, respectful help with continence and toileting.', visits],
    [
      7,
      'Overnight care',
      'Somebody in your home through the night, asleep or awake.',
      ['Hours', ['8 hours', 8], ['10 hours', 10]],
    ],
    [8, 'Foot care', 'Nail and skin care at home by a trained carer.', ['Visit', ['One visit', 0.75]]],
  ],
  'Home help': [
    [
      9,
      'House cleaning',
      'Floors, kitchen and bathroom, with the products you choose.',
      ['Rooms', ['1 to 2 rooms', 1.5], ['3 to 4 rooms', 2.5], ['5 rooms or more', 4]],
    ],
    [10, 'Laundry and ironing', 'Washing, drying, folding and ironing in your home.', oneToThreeHours],
    [11, 'Shopping together', 'Going to the shops with you, or for you with your list.', oneToThreeHours],
    [
      12,
      'Cooking for the week',
      'Meals cooked in your kitchen, portioned and labelled.',
      ['People', ['Meals for the week', 3]],
      6,
    ],
    [13, 'Gardening', 'Lawns, hedges and beds kept safe and tidy.', oneToThreeHours],
    [
      14,
      'Small repairs',
      'Grab rails, light bulbs, loose steps and other small jobs.',
      ['Visit', ['Small job', 1], ['Half a day', 4]],
    ],
    [
      15,
      'Decluttering',
      'Sorting and clearing at your pace, so that you can move around.',
      ['Rooms', ['1 room', 3], ['2 rooms', 6]],
    ],
  ],
  'Mobility and transport': [
    [16, 'Ride in an accessible van', 'A van with ramp or hoist, and a driver who helps door to door.', distances, 4],
    [17, 'Ride in a car', 'A driver who helps you in and out, with room for a folding chair.', distances, 3],
    [
      18,
      'Company to an appointment',
      'Somebody who travels with you, waits, and takes notes if you wish.',
      ['Hours', ['2 hours', 2], ['3 hours', 3], ['4 hours', 4]],
    ],
    [
      19,
      'Travel training',
      'Learning a bus, train or walking route until you go it alone.',
      ['Visit', ['One lesson', 2]],
    ],
    [20, 'Sighted guide', 'A trained guide for walks, errands and new places.', oneToThreeHours],
  ],
  Therapy: [
    [21, 'Physiotherapy at home', 'Movement, strength and balance with a registered physiotherapist.', sessions],
    [22, 'Occupational therapy', 'Ways and equipment to do what matters to you.', sessions],
    [23, 'Speech and language therapy', 'Speech, language, swallowing and communication devices.', sessions],
    [24, 'Hydrotherapy', 'Exercise in warm water, with a hoist where needed.', ['Visit', ['One session', 0.75]], 2],
    [
      25,
      'Massage',
      'Gentle massage at home for pain, tension and circulation.',
      ['Hours', ['45 minutes', 0.75], ['1 hour', 1]],
    ],
    [26, 'Counselling', 'Somebody trained to listen, at home or by video.', ['Visit', ['One session', 1]]],
    [27, 'Music therapy', 'Music made together, for mood, speech and movement.', ['People', ['One session', 1]], 6],
  ],
  Companionship: [
    [28, 'Friendly visit', 'A cup of tea, a game, a talk: regular company at home.', oneToThreeHours],
    [29, 'Out and about', 'Company to the beach, a café, a game or a show.', hoursOfADay, 3],
    [30, 'Respite for carers', 'Somebody who takes over, so that your carer can rest.', hoursOfADay],
    [
      31,
      'After-school company',
      'Care and fun for a child or young person until the family is home.',
      oneToThreeHours,
      3,
    ],
    [
      32,
      'Dog walking and pet care',
      'Walks, feeding and clean-up for your animals.',
      ['Visit', ['30 minutes', 0.5], ['1 hour', 1]],
    ],
  ],
  Equipment: [
    [
      33,
      'Wheelchair service',
      'Brakes, tyres, bearings and batteries checked at your place.',
      ['Visit', ['Check', 0.75], ['Check and repair', 1.5]],
    ],
    [
      34,
      'Equipment delivery and fitting',
      'Beds, hoists, shower chairs and ramps delivered, fitted and explained.',
      ['Visit', ['One item', 1], ['Several items', 2]],
    ],
    [
      35,
      'Home access check',
      'Doors, steps, bathroom and lighting measured, with a written plan.',
      ['Rooms', ['Up to 5 rooms', 2], ['Whole house', 3]],
    ],
    [
      36,
      'Help with technology',
      'Phones, screen readers, switches and smart-home devices set up for you.',
      oneToThreeHours,
    ],
  ],
  Learning: [
    [
      37,
      'Sign language lesson',
      'NZSL or Auslan for you, your family or your team.',
      ['People', ['One lesson', 1]],
      12,
    ],
    [38, 'Life skills coaching', 'Cooking, money, travel and other skills, step by step.', oneToThreeHours],
    [39, 'Tutoring', 'School or study support that fits how you learn.', ['Hours', ['1 hour', 1], ['2 hours', 2]], 3],
    [
      40,
      'Job coaching',
      'Finding, starting and keeping work that suits you.',
      ['Hours', ['1 hour', 1], ['2 hours', 2]],
    ],
  ],
  'Advocacy and support': [
    [
      41,
      'Advocate at a meeting',
      'Somebody on your side at a school, housing or health meeting.',
      ['Visit', ['One meeting', 2]],
    ],
    [
      42,
      'Sign language interpreter',
      'NZSL or Auslan interpreting for appointments and events.',
      ['Hours', ['2 hours', 2], ['4 hours', 4]],
      30,
    ],
    [
      43,
      'Help with forms and funding',
      'Applications, reviews and appeals filled in together.',
      ['Hours', ['1 hour', 1], ['2 hours', 2]],
    ],
    [
      44,
      'Support plan review',
      'A fresh look at your plan, your hours and your goals.',
      ['Visit', ['One meeting', 1.5]],
    ],
  ],
}

/** The catalogue, family by family. */
export const services: readonly CatalogueService[] = serviceFamilies.flatMap((family) =>
  rows[family].map(([id, name, description, [sizeType, ...sizes], maxPeople = null]) => ({
    id: idFrom(id),
    family,
    name,
    description,
    sizeOptions: sizes.map(([sizeName, durationHours], index) => ({
      id: id * 10 + index + 1,
      name: sizeName,
      sizeType,
      durationHours,
      allowPeopleQtySelection: maxPeople !== null,
      maxPeople,
    })),
  })),
)

const servicesById = new Map<number, CatalogueService>(services.map((service) => [service.id, service]))

/** The service with this id, or null. */
export function findService(id: number): CatalogueService | null {
  return servicesById.get(id) ?? null
}

/** What people call a service beside its name. */
const everydayNames: Readonly<Record<number, string>> = {
  1: 'getting up dressing wash shower',
  2: 'going to bed wash',
  3: 'wash bath shower',
  4: 'cooking eating feeding',
  6: 'toilet catheter pads',
  8: 'podiatry toenails',
  10: 'washing clothes',
  11: 'groceries supermarket',
  13: 'lawns mowing',
  16: 'taxi cab driver wheelchair appointment hospital',
  17: 'taxi cab driver lift appointment hospital',
  20: 'blind',
  22: 'ot',
  23: 'slt speech pathology swallowing',
  24: 'pool water',
  26: 'mental health talk',
  28: 'company lonely visitor',
  29: 'outing',
  30: 'break carer sitting',
}

/** The services whose name, family or everyday names contain the words of `text`, ignoring case; all for an empty text. */
export function searchServices(text: string): CatalogueService[] {
  return servicesWith(wordsOf(text), ({ id, name, family }) => `${name} ${family} ${everydayNames[id] ?? ''}`)
}

/** Words of a sentence that name no service. */
const fillers = new Set(
  wordsOf(
    'a an and at can do for get have help i in is it me my need of on or our some somebody someone the to us want we with',
  ),
)

/**
 * What somebody may mean who asks in their own words ("help me wash"): as `searchServices`, without the words that name
 * nothing, and by descriptions where no name has them.
 */
export function servicesMeant(text: string): CatalogueService[] {
  const words = wordsOf(text).filter((word) => !fillers.has(word))
  if (words.length === 0) return searchServices(text)
  const named = searchServices(words.join(' '))
  return named.length > 0 ? named : servicesWith(words, ({ name, description }) => `${name} ${description}`)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

function servicesWith(words: readonly string[], searched: (service: CatalogueService) => string): CatalogueService[] {
  return services.filter((service) => words.every((word) => searched(service).toLowerCase().includes(word)))
}

/** Why a booking of this size may not be for `peopleQty` people, or null. */
export function peopleQtyRefusal(
  { allowPeopleQtySelection, maxPeople }: Pick<ServiceSizeOption, 'allowPeopleQtySelection' | 'maxPeople'>,
  peopleQty: number,
): string | null {
  const most = allowPeopleQtySelection ? (maxPeople ?? 1) : 1
  if (Number.isInteger(peopleQty) && peopleQty >= 1 && peopleQty <= most) return null
  return most === 1 ? 'This service is for one person at a time.' : `Choose 1 to ${most} people.`
}
