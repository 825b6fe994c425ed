import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import { affectedBookings } from '@waymark/domain/schedule/affected-bookings'
import type { Transaction } from 'kysely'
import { listClosedSpans } from '../db/closed-days.ts'
import { type BookedVisit, listComingBookings } from '../db/coming-bookings.ts'
import { type ExceptionRow, listExceptions } from '../db/schedule-exceptions.ts'
import { type LineRow, listLines } from '../db/schedule-lines.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { exceptionOf, listStaffTimes, weeklyStartOf } from '../db/timetables.ts'

/** A service whose times are about to change; its schedule is locked. */
export interface ChangedService {
  readonly serviceAreaServiceId: ServiceAreaServiceId
  readonly timeZone: string
  readonly now: Date
}

/** The new times; undefined parts stay. */
export interface TimesChange {
  readonly linesAfter?: readonly Pick<LineRow, 'day_of_week' | 'start_minute' | 'staff_ids'>[]
  readonly leavingSpanIds?: readonly number[]
  readonly addedSpans?: readonly Pick<ExceptionRow, 'kind' | 'starts_at' | 'ends_at' | 'staff_id'>[]
}

/** The confirmed bookings that lose their start by a change of times, next first. */
export async function findAffectedBookings(
  trx: Transaction<ProviderDatabase>,
  { serviceAreaServiceId, timeZone, now }: ChangedService,
  { linesAfter, leavingSpanIds = [], addedSpans = [] }: TimesChange,
): Promise<BookedVisit[]> {
  const coming = await listComingBookings(trx, [serviceAreaServiceId], now)
  const last = coming.at(-1)
  if (!last) return []
  const span = { from: now, until: new Date(last.startMs + last.durationMinutes * 60_000) }
  const lines = await listLines(trx, serviceAreaServiceId)
  const staff = await listStaffTimes(trx, serviceAreaServiceId, span)
  const spans = [
    ...(await listExceptions(trx, serviceAreaServiceId, span)),
    ...(await listClosedSpans(trx, serviceAreaServiceId, span)),
  ]
  const spansAfter = [...spans.filter(({ id }) => !leavingSpanIds.includes(id)), ...addedSpans]
  return affectedBookings(
    timeZone,
    coming,
    { weeklyStarts: lines.map(weeklyStartOf), exceptions: spans.map(exceptionOf), staff },
    { weeklyStarts: (linesAfter ?? lines).map(weeklyStartOf), exceptions: spansAfter.map(exceptionOf), staff },
  )
}
