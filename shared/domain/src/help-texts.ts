import { limits } from './limits.ts'

/** Keys of the help icons (product.md section 2, "Help text"), in the order of the source. */
export const helpKeys = [
  'accountProfile',
  'serviceAreas',
  'venues',
  'hybridAccount',
  'userManagement',
  'adminRole',
  'serviceAreaRoles',
  'activitiesAndEvents',
  'maxSpaces',
  'sessions',
  'repeatBookings',
  'clientBase',
  'privateServiceAreaOrVenue',
  'jobSizes',
  'accessMapHome',
  'badgePartnerHome',
] as const
export type HelpKey = (typeof helpKeys)[number]

/**
 * One help entry as sent (product.md section 3, "Help entry"): its key and its text. Blank lines separate paragraphs.
 */
export interface HelpEntry {
  readonly helpKey: HelpKey
  readonly title: string
  readonly displayText: string
}

const [radiusMinKm, radiusMaxKm] = limits.serviceAreaRadiusKm

const entries: Record<HelpKey, { title: string; displayText: string }> = {
  accountProfile: {
    title: 'Account profile',
    displayText:
      'This is what people read about your organisation before they book: its name, logo, description and contact details. It is shown with every one of your locations.\n\nWrite it in plain words. Say who you help, and what people can expect when they come to you or when you come to them.',
  },
  serviceAreas: {
    title: 'Service areas',
    displayText: `A service area is the part of the map where you provide your services. It starts from an address and reaches as far as the radius you choose, from ${radiusMinKm} to ${radiusMaxKm} km.\n\nPeople can book your services at any address inside that circle. Each service area has its own staff, services and weekly times.`,
  },
  venues: {
    title: 'Venues',
    displayText:
      'A venue is a place that people come to: a pool, a library, a clinic, a hall. Add its pictures, its opening hours and its access facts, such as door widths, steps, ramps and toilets.\n\nMeasure where you can. "Door 82 cm" helps more than a tick, and a fact that nobody has checked is shown as unknown.',
  },
  hybridAccount: {
    title: 'Hybrid account',
    displayText:
      'A hybrid account does both: it provides services to people by appointment, and it runs activities and events that people join.\n\nYou see the menus for services and for activities. If you only do one of the two, ask us to change it.',
  },
  userManagement: {
    title: 'User management',
    displayText:
      'These are the people of your organisation who can sign in. Add a person once, then give them a role in each location where they work.\n\nWhen you remove someone from a location, the bookings they were assigned to stay, and need another member of staff.',
  },
  adminRole: {
    title: 'Account admin',
    displayText:
      'Account admins look after the whole organisation. They add and remove users and locations, change the organisation profile, and can do everything in every location.\n\nKeep at least two, so that somebody can always sign in.',
  },
  serviceAreaRoles: {
    title: 'Roles in a location',
    displayText:
      'A person has one role in each location.\n\nStaff & Service Managers look after services and times, assign staff, and can book other businesses. Staff Managers assign staff. Staff see the jobs they are assigned to. Activity Coordinators look after activities, sessions and amenities.',
  },
  activitiesAndEvents: {
    title: 'Activities and events',
    displayText:
      'An activity is something that people join: a class, a tour, a film, a market day. Describe it once, with pictures, ages, price and access facts, then add a session for each time it runs.\n\nIt stays a draft, seen only by your team, until you publish it.',
  },
  maxSpaces: {
    title: 'Maximum spaces',
    displayText:
      'Two limits keep things fair. "Spaces" is how many people one session holds. "Spaces per client" is how many of them one client may take in one booking.\n\nA companion who comes along with a companion card is free, and takes a space beside the person they support.',
  },
  sessions: {
    title: 'Sessions',
    displayText:
      'Multiple: add many sessions at once, daily, weekly or fortnightly, for up to 6 months.\n\nOverride: a session has the price, spaces and access places of its activity, unless you give others for these dates. It can also take the place of sessions that overlap, if nobody has booked them or waits for them.\n\nStaff: the people of the activity are assigned to each session. Add or remove people for one session only.\n\nStatus: a session is a draft until you make it active. Only active sessions can be booked. Cancelling a session tells everybody who booked it and refunds them.',
  },
  repeatBookings: {
    title: 'Repeat bookings',
    displayText:
      'Book the same service daily, weekly or fortnightly, for up to 6 months. Every date keeps the same time of day, even when the clocks change.\n\nWe check each date first. If a date is taken, we offer the nearest free time. You choose it, or leave that date out.',
  },
  clientBase: {
    title: 'Your client base',
    displayText:
      'Invite your own clients by email. When they accept, your location goes on their shortlist, so that they can book you in a few steps.\n\nYou can also invite someone to use only your organisation. They then see and book only your locations. An invitation works once, for 14 days.',
  },
  privateServiceAreaOrVenue: {
    title: 'Private service area or venue',
    displayText:
      'A private location is not on the public map and not in the search. Only clients who have it on their shortlist can see and book it.\n\nUse it for clients you already know, or while you set things up. Invite people under "By invitation".',
  },
  jobSizes: {
    title: 'Job sizes',
    displayText:
      'A job size says how big a job is and how long it takes: by hours, by visit, by rooms, by people or by distance. Switch on the sizes that you provide.\n\nThe duration decides which times are free, so allow enough. If a size lets people choose how many take part, set the largest number you can look after.',
  },
  accessMapHome: {
    title: 'Access maps',
    displayText:
      'An access map is a public page with the places of one organisation, network or town, and with the access facts of each place.\n\nGive it a title, a short introduction and a logo, choose whose places it shows, where it opens and which filters people get. Then share its link, or put it on a partner website.',
  },
  badgePartnerHome: {
    title: 'Badge partners',
    displayText:
      'A badge partner is an organisation that vouches for places, for example after visiting them. Its badge is shown on those places, in lists and in the filters of the map.\n\nAdd its logo, a sentence that says what the badge means, its web address and the places it vouches for.',
  },
}

/** The text that the help icon of `helpKey` opens. */
export function helpEntry(helpKey: HelpKey): HelpEntry {
  return { helpKey, ...entries[helpKey] }
}

/** All help entries, in the order of the source. */
export const helpEntries: readonly HelpEntry[] = helpKeys.map(helpEntry)
