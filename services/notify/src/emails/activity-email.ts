import { moneyText } from '@waymark/domain/booking/price'
import type { ActivityNews } from '../news/activity-news.ts'
import type { BookingWords } from './booking-words.ts'
import type { EmailContent } from './render-email.ts'
import { startText, whenText } from './when-text.ts'

interface Reader {
  readonly firstName: string
  readonly side: 'client' | 'provider'
  readonly words: BookingWords
  readonly links: Pick<EmailContent, 'action' | 'links'>
}

/** The content of the email about a change of a booking of a session, for one reader. */
export function activityEmail({ booking, change }: ActivityNews, reader: Reader): EmailContent {
  const { words, side } = reader
  const people = booking.spaces + booking.companions
  const isClient = side === 'client'
  return {
    subject: `${words.heading}: ${startText(booking.starts_at, booking.time_zone)}`,
    heading: words.heading,
    paragraphs: [
      `Kia ora ${reader.firstName},`,
      words.sentences.join(' '),
      ...(isClient && isToCome(change) && booking.preparation !== '' ? [booking.preparation] : []),
    ],
    facts: [
      { label: 'Activity', text: booking.title },
      { label: 'When', text: whenText(booking, booking.time_zone) },
      { label: 'Where', text: `${booking.area_name}, ${booking.address}` },
      isClient ? { label: 'With', text: booking.account_name } : { label: 'Booked by', text: booking.contact_name },
      { label: 'People', text: String(people) },
      { label: 'Total', text: booking.total_cents === 0 ? 'Free' : moneyText(booking.total_cents, booking.currency) },
    ],
    ...reader.links,
    footer: ['You get this email because of a booking. Its page shows what was agreed and who you can ask.'],
  }
}

function isToCome(change: ActivityNews['change']): boolean {
  return change === 'confirmed' || change === 'reminder 24 h'
}
