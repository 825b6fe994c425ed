import { costTier } from '@waymark/domain/enums'
import type { OrganisationLine } from './organisations.ts'

/** What the demo world's organisations offer; each is one service of the catalogue, or an own one of `ownServices`. */
export type ServiceKey =
  | 'morning care'
  | 'evening care'
  | 'home help'
  | 'cooking'
  | 'shopping'
  | 'garden'
  | 'appointment drive'
  | 'day out drive'
  | 'physiotherapy'
  | 'occupational therapy'
  | 'speech therapy'
  | 'companionship'
  | 'equipment'
  | 'learning'
  | 'advocacy'
  | 'respite'
  | 'interpreter'
  | 'company to an appointment'
  | 'nordic walking'
  | 'storytelling'

/** Weekly starts in minutes after midnight, Sunday first. */
export type WeekPattern = readonly [
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
]

/** How a service is offered in the demo world. */
export interface ServicePlan {
  /** The service of the catalogue, or one of `ownServices`. */
  readonly serviceId: number
  readonly description: string
  readonly preparation: string | null
  readonly bufferMinutes: number
  readonly costTier: number
  readonly pricing: string
  /** Price per hour in cents; null where everything is quoted. */
  readonly hourCents: number | null
  /** Prices of the sizes in order, where they differ from the hourly price. */
  readonly sizeCents?: readonly (number | null)[]
  readonly week: WeekPattern
}

const at = (...times: readonly string[]): readonly number[] =>
  times.map((time) => {
    const [hours, minutes] = time.split(':').map(Number)
    return (hours ?? 0) * 60 + (minutes ?? 0)
  })

const everyWorkday = (...times: readonly string[]): WeekPattern => [
  [],
  at(...times),
  at(...times),
  at(...times),
  at(...times),
  at(...times),
  [],
]

