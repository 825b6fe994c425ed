import { currencyOf, moneyText } from '@waymark/domain/booking/price'
import { providerName } from '@waymark/domain/booking/provider-name'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus, countryIdOf } from '@waymark/domain/enums'
import { timeZoneText } from '@waymark/domain/place/time-zones'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { BookingDate } from '../db/bookings.ts'
import type { BookingNews } from '../news/booking-news.ts'
import { dateToOpen, type Reader } from '../news/readers.ts'
import type { Attachment } from './attachment.ts'
import { bookingText, liveNames, namesOnEachDate, namesText } from './booking-words.ts'
import { calendarSentence } from './calendar-attachment.ts'
import { visitCancelText } from './cancel-text.ts'
import { callerFooter, callerLink, forCaller } from './for-caller.ts'
import type { EmailContent, Fact } from './render-email.ts'
import { spanText, startText, whenText } from './when-text.ts'

/** What an email is written with beside its news. */
export interface BookingFrame {
  readonly now: Date
  readonly publicUrl: URL
  /** Signed token of the client's feedback link. */
  readonly feedbackToken: string
}

/** The content of the email about a change of a booking, for one reader. */
export function bookingEmail(
  news: BookingNews,
  reader: Reader,
  frame: BookingFrame,
  calendar?: Attachment,
): EmailContent {
  const { booking } = news
  const { publicUrl, now } = frame
  const { heading, sentences } = bookingText(news, reader)
  const [first] = reader.dates
  const list = listOf(news, reader)
  return {
    subject:
      first && reader.dates.length === 1 ? `${heading}: ${startText(first.starts_at, booking.time_zone)}` : heading,
    heading,
    paragraphs: [
      `Kia ora ${reader.firstName},`,
      sentences.join(' '),
      ...(reader.isKept ? [forCaller(booking)] : []),
      ...calendarSentence(calendar, reader.dates.length),
    ],
    facts: factsOf(news, reader, now),
    ...(list ? { list } : {}),
    ...actionsOf(news, reader, frame),
    ...(reader.isKept
      ? { footer: [callerFooter(booking.account_name)] }
      : {
          footer: [
            dateToOpen(reader)
              ? 'You get this email because your email settings say so. The booking page shows what was agreed and who you can ask.'
              : 'You get this email because your email settings say so.',
          ],
          footerLink: {
            words: 'Choose which emails you get, in your profile',
            href: new URL('/user/profile', publicUrl).href,
          },
        }),
  }
}

/** The booking's page; for the client of a completed booking, first the feedback page. */
function actionsOf(
  news: BookingNews,
  reader: Reader,
  { publicUrl, feedbackToken }: BookingFrame,
): Pick<EmailContent, 'action' | 'links'> {
  const toBooking = reader.isKept
    ? callerLink(publicUrl)
    : {
        words: toBookingWords(reader),
        href: new URL(bookingPath(news, reader), publicUrl).href,
      }
  if (news.change !== 'completed' || reader.side !== 'client') return { action: toBooking }
  const href = new URL(`/feedback-booking#token=${feedbackToken}`, publicUrl).href
  return { action: { words: 'Say how it was', href }, links: [toBooking] }
}

function toBookingWords(reader: Reader): string {
  if (!dateToOpen(reader)) return 'See your day on Waymark'
  return isWaitingForClient(reader) ? 'Choose another time on Waymark' : 'See the booking on Waymark'
}

/**
 * The target for a reader: the date, or the first of several that they may open. Staff who are on none any more get their
 * day sheet, since the booking is hidden from them.
 */
export function bookingPath({ booking, movedFrom }: BookingNews, reader: Reader): string {
  const date = dateToOpen(reader)
  if (date) return `/booking/${date.id}`
  const start = movedFrom ?? reader.dates[0]?.starts_at ?? booking.starts_at
  return `/booking/upcoming?sheet=${instantToWall(booking.time_zone, start.getTime()).slice(0, 10)}`
}

