/** Emails about bookings that a person may decline; each is wanted until they say otherwise. */
export const bookingEmailKinds = [
  'booking requested',
  'booking confirmed',
  'booking incomplete',
  'booking changed',
  'booking cancelled',
  'booking completed',
  'booking staff changed',
] as const
export type BookingEmailKind = (typeof bookingEmailKinds)[number]

/** How a kind of email is called where a person chooses which ones they get. */
export const bookingEmailNames: Readonly<Record<BookingEmailKind, string>> = {
  'booking requested': 'A booking is asked for',
  'booking confirmed': 'A booking is confirmed',
  'booking incomplete': 'Nobody is free for a booking',
  'booking changed': 'A booking has a new time',
  'booking cancelled': 'A booking is cancelled',
  'booking completed': 'A booking is completed',
  'booking staff changed': 'Somebody else does a booking',
}
