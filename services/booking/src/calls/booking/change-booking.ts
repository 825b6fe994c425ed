import type { booking } from '@waymark/contracts/booking'
import { changeRefusal } from '@waymark/domain/booking/change-window'
import { standingRefusal } from '@waymark/domain/booking/provider-standing'
import { isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import { dayText, timeText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { keepForNextTime } from '../../address-book/keep-for-next-time.ts'
import { dateSummary } from '../../answers/date-summary.ts'
import { givenAnswers, givesAnswers } from '../../changing/given-answers.ts'
import { brokenRule, type DateOfChange, lastDayAfter, movesOf } from '../../changing/moved-dates.ts'
import { type ChangedDate, recordChanges } from '../../changing/record-changes.ts'
import { takeNewTimes } from '../../changing/take-new-times.ts'
import type { Context } from '../../context.ts'
import { allOrNothing } from '../../db/all-or-nothing.ts'
import { lockBooking, lockOthersOfSeries, lockSeriesOf } from '../../db/bookings.ts'
import { findLeadHours, findOffer } from '../../db/offers.ts'
import { listDatesOfSeries } from '../../db/series.ts'
import { findAnswers, isQuoted, writeAnswers } from '../../db/series-parts.ts'
import { findStanding } from '../../db/standings.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const changeBooking: Handler<Context, typeof booking.changeBooking> = async (input, { context, caller }) => {
  const viewer = await viewerOf(context, caller)
  const now = context.now()
  const isAnswered = givesAnswers(input)
  return allOrNothing(context.db, async (trx) => {
    if (input.scope !== 'one' || isAnswered) await lockSeriesOf(trx, input.bookingId)
    const found = await lockBooking(trx, input.bookingId)
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!found || !rights?.mayChange) return notFound()
    const reason = changeRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (reason) return refuse(reason.word, { hours: limits.changeCutoffHours })
    const provider = await findStanding(trx, found.account_id)
    const standing = standingRefusal(provider.standing, provider.name)
    if (standing) return refuse(standing.word, { provider: provider.name })
    const currentStart = instantToWall(found.time_zone, found.starts_at.getTime())
    if (input.SeenStartDateTime !== undefined && input.SeenStartDateTime !== currentStart)
      return refuse('MovedMeanwhile', { date: dayText(currentStart), time: timeText(currentStart) })

    const others = input.scope === 'one' ? [] : await lockOthersOfSeries(trx, found, input.scope)
    if (others.some(isBeingPlaced)) return refuse('StillPlacing')
    // Dates of the series past their cut-off are skipped.
    const open = others.filter(
      (other) => changeRefusal({ status: bookingStatusOf(other.status), start: other.starts_at }, now) === null,
    )
    const given = givenAnswers(input, await findAnswers(trx, found.part_id), {
      offer: isAnswered ? await findOffer(trx, found.service_area_service_id) : undefined,
      isPriceQuoted: isAnswered && (await isQuoted(trx, found.series_id)),
      isForClient: !rights.mayGiveFeedback,
    })
    if ('word' in given) return refuse(given.word, given.detail)

    const moves = movesOf(found, [found, ...open].map(dateOfChange), input.RequestedStartDateTime)
    const lastDay = await lastDayAfter(trx, found, moves, now)
    const leadHours = await findLeadHours(trx, found.service_area_service_id)
    const violation = moves.map((move) => brokenRule(move, { lastDay, leadHours, now })).find((rule) => rule !== null)
    if (violation) return refuse(violation.word, violation.detail)
    const durationOf = (date: DateOfChange) => given.values.duration_minutes ?? date.durationMinutes
    const moving = moves.flatMap((move) => (move.to === null ? [] : [{ ...move, to: move.to }]))
    const isMoved = ({ from, to }: { readonly from: Date; readonly to: number }) => to !== from.getTime()
    // Other answers alone are no reason to ask anybody again, unless the client wants somebody else to come.
    const { preferredStaffUserProfileId: preferredStaffId } = input
    const isOtherStaff = given.parts.length > 0 && preferredStaffId !== undefined
    const placing = moving.filter((date) => isOtherStaff || isMoved(date) || durationOf(date) !== date.durationMinutes)

    const result = await takeNewTimes(
      trx,
      found,
      placing.map((date) => ({ ...date, durationMinutes: durationOf(date) })),
      { preferredStaffId, now },
    )
    if ('word' in result) return refuse(result.word, result.detail)
    const changed: ChangedDate[] = []
    for (const [partId, dates] of Map.groupBy(moving, (date) => date.partId)) {
      const before = await findAnswers(trx, partId)
      const bookingIds = dates.map(({ id }) => id)
      if (given.parts.length > 0) await writeAnswers(trx, partId, bookingIds, given.values)
      for (const date of dates) {
        const parts = isMoved(date) ? (['time', ...given.parts] as const) : given.parts
        if (parts.length > 0) changed.push({ ...date, parts, before, values: given.values })
      }
    }
    const inOrder = moving.flatMap(({ id }) => changed.filter((date) => date.id === id))
    if (rights.mayGiveFeedback) await keepForNextTime(trx, caller.userProfileId, input)
    await recordChanges(trx, caller, found, inOrder, now)
    const dates = await listDatesOfSeries(trx, found.series_id)
    const changedBookingIds = inOrder.map(({ id }) => id)
    return {
      changedBookingIds,
      bookingDatesSummary: dates
        .filter(({ id }) => changedBookingIds.includes(id))
        .map((date) => dateSummary(date, found.time_zone)),
    }
  })
}

function dateOfChange({
  id,
  part_id: partId,
  duration_minutes: durationMinutes,
  starts_at: from,
}: Pick<
  NonNullable<Awaited<ReturnType<typeof lockBooking>>>,
  'id' | 'part_id' | 'duration_minutes' | 'starts_at'
>): DateOfChange {
  return { id, partId, durationMinutes, from }
}