function factsOf(news: BookingNews, reader: Reader, now: Date): Fact[] {
  const { booking, movedFrom } = news
  const { dates, side } = reader
  const [first] = dates
  const size = sizeOptionName(booking.service_id, booking.size_option_id)
  const provider = providerName({ accountName: booking.account_name, serviceAreaName: booking.area_name })
  return [
    {
      label: 'Service',
      text: [serviceName(booking.service_id, booking.own_service_name), size].filter((part) => part !== '').join(', '),
    },
    ...(first && dates.length === 1 ? [{ label: 'When', text: whenText(first, booking.time_zone) }] : []),
    ...(movedFrom ? [{ label: 'Before', text: startText(movedFrom, booking.time_zone) }] : []),
    { label: 'Where', text: addressWithUnit(booking.unit_number, booking.address) },
    ...(side === 'client' ? [{ label: 'With', text: provider }] : [{ label: 'Booked by', text: booking.client_name }]),
    ...(booking.recipient_name === null ? [] : [{ label: 'For', text: booking.recipient_name }]),
    // A price beside a visit that did not happen would read as a bill.
    ...(side === 'client' && !news.isMissed ? priceFacts(booking, dates) : []),
    ...(side === 'client' ? changeFacts(news, reader, now) : []),
  ]
}

/** Once confirmed, until when it can be changed; and whom to ask. Whoever has no account asks the provider for both. */
function changeFacts({ booking, change }: BookingNews, { dates, isKept }: Reader, now: Date): Fact[] {
  const starts = dates.flatMap(({ status, starts_at }) => (status === bookingStatus.Confirmed ? [starts_at] : []))
  if (isKept || starts.length === 0) return []
  const { area_name: name, area_phone: phone, time_zone: timeZone } = booking
  return [
    ...(isAgreedAnew(change) ? [{ label: 'If you cannot come', text: visitCancelText(starts, timeZone, now) }] : []),
    ...(phone === null ? [] : [{ label: 'Questions', text: `${name}, ${phone}` }]),
  ]
}

function isAgreedAnew(change: BookingNews['change']): boolean {
  return change === 'confirmed' || change === 'incomplete' || change === 'changed'
}

/** What each visit costs, what those that take place cost together, and what the provider says about it. */
function priceFacts(booking: BookingNews['booking'], dates: Reader['dates']): Fact[] {
  const { price_cents: cents, fee_display: fee, pricing_description: note, country_id } = booking
  const currency = currencyOf(countryIdOf(country_id))
  const isPriced = cents !== null && cents > 0
  const price = isPriced ? fee.replace(moneyText(cents), moneyText(cents, currency)) : fee
  const visits = dates.filter(({ status }) => status === bookingStatus.Confirmed).length
  const isSeries = dates.length > 1
  return [
    { label: 'Price', text: isSeries && isPriced ? `${price} for each visit` : price },
    ...(isSeries && isPriced && visits > 0
      ? [
          {
            label: 'Total',
            text: `${moneyText(cents * visits, currency)} for ${visits} ${visits === 1 ? 'visit' : 'visits'}`,
          },
        ]
      : []),
    ...(note === '' ? [] : [{ label: 'About the price', text: note }]),
  ]
}

/** The dates, when there are several; otherwise the alternatives to one that could not be placed. */
function listOf({ booking }: BookingNews, reader: Reader): EmailContent['list'] {
  const { time_zone: timeZone } = booking
  const zone = timeZoneText(timeZone)
  if (reader.dates.length > 1) {
    const isNamed = reader.side === 'client' && namesOnEachDate(reader.dates) === null
    return { title: `The dates (${zone}):`, items: reader.dates.map((date) => dateText(date, timeZone, isNamed)) }
  }
  const others = isWaitingForClient(reader) ? (reader.dates[0]?.alternative_starts ?? []) : []
  if (others.length === 0) return undefined
  return {
    title: `These times were free when we looked (${zone}):`,
    items: others.map((start) => startText(start, timeZone)),
  }
}

function dateText(date: BookingDate, timeZone: string, isNamed: boolean): string {
  const names = isNamed ? liveNames(date) : []
  const who = date.status === bookingStatus.Incomplete ? 'nobody is free' : namesText(names)
  return `${spanText(date, timeZone)}${who === '' ? '' : `: ${who}`}`
}

function isWaitingForClient({ side, dates }: Reader): boolean {
  return side === 'client' && dates.some(({ status }) => status === bookingStatus.Incomplete)
}
