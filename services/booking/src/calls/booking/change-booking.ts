import type { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { changeRefusal, newBookingRefusal } from '@waymark/domain/booking/change-window'
import { lastBookableDay } from '@waymark/domain/booking/repeat'
import { shiftedAlong } from '@waymark/domain/booking/series-shift'
import { isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { dateSummary } from '../../answers/date-summary.ts'
import { spokenDay, spokenTime, startText } from '../../answers/spoken-time.ts'
import type { Context } from '../../context.ts'
import { allOrNothing } from '../../db/all-or-nothing.ts'
import { type LockedBooking, lockBooking, lockOthersOfSeries, lockSeriesOf } from '../../db/bookings.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
import { findLeadHours } from '../../db/offers.ts'
import {
  listAffectedStaff,
  lockStaffTime,
  moveBooking,
  releaseStaffTime,
  rememberFormerStaff,
} from '../../db/placing.ts'
import type { BookingDatabase } from '../../db/schema.ts'
import { listDatesOfSeries } from '../../db/series.ts'
import { takeFreeStaff } from '../../placing/take-free-staff.ts'
import { timetableAround } from '../../placing/timetable-around.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const changeBooking: Handler<Context, typeof booking.changeBooking> = async (input, { context, caller }) => {
  const viewer = await viewerOf(context, caller)
  const now = context.now()
  return allOrNothing(context.db, async (trx) => {
    if (input.scope !== 'one') await lockSeriesOf(trx, input.bookingId)
    const found = await lockBooking(trx, input.bookingId)
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!found || !rights?.mayChange) return notFound()
    const reason = changeRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (reason) return refuse(reason.word, { hours: limits.changeCutoffHours })
    const currentStart = instantToWall(found.time_zone, found.starts_at.getTime())
    if (input.SeenStartDateTime !== undefined && input.SeenStartDateTime !== currentStart)
      return refuse('MovedMeanwhile', { date: spokenDay(currentStart), time: spokenTime(currentStart) })

    const others = input.scope === 'one' ? [] : await lockOthersOfSeries(trx, found, input.scope)
    if (others.some(isBeingPlaced)) return refuse('StillPlacing')
    // Dates of the series past their cut-off are skipped.
    const open = others.filter(
      (other) => changeRefusal({ status: bookingStatusOf(other.status), start: other.starts_at }, now) === null,
    )
    const moves = movesOf(found, open, input.RequestedStartDateTime)
    const lastDay = await lastDayAfter(trx, found, moves, now)
    const leadHours = await findLeadHours(trx, found.service_area_service_id)
    const violation = moves.map((move) => brokenRule(move, { lastDay, leadHours, now })).find((rule) => rule !== null)
    if (violation) return refuse(violation.word, violation.detail)
    const moving = moves.flatMap(({ id, from, to }) => (to !== null && to !== from.getTime() ? [{ id, from, to }] : []))

    const result = await moveAll(trx, found, moving, { preferredStaffId: input.preferredStaffUserProfileId, now })
    if ('word' in result) return refuse(result.word, result.detail)
    await recordMoves(trx, caller, found, moving, now)
    const dates = await listDatesOfSeries(trx, found.series_id)
    const changedBookingIds = moving.map(({ id }) => id)
    const changed = dates.filter(({ id }) => changedBookingIds.includes(id))
    return {
      changedBookingIds,
      bookingDatesSummary: changed.map((date) => dateSummary(date, found.time_zone)),
    }
  })
}

interface Move {
  readonly id: BookingId
  readonly from: Date
  /** The new start, epoch ms. */
  readonly to: number
}

type RequestedMove = Omit<Move, 'to'> & { readonly wallTime: string; readonly to: number | null }

/** The new start of each booking, shifted on the clock by as much as the booking named in the request. */
function movesOf(
  found: LockedBooking,
  others: readonly { readonly id: BookingId; readonly starts_at: Date }[],
  requested: string,
): RequestedMove[] {
  const { time_zone: timeZone } = found
  const before = instantToWall(timeZone, found.starts_at.getTime())
  return [found, ...others].map(({ id, starts_at: from }) => {
    const wallTime = shiftedAlong(instantToWall(timeZone, from.getTime()), before, requested) ?? requested
    return { id, from, wallTime, to: wallToInstant(timeZone, wallTime) }
  })
}

type Rule = {
  readonly word: 'TimeDoesNotExist' | 'TooSoon' | 'TooFarAhead'
  readonly detail: Readonly<Record<string, string | number>>
}

