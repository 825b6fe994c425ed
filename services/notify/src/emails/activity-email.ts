import { keptText } from '@waymark/domain/activity/wishes'
import { moneyText } from '@waymark/domain/booking/price'
import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityNews } from '../news/activity-news.ts'
import type { BookingWords } from './booking-words.ts'
import { callerFooter, forCaller } from './for-caller.ts'
import type { EmailContent } from './render-email.ts'
import { startText, whenText } from './when-text.ts'

interface Reader {
  readonly firstName: string
  readonly side: 'client' | 'provider'
  readonly isKept: boolean
  readonly words: BookingWords
  readonly links: Pick<EmailContent, 'action' | 'links'>
  /** What is shown or read out at the door. */
  readonly ticketCode: string
}

/** The content of the email about a change of a booking of a session, for one reader. */
export function activityEmail({ booking, change, people: whoComes }: ActivityNews, reader: Reader): EmailContent {
  const { words, side, isKept } = reader
  const people = booking.spaces + booking.companions
  const isClient = side === 'client'
  const hasTicket = isClient && booking.status === bookingStatus.Confirmed
  return {
    subject: `${words.heading}: ${startText(booking.starts_at, booking.time_zone)}`,
    heading: words.heading,
    paragraphs: [
      `Kia ora ${reader.firstName},`,
      words.sentences.join(' '),
      ...(isKept ? [forCaller(booking)] : []),
      ...(isClient && isToCome(change) && booking.preparation !== '' ? [booking.preparation] : []),
    ],
    facts: [
      ...(hasTicket ? [{ label: 'Ticket', text: reader.ticketCode }] : []),
      { label: 'Activity', text: booking.title },
      { label: 'When', text: whenText(booking, booking.time_zone) },
      { label: 'Where', text: `${booking.area_name}, ${booking.address}` },
      isClient ? { label: 'With', text: booking.account_name } : { label: 'Booked by', text: booking.contact_name },
      { label: 'People', text: String(people) },
      { label: 'Total', text: totalText(booking) },
    ],
    ...(hasTicket ? { list: { title: 'Who comes:', items: whoComes.map(personText) } } : {}),
    ...reader.links,
    footer: [
      isKept
        ? callerFooter(booking.account_name)
        : 'You get this email because of a booking. Its page shows what was agreed and who you can ask.',
    ],
  }
}

/** "Hēmi Parata: wheelchair space kept". */
function personText(person: ActivityNews['people'][number]): string {
  const kept = keptText(person)
  return kept === '' ? person.name : `${person.name}: ${kept.toLowerCase()} kept`
}

/** What was booked without a card is paid at the door, where it costs something. */
function totalText({ total_cents: cents, currency, payment_flow: flow, status }: ActivityNews['booking']): string {
  if (cents === 0) return 'Free'
  const isPaidAtDoor = flow === 'Completed' && status === bookingStatus.Confirmed
  return `${moneyText(cents, currency)}${isPaidAtDoor ? ', to be paid at the door' : ''}`
}

function isToCome(change: ActivityNews['change']): boolean {
  return change === 'confirmed' || change === 'reminder 24 h'
}
