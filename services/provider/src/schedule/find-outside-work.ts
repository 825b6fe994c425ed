import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { bookingsOutsideWork } from '@waymark/domain/schedule/affected-bookings'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import type { Transaction } from 'kysely'
import type { findMemberSettings } from '../db/area-members.ts'
import { listComingBookingsOfPerson, listComingSessionsOfPerson } from '../db/coming-bookings.ts'
import type { ProviderDatabase } from '../db/schema.ts'

type Settings = NonNullable<Awaited<ReturnType<typeof findMemberSettings>>>
type PersonBooking = Awaited<ReturnType<typeof listComingBookingsOfPerson>>[number]

interface WorkChange {
  readonly timeZone: string
  readonly before: Settings
  /** The week at this location; undefined when unchanged. */
  readonly stretches:
    | readonly { readonly day_of_week: number; readonly starts_minute: number; readonly ends_minute: number }[]
    | undefined
  /** Leave applies to all locations of the organisation; undefined when unchanged. */
  readonly leave: readonly { readonly starts_at: Date; readonly ends_at: Date }[] | undefined
}

type PersonSession = Awaited<ReturnType<typeof listComingSessionsOfPerson>>[number]

/** What a person keeps outside their working time, next first. */
export interface OutsideWork {
  readonly bookings: readonly PersonBooking[]
  readonly sessions: readonly PersonSession[]
}

/**
 * The confirmed bookings of a person that a change of hours or leave puts outside their working time, and the sessions given
 * to them that fall into leave: whoever helps with a session does so at any hour.
 */
export async function findOutsideWork(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly userProfileId: UserProfileId; readonly now: Date },
  { timeZone, before, stretches, leave }: WorkChange,
): Promise<OutsideWork> {
  if (!stretches && !leave) return { bookings: [], sessions: [] }
  const coming = await listComingBookingsOfPerson(trx, of.userProfileId, of.now)
  const sessions = leave ? await listComingSessionsOfPerson(trx, of.userProfileId, of.now) : []
  const windowsBefore = before.hours.map((hours) => ({
    dayOfWeek: hours.dayOfWeek,
    startMinute: hours.startsMinute,
    endMinute: hours.endsMinute,
  }))
  const windowsAfter = stretches?.map((one) => ({
    dayOfWeek: one.day_of_week,
    startMinute: one.starts_minute,
    endMinute: one.ends_minute,
  }))
  const leaveBefore = before.leave.map(({ startMs, endMs }): EpochSpan => [startMs, endMs])
  const leaveAfter = leave?.map(({ starts_at, ends_at }): EpochSpan => [starts_at.getTime(), ends_at.getTime()])
  const isHere = ({ serviceAreaId }: PersonBooking) => serviceAreaId === of.serviceAreaId
  const outside = <Held extends Pick<PersonBooking, 'startMs' | 'durationMinutes'>>(
    held: readonly Held[],
    hasHours: boolean,
  ) =>
    bookingsOutsideWork(
      timeZone,
      held,
      { workingWindows: hasHours ? windowsBefore : [], leave: leaveBefore },
      { workingWindows: hasHours ? (windowsAfter ?? windowsBefore) : [], leave: leaveAfter ?? leaveBefore },
    )
  const elsewhere = coming.filter((booking) => !isHere(booking))
  const bookings = [...outside(coming.filter(isHere), true), ...outside(elsewhere, false)]
  return { bookings: bookings.toSorted((a, b) => a.startMs - b.startMs), sessions: outside(sessions, false) }
}
