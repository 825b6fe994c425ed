/** The kinds that pages of the release before know. */
export const firstEmailKinds = [
  'booking requested',
  'booking confirmed',
  'booking incomplete',
  'booking changed',
  'booking cancelled',
  'booking completed',
  'booking staff changed',
  'booking fact lost',
  'booking reminder 24 h',
  'booking reminder 2 h',
  'booking feedback given',
  'booking feedback answered',
  'message unread',
] as const

/** The kinds that came since, which answers have beside the others. */
export const laterEmailKinds = ['service offered', 'earlier time free', 'session staff'] as const

/** Emails about bookings that a person can turn off; each is on by default. */
export const bookingEmailKinds = [...firstEmailKinds, ...laterEmailKinds] as const
export type BookingEmailKind = (typeof bookingEmailKinds)[number]

const ofOrganisations: readonly BookingEmailKind[] = ['booking feedback given', 'session staff']

/** Whether a kind is something that somebody without an organisation is never told of. */
export function isOfOrganisations(kind: BookingEmailKind): boolean {
  return ofOrganisations.includes(kind)
}

/** Labels of the kinds where a person chooses which ones to get. */
export const bookingEmailNames: Readonly<Record<BookingEmailKind, string>> = {
  'booking requested': 'Somebody asks for a booking',
  'booking confirmed': 'A booking is confirmed',
  'booking incomplete': 'Nobody is free for a booking',
  'booking changed': 'A booking has a new time',
  'booking cancelled': 'A booking is cancelled',
  'booking completed': 'A booking is completed',
  'booking staff changed': 'Somebody else takes over a booking',
  'booking fact lost': 'Something that you need is not there any more',
  'booking reminder 24 h': 'A booking starts in 24 hours',
  'booking reminder 2 h': 'A booking starts in 2 hours',
  'booking feedback given': 'A client gives feedback',
  'booking feedback answered': 'A provider answers feedback',
  'message unread': 'I have not read a message for a while',
  'service offered': 'A service that I wait for is offered near me',
  'earlier time free': 'An earlier time comes free for a booking, where I asked for it',
  'session staff': 'I am given a session of an activity, lose one, or it has a new time',
}
