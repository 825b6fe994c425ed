import { changedPartsText } from '@waymark/domain/booking/changed-parts'
import { missedMoneyText } from '@waymark/domain/booking/missed-visit'
import { bookingStatus } from '@waymark/domain/enums'
import { sentenceOf } from '@waymark/domain/text/sentence'
import type { BookingNews } from '../news/booking-news.ts'
import { partIn, type Reader } from '../news/readers.ts'

/** The heading of a change of a booking, and what it means for the reader. */
export interface BookingWords {
  readonly heading: string
  readonly sentences: readonly string[]
}

/** The texts for one reader; they never name the service, since headings become subject lines. */
export function bookingText(news: BookingNews, reader: Reader): BookingWords {
  return reader.side === 'client' ? clientText(news, reader) : providerText(news, reader)
}

function clientText(news: BookingNews, reader: Reader): BookingWords {
  const { change, booking } = news
  const { account_name: provider } = booking
  const count = reader.dates.length
  const yours = count === 1 ? 'Your booking is' : `Your ${count} bookings are`
  switch (change) {
    case 'requested':
      return {
        heading: 'We have your booking request',
        sentences: [`We are asking who at ${provider} is free. We will tell you as soon as we know.`],
      }
    case 'confirmed':
    case 'incomplete':
      return clientPlacing(news, reader)
    case 'changed': {
      const { isMoved, what } = changeOf(news, count)
      const one = isMoved ? 'Your booking has a new time' : 'Your booking has changed'
      const several = isMoved ? `Your ${count} bookings have new times` : `Your ${count} bookings have changed`
      return {
        heading: count === 1 ? one : several,
        sentences: [byWhom(news, reader, `changed ${what}`), whoComes(news, reader)],
      }
    }
    case 'cancelled':
      if (news.isMissed)
        return {
          heading: 'Your visit is recorded as not having happened',
          sentences: [
            byWhom(news, reader, 'recorded that it did not happen'),
            ...reasonOf(reader),
            `If it did happen, tell ${provider}.`,
            missedMoneyText,
          ],
        }
      return { heading: `${yours} cancelled`, sentences: [byWhom(news, reader, 'cancelled'), ...reasonOf(reader)] }
    case 'completed':
      return {
        heading: `${yours} completed`,
        sentences: [`Thank you for booking with ${provider}.`, 'How was it? Your answer helps other people to choose.'],
      }
    case 'refund failed':
      return { heading: 'Your refund did not go through', sentences: ['The booking page says who owes it to you.'] }
    case 'given back':
      return { heading: 'Your money was given back another way', sentences: ['The booking page says by whom.'] }
    case 'fact lost':
      return { heading: 'Something that you need is not there any more', sentences: ['The booking page says what.'] }
    case 'staff changed':
      return { heading: 'Somebody else is coming to your booking', sentences: [whoComes(news, reader)] }
    case 'reminder 24 h':
      return { heading: 'Your booking is coming up', sentences: [whoComes(news, reader)] }
    case 'reminder 2 h':
      return { heading: 'Your booking starts soon', sentences: [whoComes(news, reader)] }
    case 'feedback given':
      return { heading: 'Thank you for your feedback', sentences: [`${provider} can read it now.`] }
    case 'feedback answered':
      return {
        heading: 'Your feedback was answered',
        sentences: [`${provider} answered what you said. Read it on the booking page.`],
      }
  }
}

function clientPlacing(news: BookingNews, reader: Reader): BookingWords {
  const { account_name: provider } = news.booking
  const count = reader.dates.length
  const confirmedCount = reader.dates.filter(({ status }) => status === bookingStatus.Confirmed).length
  const nothingBooked = 'Nothing was booked for it, and there is nothing to pay.'
  if (count === 1 && confirmedCount === 0)
    return {
      heading: 'Nobody is free for your booking',
      sentences: [`Nobody at ${provider} is free at that time any more. ${nothingBooked}`],
    }
  if (count === 1) return { heading: 'Your booking is confirmed', sentences: [whoComes(news, reader)] }
  if (confirmedCount === count)
    return { heading: `Your ${count} bookings are confirmed`, sentences: [whoComes(news, reader)] }
  return {
    heading:
      confirmedCount === 0
        ? `Nobody is free for your ${count} bookings`
        : `${confirmedCount} of your ${count} bookings ${confirmedCount === 1 ? 'is' : 'are'} confirmed`,
    sentences: [
      ...(confirmedCount > 0 ? [whoComes(news, reader)] : []),
      'Where nobody is free, nothing was booked and there is nothing to pay. You can choose another time.',
    ],
  }
}

