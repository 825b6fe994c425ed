import { guestLink } from '@waymark/domain/account/guest-link'
import type { ActivityBookingFacts } from '../db/activity-bookings.ts'
import type { EmailContent } from './render-email.ts'
import { startText } from './when-text.ts'

/** The email with the link to a guest's booking. Its subject names nothing, since it shows on a locked phone. */
export function guestLinkEmail(booking: ActivityBookingFacts, address: string): EmailContent {
  return {
    subject: 'The link to your booking',
    heading: 'The link to your booking',
    paragraphs: [
      `Kia ora ${booking.contact_name},`,
      `You booked ${booking.title} at ${booking.area_name}, ${startText(booking.starts_at, booking.time_zone)}.`,
      `The link works once, for ${guestLink.days} days. You can ask for a new one at any time.`,
    ],
    action: { words: 'See the booking', href: address },
    footer: [
      'You get this email because somebody asked for the links to the bookings of this address. If it was not you, you do not need to do anything.',
    ],
  }
}
