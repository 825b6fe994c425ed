/** Emails about bookings that a person can turn off; each is on by default. */
export const bookingEmailKinds = [
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
export type BookingEmailKind = (typeof bookingEmailKinds)[number]

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
}
