/**
 * What calls read and change, so that an answer is asked again when something it shows has changed (README of web-kit).
 * A tag is as wide as one thing that people change at once; every tag is read by a call and changed by a call.
 */
export const tags = [
  /** An organisation: name, contact, links, logo, kind, set-up step, card payments. */
  'account',
  /** An activity of a location. */
  'activity',
  /** What global administrators did. */
  'auditTrail',
  /** A badge partner, and the venues it vouches for. */
  'badgePartner',
  /** A booking: its state, time, staff, history. */
  'booking',
  /** My private calendar address. */
  'calendarFeed',
  /** Which conversation belongs to a booking. */
  'conversation',
  /** Which emails a person wants. */
  'emailPreference',
  /** What a client said of a booking, and the answer. */
  'feedback',
  /** When a service can be booked, and who is free: follows from its times, its team and its bookings. */
  'freeTime',
  /** An emailed invitation. */
  'invitation',
  /** A location: details, opening hours, pictures, access facts. */
  'location',
  /** The filters that I saved for the map. */
  'mapFilter',
  /** A message of a conversation, or that it was read. */
  'message',
  /** My accessibility needs. */
  'need',
  /** My notifications. */
  'notification',
  /** A person: name, address, phone number, whether they may sign in and administer. */
  'person',
  /** What an organisation pays Waymark. */
  'plan',
  /** Weekly times, time away and extra times of a service. */
  'schedule',
  /** What a location offers: services, sizes, fees, lead times. */
  'service',
  /** Where a person is signed in. */
  'session',
  /** The places that I starred, and my notes on them. */
  'shortlist',
  /** Who works at a location: role, services, hours, leave. */
  'team',
  /** What visitors said of a venue's facts. */
  'venueFeedback',
] as const

export type Tag = (typeof tags)[number]
