import type { ActivityBookingFacts } from '../db/activity-bookings.ts'
import type { EmailContent, EmailLink } from './render-email.ts'
import { whenText } from './when-text.ts'

/** What an organiser has to say to somebody who comes to a session, in their own words. */
export function sessionMessageEmail(
  booking: ActivityBookingFacts,
  message: { readonly subject: string; readonly body: string },
  action: EmailLink,
): EmailContent {
  return {
    subject: message.subject,
    heading: message.subject,
    paragraphs: [
      `Kia ora ${booking.contact_name},`,
      `${booking.account_name} writes to everybody who comes to ${booking.title}:`,
      message.body,
    ],
    facts: [
      { label: 'Activity', text: booking.title },
      { label: 'When', text: whenText(booking, booking.time_zone) },
      { label: 'Where', text: `${booking.area_name}, ${booking.address}` },
    ],
    action,
    footer: [`You get this email because you have booked ${booking.title}.`],
  }
}