/** The rule for new bookings that a new time breaks; an unchanged time breaks none. */
function brokenRule(
  { from, to, wallTime }: RequestedMove,
  {
    lastDay,
    leadHours,
    now,
  }: { readonly lastDay: WallDay; readonly leadHours: number | undefined; readonly now: Date },
): Rule | null {
  if (to === from.getTime()) return null
  if (to === null)
    return { word: 'TimeDoesNotExist', detail: { time: spokenTime(wallTime), date: spokenDay(wallTime) } }
  const tooSoon = newBookingRefusal(new Date(to), now, leadHours)
  if (tooSoon) return { word: tooSoon.word, detail: { hours: tooSoon.hours } }
  return wallTime.slice(0, 10) > lastDay ? { word: 'TooFarAhead', detail: {} } : null
}

/** The last day a series may move to: as far as a series could reach that begins on its first date after the move. */
async function lastDayAfter(
  trx: Transaction<BookingDatabase>,
  { series_id: seriesId, time_zone: timeZone }: LockedBooking,
  moves: readonly RequestedMove[],
  now: Date,
): Promise<WallDay> {
  const movedIds = moves.map(({ id }) => id)
  const dates = await listDatesOfSeries(trx, seriesId)
  const staying = dates.filter(({ id }) => !movedIds.includes(id))
  const days = [
    ...staying.map(({ starts_at: start }) => dayAt(timeZone, start.getTime())),
    ...moves.map(({ wallTime }) => wallTime.slice(0, 10)),
  ]
  return lastBookableDay(
    dayAt(timeZone, now.getTime()),
    days.reduce((a, b) => (b < a ? b : a)),
  )
}

type MoveRefusal = {
  readonly word: 'NotFree' | 'AlreadyBooked'
  readonly detail: Readonly<Record<string, string>>
}

/** Releases the old times and takes the new ones, keeping the same staff where they are free. */
async function moveAll(
  trx: Transaction<BookingDatabase>,
  found: LockedBooking,
  moving: readonly Move[],
  options: { readonly preferredStaffId: UserProfileId | undefined; readonly now: Date },
): Promise<MoveRefusal | { readonly isMoved: true }> {
  const [first] = moving
  if (!first) return { isMoved: true }
  const ids = moving.map(({ id }) => id)
  await lockStaffTime(trx, await listAffectedStaff(trx, found.service_area_service_id, ids))
  const staffBefore = await releaseStaffTime(trx, ids)
  // In the order of the shift, so that no date needs a time that another date of the series still holds.
  const isLater = first.to > first.from.getTime()
  const inOrder = moving.toSorted((a, b) => (isLater ? b.to - a.to : a.to - b.to))
  for (const { id, to } of inOrder) {
    const startsAt = new Date(to)
    const endsAt = new Date(to + found.duration_minutes * 60_000)
    const wallTime = instantToWall(found.time_zone, to)
    const detail = { date: spokenDay(wallTime), time: spokenTime(wallTime) }
    const date = { ...found, id, starts_at: startsAt, ends_at: endsAt }
    const timetable = await timetableAround(trx, date)
    const before = staffBefore.get(id) ?? []
    const preferredStaffIds = options.preferredStaffId === undefined ? before : [options.preferredStaffId]
    const staffId = timetable && (await takeFreeStaff(trx, date, { timetable, preferredStaffIds, now: options.now }))
    if (staffId === undefined) return { word: 'NotFree', detail }
    const isHeld = await moveBooking(trx, id, { startsAt, endsAt }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'booking_client_once')) return 'held' as const
      throw error
    })
    if (isHeld === 'held') return { word: 'AlreadyBooked', detail }
    await rememberFormerStaff(
      trx,
      id,
      before.filter((one) => one !== staffId),
    )
  }
  return { isMoved: true }
}

/** Records the moves in the history, notifies both sides and updates the members of the chat. */
async function recordMoves(
  trx: Transaction<BookingDatabase>,
  caller: PersonCaller,
  found: LockedBooking,
  moving: readonly Move[],
  now: Date,
): Promise<void> {
  const byName = await findPersonName(trx, caller.userProfileId)
  for (const { id, from, to } of moving) {
    const before = instantToWall(found.time_zone, from.getTime())
    const after = instantToWall(found.time_zone, to)
    const historyId = await addHistory(trx, {
      bookingId: id,
      what: `Changed from ${startText(before)} to ${startText(after)}`,
      byUserProfileId: caller.userProfileId,
      byName,
      at: now,
    })
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: id,
      change: 'changed',
      historyId,
      byUserProfileId: caller.userProfileId,
      movedFrom: from.toISOString(),
    })
    await addToOutbox(trx, jobs.chat.openConversation, { bookingId: id })
  }
}
