import { guestLink } from '@waymark/domain/account/guest-link'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { ActivityBookingFacts } from '../db/activity-bookings.ts'
import type { EmailContent } from './render-email.ts'
import { startText } from './when-text.ts'

/** The email with the link to a guest's booking. Its subject names nothing, since it shows on a locked phone. */
export function guestLinkEmail(booking: ActivityBookingFacts, address: string): EmailContent {
  const isHeld = booking.status === bookingStatus.New
  return {
    subject: isHeld ? 'The link to your spaces' : 'The link to your booking',
    heading: isHeld ? 'The link to your spaces' : 'The link to your booking',
    paragraphs: [
      `Kia ora ${booking.contact_name},`,
      standText(booking),
      `The link works once, for ${guestLink.days} days. You can ask for a new one at any time.`,
    ],
    action: { words: isHeld ? 'See your spaces' : 'See the booking', href: address },
    footer: [
      'You get this email because somebody asked for the links to the bookings of this address. If it was not you, you do not need to do anything.',
    ],
  }
}

/** What they have, and when it is: nothing is booked before the spaces are paid for or taken. */
function standText(booking: ActivityBookingFacts): string {
  const { status, title, area_name: areaName, starts_at: start, time_zone: timeZone } = booking
  const which = `${title} at ${areaName}, ${startText(start, timeZone)}`
  switch (status satisfies BookingStatus) {
    case bookingStatus.New:
      return `Your spaces are held for you: ${which}. ${heldText(booking)}`
    case bookingStatus.Confirmed:
      return `You booked ${which}.`
    case bookingStatus.Completed:
      return `You were booked for ${which}.`
    case bookingStatus.Cancelled:
      return `You booked ${which}. This booking is cancelled.`
    case bookingStatus.Incomplete:
      return `Your spaces went back, and nothing is booked: ${which}.`
  }
}

function heldText({ total_cents: cents, held_until: until, time_zone: timeZone }: ActivityBookingFacts): string {
  const by = until === null ? 'in time' : `by ${startText(until, timeZone)}`
  return cents > 0
    ? `They are not paid for yet, and not booked until they are. Whatever is not paid for ${by} goes back.`
    : `They are not booked yet: take them ${by}, or they go back.`
}
