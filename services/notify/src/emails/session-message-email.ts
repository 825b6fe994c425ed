import type { MessagedBooking } from '../db/session-messages.ts'
import type { EmailContent } from './render-email.ts'
import { whenText } from './when-text.ts'

/** What an organiser has to say to somebody who comes to a session, in their own words. */
export function sessionMessageEmail(
  booking: MessagedBooking,
  message: { readonly subject: string; readonly body: string },
  publicUrl: URL,
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
    // A guest's page opens with the link that they were sent, or with a new one that they ask for there.
    action: { words: 'See the booking on Waymark', href: new URL(`/activity-booking/${booking.id}`, publicUrl).href },
    footer: [`You get this email because you have booked ${booking.title}.`],
  }
}