/** The plan of each service. */
export const servicePlans: Readonly<Record<ServiceKey, ServicePlan>> = {
  'morning care': {
    serviceId: 1,
    sizeCents: [2800, 4800, 6800],
    description: 'Help to get up, shower, dress and have breakfast, at your pace.',
    preparation: 'Please have towels and clean clothes where we can see them.',
    bufferMinutes: 15,
    costTier: costTier.$$,
    pricing: 'You pay after the visit. Public holidays cost half as much again.',
    hourCents: 4800,
    week: [
      at('09:00', '10:15', '11:30'),
      at('07:00', '08:15', '09:30', '13:00'),
      at('07:30', '09:15', '10:30', '13:00', '14:45'),
      at('07:00', '08:15', '09:30', '13:00', '14:45'),
      at('07:30', '09:15', '10:30', '13:00'),
      at('07:00', '08:15', '09:30'),
      at('09:00', '10:15', '11:30'),
    ],
  },
  'evening care': {
    serviceId: 2,
    description: 'Help with dinner, medication you take yourself, and getting to bed.',
    preparation: null,
    bufferMinutes: 15,
    costTier: costTier.$$,
    pricing: 'You pay after the visit.',
    hourCents: 5200,
    week: everyWorkday('14:30', '15:45', '17:00'),
  },
  'home help': {
    serviceId: 9,
    description: 'Cleaning, laundry and the jobs that need two hands or a ladder.',
    preparation: 'We bring our own cloths. Please leave out the products you like.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'The second room of a visit costs less.',
    hourCents: 4200,
    week: everyWorkday('08:00', '10:00', '13:00', '15:00'),
  },
  cooking: {
    serviceId: 12,
    description: 'We cook with you or for you, for today and for the freezer.',
    preparation: 'Tell us what you cannot eat.',
    bufferMinutes: 15,
    costTier: costTier.$$$,
    pricing: 'Food is yours, time is ours.',
    hourCents: 4400,
    week: everyWorkday('10:00', '14:00'),
  },
  shopping: {
    serviceId: 11,
    description: 'We go together, at the quiet hour, and carry what is heavy.',
    preparation: null,
    bufferMinutes: 30,
    costTier: costTier.$,
    pricing: 'The drive is included.',
    hourCents: 4200,
    week: everyWorkday('09:30', '13:30'),
  },
  garden: {
    serviceId: 13,
    description: 'Lawns, hedges, raised beds and firewood.',
    preparation: 'Please bring pets inside.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'Green waste is taken away for $15.',
    hourCents: 5500,
    week: everyWorkday('08:30', '11:00', '14:00'),
  },
  'appointment drive': {
    serviceId: 16,
    sizeCents: [2900, 5400, null],
    description: 'Door to door in a van with a hoist. The driver comes in with you if you wish.',
    preparation: 'Tell us the kind of chair and where it is tied down.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'Priced by distance. Waiting is free for 20 minutes.',
    hourCents: 6600,
    week: [
      at('10:00', '13:30'),
      at('08:00', '09:30', '11:00', '13:30', '15:00', '16:00'),
      at('08:00', '09:30', '11:00', '13:30', '15:00', '16:00'),
      at('08:00', '09:30', '11:00', '13:30', '15:00', '16:00'),
      at('08:00', '09:30', '11:00', '13:30', '15:00', '16:00'),
      at('08:00', '09:30', '11:00', '13:30', '15:00', '16:00'),
      at('10:00', '13:30'),
    ],
  },
  'day out drive': {
    serviceId: 29,
    description: 'A whole outing: there, with you, and back. Two wheelchair places.',
    preparation: null,
    bufferMinutes: 30,
    costTier: costTier.$$$,
    pricing: 'We quote when we know where you want to go.',
    hourCents: null,
    week: everyWorkday('09:00', '13:00'),
  },
  physiotherapy: {
    serviceId: 21,
    sizeCents: [11_000, 9500],
    description: 'Movement, balance and strength after illness or injury, or to keep what you have.',
    preparation: 'Wear something you can move in. Have your last letter from hospital ready.',
    bufferMinutes: 15,
    costTier: costTier.$$,
    pricing: 'The first visit is longer and costs more.',
    hourCents: 11_000,
    week: everyWorkday('08:30', '10:00', '11:30', '13:30', '15:00'),
  },
  'occupational therapy': {
    serviceId: 22,
    description: 'How to do the things of your day at home, at work and outside, and what equipment helps.',
    preparation: null,
    bufferMinutes: 30,
    costTier: costTier.$$$,
    pricing: 'Reports are included.',
    hourCents: 12_000,
    week: everyWorkday('09:00', '11:00', '14:00'),
  },
  'speech therapy': {
    serviceId: 23,
    description: 'Speaking, understanding and swallowing, and talking with pictures or a device.',
    preparation: null,
    bufferMinutes: 15,
    costTier: costTier.$$,
    pricing: 'A second person may sit in, free of charge.',
    hourCents: 11_800,
    week: everyWorkday('09:30', '11:00', '14:00'),
  },
  companionship: {
    serviceId: 28,
    description: 'Company for a walk, a film, a game of cards, or just a cup of tea.',
    preparation: null,
    bufferMinutes: 15,
    costTier: costTier.$,
    pricing: 'Tickets for two are yours to pay; with a companion card ours is free.',
    hourCents: 3800,
    week: everyWorkday('10:00', '13:00', '15:00'),
  },
  equipment: {
    serviceId: 34,
    description: 'We bring a chair, hoist or aid, set it up and show everybody how it works.',
    preparation: 'Measure your doors, or let us do it.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'Trying is free for two weeks.',
    hourCents: null,
    week: everyWorkday('09:00', '11:00', '14:00'),
  },
  learning: {
    serviceId: 36,
    description: 'Computers, phones, reading and money, one to one.',
    preparation: null,
    bufferMinutes: 15,
    costTier: costTier.$,
    pricing: 'Funded hours are welcome.',
    hourCents: 4000,
    week: everyWorkday('09:00', '11:00', '13:30', '15:00'),
  },
  advocacy: {
    serviceId: 43,
    description: 'Somebody beside you at meetings and with forms, who is on your side.',
    preparation: 'Bring every letter you have.',
    bufferMinutes: 15,
    costTier: costTier.Free,
    pricing: 'Free of charge.',
    hourCents: 0,
    week: everyWorkday('10:00', '13:00', '15:00'),
  },
  respite: {
    serviceId: 30,
    description: 'We take over for some hours, at your home or out, so that the family can rest.',
    preparation: 'Show us the routine once before you go.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'A night costs the same per hour as a day.',
    hourCents: 4600,
    week: everyWorkday('09:00', '13:00'),
  },
  interpreter: {
    serviceId: 42,
    description: 'Sign language interpreting for appointments and meetings.',
    preparation: 'Send us names and special words the day before.',
    bufferMinutes: 30,
    costTier: costTier.$$$,
    pricing: 'Jobs above two hours need two interpreters, at the price of one.',
    hourCents: 9500,
    week: everyWorkday('09:00', '11:30', '14:00'),
  },
  'company to an appointment': {
    serviceId: 18,
    description: 'Somebody who travels with you, waits and takes notes if you wish.',
    preparation: null,
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'The fare is yours to pay.',
    hourCents: 4400,
    week: everyWorkday('08:30', '13:00'),
  },
  'nordic walking': {
    serviceId: 1021,
    description: '',
    preparation: 'Wear shoes that you walk well in. We bring the poles.',
    bufferMinutes: 30,
    costTier: costTier.$$,
    pricing: 'ACC may pay for it: ask us first.',
    hourCents: 8800,
    week: everyWorkday('09:30', '13:30', '15:00'),
  },
  storytelling: {
    serviceId: 2037,
    description: '',
    preparation: 'Have a book that you love at hand.',
    bufferMinutes: 15,
    costTier: costTier.$,
    pricing: 'Families with more than one child pay once.',
    hourCents: 4200,
    week: everyWorkday('10:00', '13:30', '15:30'),
  },
}

/** A service of the demo world that the catalogue does not have. */
export interface DemoOwnService {
  readonly id: number
  /** Key of the organisation that has it. */
  readonly organisation: string
  readonly key: ServiceKey
  readonly name: string
  readonly description: string
}

/** What two organisations offer beside the catalogue: beside physiotherapy, and beside a lesson of sign language. */
export const ownServices: readonly DemoOwnService[] = [
  {
    id: 1021,
    organisation: 'rimu',
    key: 'nordic walking',
    name: 'Nordic walking by the harbour',
    description:
      'A physiotherapist walks with you on a level path by the water, with poles and as many rests as you like.',
  },
  {
    id: 2037,
    organisation: 'banksia',
    key: 'storytelling',
    name: 'Storytelling in Auslan',
    description: 'A Deaf storyteller signs picture books with you and your children, and teaches you the signs.',
  },
]

/** What each line of work offers; venues of one organisation take from it in turn. */
export const servicesOfLine: Readonly<Record<OrganisationLine, readonly ServiceKey[]>> = {
  care: ['morning care', 'evening care', 'home help', 'companionship', 'appointment drive', 'respite'],
  'home help': ['home help', 'cooking', 'shopping', 'garden'],
  therapy: ['physiotherapy', 'occupational therapy', 'speech therapy'],
  transport: ['appointment drive', 'day out drive', 'company to an appointment'],
  community: ['morning care', 'companionship', 'learning', 'advocacy', 'equipment', 'interpreter'],
  arts: [],
  sport: [],
  outdoors: [],
  food: [],
  civic: [],
}
