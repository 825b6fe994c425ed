/**
 * What calls read and change, so that answers are refetched when something they show has changed (README of web-kit). A
 * tag covers what people change together; every tag is read by one call and changed by another.
 */
export const tags = [
  /** An access map: what it is called, whose places it shows and how, and whether it is public. */
  'accessMap',
  /** An organisation: name, contact, links, logo, kind, set-up step, card payments. */
  'account',
  /** An activity of a location: what it is, its pictures, access facts and staff. */
  'activity',
  /** The kinds of activity that I prefer. */
  'activityFilter',
  /** A date of an activity: when, for how many, who helps, how many spaces are left. */
  'activitySession',
  /** An amenity of a location: what it is, where, when it is open, its pictures and access facts. */
  'amenity',
  /** The people and addresses that I book for. */
  'addressBook',
  /** The actions of global administrators. */
  'auditTrail',
  /** A badge partner, and the venues it vouches for. */
  'badgePartner',
  /** A booking: its state, time, staff, history. */
  'booking',
  /** My private calendar address. */
  'calendarFeed',
  /** What somebody has written to us, and our answers. */
  'contactMessage',
  /** What an organisation has noted of a client. */
  'clientNote',
  /** Which conversation belongs to a booking. */
  'conversation',
  /** Which emails a person gets. */
  'emailPreference',
  /** A client's feedback on a booking, and the answer. */
  'feedback',
  /** A price that a client asked for. */
  'quote',
  /** When a service can be booked, and who is free: derived from its times, its team and its bookings. */
  'freeTime',
  /** An emailed invitation. */
  'invitation',
  /** A location: details, opening hours, pictures, access facts. */
  'location',
  /** How long the installation keeps what it does not need for ever. */
  'retention',
  /** The second step of my sign-in. */
  'secondFactor',
  /** The filters that I saved for the map. */
  'mapFilter',
  /** A message of a conversation, or its read mark. */
  'message',
  /** My accessibility needs. */
  'need',
  /** My notifications. */
  'notification',
  /** What an organisation has checked of its people, and what its services require. */
  'credential',
  /** A person: name, address, phone number, whether they may sign in and administer. */
  'person',
  /** What a booking costs, has been paid and is paid back. */
  'payment',
  /** An organisation's subscription to Waymark. */
  'plan',
  /** Which of my devices show notifications, and about what. */
  'pushDevice',
  /** Weekly times, time away and extra times of a service. */
  'schedule',
  /** What a location offers: services, sizes, fees, lead times. */
  'service',
  /** A service that I wait for near a place. */
  'serviceWatch',
  /** Where a person is signed in. */
  'session',
  /** The places on my shortlist, and my notes on them. */
  'shortlist',
  /** Where my text messages go, and what they are about. */
  'textMessage',
  /** Who works at a location: role, services, hours, leave. */
  'team',
  /** Who waits for a space in a full session. */
  'waitlist',
  /** Visitors' feedback on a venue's facts. */
  'venueFeedback',
] as const

export type Tag = (typeof tags)[number]