function providerText(news: BookingNews, reader: Reader): BookingWords {
  const { change, booking } = news
  const { client_name: client } = booking
  const count = reader.dates.length
  const isOne = count === 1
  switch (change) {
    case 'requested':
      return { heading: 'A new booking request', sentences: [`${client} asked for a booking.`] }
    case 'confirmed':
    case 'incomplete':
      return providerPlacing(news, reader)
    case 'changed': {
      const { isMoved, what } = changeOf(news, count)
      const heading = isMoved
        ? isOne
          ? 'A booking has a new time'
          : `${count} bookings have new times`
        : isOne
          ? 'A booking has changed'
          : `${count} bookings have changed`
      const isOff = !reader.opensAll && reader.dates.every((date) => partIn(date, reader.userProfileId) === 'left')
      return {
        heading: isOff ? leftHeading(count) : heading,
        sentences: [
          byWhom(news, reader, `changed ${what}`),
          ...(isOne ? [whoGoes(reader)] : []),
          ...(isMoved ? [isOne ? 'The earlier time is free again.' : 'The earlier times are free again.'] : []),
        ],
      }
    }
    case 'cancelled':
      if (news.isMissed)
        return {
          heading: 'A visit is recorded as not having happened',
          sentences: [
            byWhom(news, reader, 'recorded that it did not happen'),
            ...reasonOf(reader),
            ...whoWasToGo(reader),
          ],
        }
      return {
        heading: isOne ? 'A booking is cancelled' : `${count} bookings are cancelled`,
        sentences: [
          byWhom(news, reader, 'cancelled'),
          ...reasonOf(reader),
          isOne ? 'The time is free again.' : 'The times are free again.',
        ],
      }
    case 'completed':
      return { heading: 'A booking is completed', sentences: [byWhom(news, reader, 'marked it as completed')] }
    case 'refund failed':
      return { heading: 'A refund did not go through', sentences: [`You still owe it to ${client}.`] }
    case 'given back':
      return { heading: 'Money was given back another way', sentences: [`${client} was told.`] }
    case 'fact lost':
      return { heading: 'Something that a client needs is not there any more', sentences: [`${client} was told.`] }
    case 'staff changed':
      return { heading: staffHeading(news, reader), sentences: [whoGoes(reader)] }
    case 'reminder 24 h':
      return { heading: 'You have a booking coming up', sentences: [whoGoes(reader)] }
    case 'reminder 2 h':
      return { heading: 'A booking of yours starts soon', sentences: [whoGoes(reader)] }
    case 'feedback given':
      return {
        heading: 'A client gave feedback',
        sentences: [`${client} said how it was. Read it on the booking page, where you can answer once.`],
      }
    case 'feedback answered':
      return { heading: 'Feedback was answered', sentences: [byWhom(news, reader, 'answered it')] }
  }
}

/** A booking whose staff changed, as whoever got, lost or keeps it reads of it, and whoever manages it. */
function staffHeading({ addedUserProfileId: added }: BookingNews, { dates, userProfileId }: Reader): string {
  const [date] = dates
  const part = date ? partIn(date, userProfileId) : null
  if (part === 'left') return leftHeading(1)
  // Older news does not say who is new to it.
  if (part === null || added === undefined) return 'The staff of a booking changed'
  return added === userProfileId ? 'You have been given a booking' : 'Who goes to a booking with you has changed'
}

/** The words of `session-staff-words.ts`, for bookings. */
function leftHeading(count: number): string {
  return `You are not on ${count === 1 ? 'a booking' : `${count} bookings`} any more`
}

