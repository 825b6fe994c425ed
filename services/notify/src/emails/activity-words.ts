import type { ActivityNews } from '../news/activity-news.ts'
import type { BookingWords } from './booking-words.ts'
import { startText } from './when-text.ts'

/** The texts about a change of a booking of a session; undefined for a side that it does not concern. */
export function activityText(
  { changed, booking, what }: ActivityNews,
  { side }: { readonly side: 'client' | 'provider' },
): BookingWords | undefined {
  const isClient = side === 'client'
  switch (changed.change) {
    case 'requested': {
      const until = booking.held_until === null ? '' : ` until ${startText(booking.held_until, booking.time_zone)}`
      if (!isClient) return undefined
      return {
        heading: 'Spaces are free for you',
        sentences: [
          `The spaces that you waited for are held for you${until}.`,
          'Take them on the booking page before then, or they go to whoever is next.',
        ],
      }
    }
    case 'confirmed':
      return isClient
        ? { heading: 'Your booking is confirmed', sentences: ['You are booked. The ticket is on the booking page.'] }
        : { heading: 'An activity was booked', sentences: [`${booking.contact_name} has booked.`] }
    case 'incomplete':
      if (!isClient) return undefined
      return { heading: 'Your booking was not made', sentences: [`${what}.`] }
    case 'changed':
      return { heading: isClient ? 'Your booking has changed' : 'A booking has changed', sentences: [`${what}.`] }
    case 'cancelled':
      return {
        heading: isClient ? 'Your booking is cancelled' : 'A booking is cancelled',
        sentences: [what.endsWith('.') ? what : `${what}.`],
      }
    case 'completed':
      if (!isClient) return undefined
      return {
        heading: 'Your booking is completed',
        sentences: [`Thank you for booking with ${booking.account_name}.`],
      }
    case 'staff changed':
    case 'feedback given':
    case 'feedback answered':
      return undefined
  }
}
