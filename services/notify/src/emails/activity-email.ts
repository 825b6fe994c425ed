import { outageName } from '@waymark/domain/access-fit/outages'
import { guestLink } from '@waymark/domain/account/guest-link'
import { keptText } from '@waymark/domain/activity/wishes'
import { moneyText } from '@waymark/domain/booking/price'
import { bookingStatus } from '@waymark/domain/enums'
import { nothingDueText } from '@waymark/domain/texts'
import type { OutageDuring } from '../db/activity-bookings.ts'
import type { ActivityNews } from '../news/activity-news.ts'
import { isMoved } from './activity-words.ts'
import type { BookingWords } from './booking-words.ts'
import { cancelText } from './cancel-text.ts'
import { callerFooter, forCaller } from './for-caller.ts'
import type { EmailContent, Fact } from './render-email.ts'
import { startText, whenText } from './when-text.ts'

interface Reader {
  readonly firstName: string
  readonly side: 'client' | 'provider'
  readonly isKept: boolean
  /** Their link to the booking works once. */
  readonly isGuest: boolean
  readonly words: BookingWords
  readonly links: Pick<EmailContent, 'action' | 'links'>
  /** What is shown or read out at the door. */
  readonly ticketCode: string
  /** When it is written. */
  readonly now: Date
}

const linkOnce = `The link to your booking works once, for ${guestLink.days} days. Its page sends you a new one at any time.`

/** The content of the email about a change of a booking of a session, for one reader. */
export function activityEmail(news: ActivityNews, reader: Reader): EmailContent {
  const { booking, change, people: whoComes, outages } = news
  const { words, side, isKept, isGuest } = reader
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
      ...(isClient && isToCome(change) ? outages.map((outage) => outageText(outage, booking)) : []),
      ...(isClient && isToCome(change) && booking.preparation !== '' ? [booking.preparation] : []),
      ...(isGuest ? [linkOnce] : []),
    ],
    facts: [
      ...(hasTicket ? [{ label: 'Ticket', text: reader.ticketCode }] : []),
      { label: 'Activity', text: booking.title },
      { label: 'When', text: whenText(booking, booking.time_zone) },
      { label: 'Where', text: `${booking.area_name}, ${booking.address}` },
      isClient ? { label: 'With', text: booking.account_name } : { label: 'Booked by', text: booking.contact_name },
      { label: 'People', text: String(people) },
      totalFact(booking),
      ...(isClient && !isKept && saysUntilWhen(news)
        ? [{ label: 'If you cannot come', text: cancelText(booking, reader.now) }]
        : []),
      ...(isClient && !isKept ? questionsOf(booking) : []),
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

/** "Out of order when you come: Lift to every floor. It should work again on Friday 4 December 2026, 5:00 pm." */
function outageText(outage: OutageDuring, { time_zone: timeZone }: ActivityNews['booking']): string {
  const name = outageName({ accessibilityOptionId: outage.accessibility_option_id, title: outage.title })
  const until =
    outage.ends_at === null
      ? 'Nobody knows yet when it works again.'
      : `It should work again on ${startText(outage.ends_at, timeZone)}.`
  return [`Out of order when you come: ${name}.`, until, outage.note].filter((words) => words !== '').join(' ')
}

/** "Hēmi Parata: wheelchair space kept", "Aroha Parata: companion". */
function personText(person: ActivityNews['people'][number]): string {
  const kept = keptText(person)
  const facts = [person.isCompanion ? 'companion' : '', kept === '' ? '' : `${kept.toLowerCase()} kept`]
  const said = facts.filter((fact) => fact !== '').join(', ')
  return said === '' ? person.name : `${person.name}: ${said}`
}

/** Whom to ask about an activity: whoever looks after it, otherwise its location. */
function questionsOf(booking: ActivityNews['booking']): readonly Fact[] {
  const contact = [booking.organiser, booking.contact_phone, booking.organiser_email].filter(Boolean)
  const area = booking.area_phone === null ? [] : [booking.area_name, booking.area_phone]
  const text = (contact.length > 0 ? contact : area).join(', ')
  return text === '' ? [] : [{ label: 'Questions', text }]
}

/**
 * What was booked without a card is paid at the door, where it costs something. Once cancelled it costs nothing more, so
 * that only what was paid is said.
 */
function totalFact({
  total_cents: cents,
  paid_cents: paidCents,
  currency,
  payment_flow: flow,
  status,
}: ActivityNews['booking']): Fact {
  if (status === bookingStatus.Cancelled && paidCents > 0)
    return { label: 'Paid before it was cancelled', text: moneyText(paidCents, currency) }
  if (cents === 0) return { label: 'Total', text: 'Free' }
  if (status === bookingStatus.Cancelled) return { label: 'Total', text: nothingDueText }
  const isPaidAtDoor = flow === 'Completed' && status === bookingStatus.Confirmed
  return { label: 'Total', text: `${moneyText(cents, currency)}${isPaidAtDoor ? ', to be paid at the door' : ''}` }
}

/** Once booked, and after each change of it; what the organiser has moved says so itself, with its own rule. */
function saysUntilWhen({ change, booking }: ActivityNews): boolean {
  if (change === 'confirmed') return true
  return change === 'changed' && booking.status === bookingStatus.Confirmed && !isMoved(booking)
}

function isToCome(change: ActivityNews['change']): boolean {
  return change === 'confirmed' || change === 'reminder 24 h'
}