function providerPlacing({ booking }: BookingNews, reader: Reader): BookingWords {
  const { client_name: client, area_name: area } = booking
  const count = reader.dates.length
  const confirmedCount = reader.dates.filter(({ status }) => status === bookingStatus.Confirmed).length
  if (count === 1 && confirmedCount === 0)
    return {
      heading: 'Nobody was free for a booking',
      sentences: [`${client} asked for a time when nobody at ${area} is free. We offered them other times.`],
    }
  if (confirmedCount === 0)
    return {
      heading: `Nobody was free for ${count} bookings`,
      sentences: [`${client} asked for times when nobody at ${area} is free. We offered them other times.`],
    }
  if (count === 1) return { heading: 'A new booking', sentences: [`${client} booked with ${area}.`, whoGoes(reader)] }
  const booked = `${client} booked with ${area}.`
  if (confirmedCount === count) return { heading: `${count} new bookings`, sentences: [booked] }
  return {
    heading: `${confirmedCount} new ${confirmedCount === 1 ? 'booking' : 'bookings'}, and ${count - confirmedCount} without staff`,
    sentences: [booked, 'Where nobody is free, we offered them other times.'],
  }
}

/** Whether a change moved the dates, and what it touched: "it" where that is the time alone. */
function changeOf({ changedParts = ['time'] }: BookingNews, count: number) {
  const isTimeAlone = changedParts.every((part) => part === 'time')
  const it = count === 1 ? 'it' : 'them'
  return { isMoved: changedParts.includes('time'), what: isTimeAlone ? it : changedPartsText(changedParts) }
}

/** "You cancelled.", "Sina Leota cancelled."; Waymark itself when no person did. */
function byWhom({ byName }: BookingNews, { isAuthor }: Reader, did: string): string {
  return `${isAuthor ? 'You' : (byName ?? 'Waymark')} ${did}.`
}

function reasonOf({ dates }: Reader): string[] {
  const reason = dates[0]?.cancel_reason
  return reason ? [`The reason given: ${sentenceOf(reason)}`] : []
}

/** "Sina from Kōwhai Care comes to Moana Parata."; where it differs by date, the list of dates names them. */
function whoComes({ booking }: BookingNews, { dates }: Reader): string {
  const names = namesOnEachDate(dates) ?? []
  const who = names.length === 0 ? booking.account_name : `${namesText(names)} from ${booking.account_name}`
  return `${who} ${names.length > 1 ? 'come' : 'comes'} to ${booking.recipient_name ?? 'you'}.`
}

function whoGoes({ dates, userProfileId }: Reader): string {
  const [date] = dates
  const live = date?.staff.filter(({ isLive }) => isLive) ?? []
  const part = date ? partIn(date, userProfileId) : null
  const others = live.filter((staff) => staff.userProfileId !== userProfileId)
  if (part === 'goes' && others.length > 0) return `You go with ${namesText(others.map(({ firstName }) => firstName))}.`
  if (part === 'goes') return 'You are the one going.'
  if (part === 'left') return 'You are not on this booking any more.'
  return live.length === 0
    ? 'Nobody is on it yet.'
    : `${namesText(liveNames(date))} ${live.length > 1 ? 'go' : 'goes'}.`
}

/** Who was on a visit that did not happen; a release before released them. */
function whoWasToGo({ dates, userProfileId }: Reader): string[] {
  const staff = dates[0]?.staff.filter(({ isLive }) => isLive) ?? []
  const others = staff.filter((one) => one.userProfileId !== userProfileId).map(({ firstName }) => firstName)
  if (staff.length > others.length)
    return [others.length > 0 ? `You were to go with ${namesText(others)}.` : 'You were to go.']
  return others.length === 0 ? [] : [`${namesText(others)} ${others.length > 1 ? 'were' : 'was'} to go.`]
}

/** Who comes to every date that was placed; null where it differs. */
export function namesOnEachDate(dates: Reader['dates']): readonly string[] | null {
  const [first = [], ...others] = dates.filter(({ status }) => status !== bookingStatus.Incomplete).map(liveNames)
  return others.every((names) => namesText(names) === namesText(first)) ? first : null
}

export function liveNames(date: Reader['dates'][number] | undefined): string[] {
  return date?.staff.filter(({ isLive }) => isLive).map(({ firstName }) => firstName) ?? []
}

export function namesText(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
