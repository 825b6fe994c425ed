import type { UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type { BookingDate } from '../db/bookings.ts'
import { listActivePeople, listAreaBookers, listAreaManagers } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import type { BookingNews } from './booking-news.ts'

/** Somebody who is notified of a booking. Of several dates, staff are only notified of their own. */
export interface Reader {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly email: string
  readonly side: 'client' | 'provider'
  readonly dates: readonly BookingDate[]
  /** A client without an account, whom the organisation keeps because they rang up. */
  readonly isKept: boolean
  /** They made the change themselves. */
  readonly isAuthor: boolean
  /** As client or manager they may open every date; staff open those that they are on. */
  readonly opensAll: boolean
}

/**
 * Everyone to notify: the client, or those who book for the client's area; the assigned staff and the managers of the
 * providing area. People on both sides are notified as the provider.
 */
export async function readersOf(trx: Transaction<NotifyDatabase>, news: BookingNews): Promise<Reader[]> {
  const { booking, dates } = news
  const { service_area_id: serviceAreaId, account_id: accountId, user_service_area_id: clientAreaId } = booking
  const recipients = new Map<UserProfileId, Pick<Reader, 'side' | 'dates' | 'opensAll'>>()
  const bookers = clientAreaId === null ? [] : await listAreaBookers(trx, clientAreaId)
  for (const id of [booking.client_user_profile_id, ...bookers])
    recipients.set(id, { side: 'client', dates, opensAll: true })
  for (const date of dates)
    for (const id of staffToNotify(news, date)) {
      const before = recipients.get(id)
      recipients.set(id, {
        side: 'provider',
        dates: before?.side === 'provider' ? [...before.dates, date] : [date],
        opensAll: before?.opensAll ?? false,
      })
    }
  const managers = isReminder(news) ? [] : await listAreaManagers(trx, { serviceAreaId, accountId })
  for (const id of managers) recipients.set(id, { side: 'provider', dates, opensAll: true })
  const people = await listActivePeople(trx, [...recipients.keys()])
  return people.flatMap((person) => {
    const as = recipients.get(person.id)
    if (!as || !isVisibleTo(news, as.side)) return []
    const isAuthor = person.id === news.byUserProfileId
    const isKept = person.kept_by_account_id !== null
    return [{ userProfileId: person.id, firstName: person.first_name, email: person.email, isKept, isAuthor, ...as }]
  })
}

/** Whether somebody goes to this date, went to it before the change, or neither. */
export function partIn(date: BookingDate, userProfileId: UserProfileId): 'goes' | 'left' | null {
  const own = date.staff.filter((one) => one.userProfileId === userProfileId)
  if (own.length === 0) return null
  return own.some(({ isLive }) => isLive) ? 'goes' : 'left'
}

/** The first of the reader's dates that they may open; undefined once they are on none. */
export function dateToOpen({ dates, opensAll, userProfileId }: Reader): BookingDate | undefined {
  return dates.find((date) => opensAll || partIn(date, userProfileId) === 'goes')
}

/** Reminders are for the people who meet, not for the managers. */
function isReminder({ change }: BookingNews): boolean {
  return change === 'reminder 24 h' || change === 'reminder 2 h'
}

/** Feedback goes to the provider, its answer to the client; everything else to both. */
function isVisibleTo({ change }: BookingNews, side: Reader['side']): boolean {
  if (change === 'feedback given') return side === 'provider'
  if (change === 'feedback answered') return side === 'client'
  return true
}

/**
 * A booking cancelled before its end has no staff any more, and a new time or staff member may have replaced another: former staff are
 * notified too.
 */
function staffToNotify({ change }: BookingNews, date: BookingDate): readonly UserProfileId[] {
  const isTold = change === 'cancelled' || change === 'changed' || change === 'staff changed'
  return date.staff.filter(({ isLive }) => isLive || isTold).map(({ userProfileId }) => userProfileId)
}
