import type { service } from '@waymark/contracts/service'
import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse, refuseAt } from '@waymark/service-kit/refusal'
import { refuseAffectedBookings } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'
import type { BookedVisit } from '../../db/coming-bookings.ts'
import { listSameSpan, writeExceptions } from '../../db/schedule-exceptions.ts'
import { lockSchedule } from '../../db/schedule-lines.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { findAffectedBookings } from '../../schedule/find-affected-bookings.ts'
import { isBroken, spanToWrite } from '../../schedule/span-to-write.ts'

export const updateMultipleServiceScheduleException: Handler<
  Context,
  typeof service.updateMultipleServiceScheduleException
> = async (input, { context }) => {
  const { serviceAreaId, way, staffUserProfileId: staffId } = input
  const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
  const span = spanToWrite(input, timeZone, null)
  if (isBroken(span)) return refuseAt(span.field, span.word)
  const all = await listAllServicesOfArea(context.reads, serviceAreaId)
  const wantedIds = [...new Set(input.serviceAreaServiceIds)]
  if (!wantedIds.every((wanted) => all.some(({ id }) => id === wanted))) return notFound()
  const touched = all.filter(({ id, staff_ids }) => {
    return wantedIds.includes(id) && (staffId === null || staff_ids.includes(staffId))
  })
  if (touched.length === 0) return refuse('StaffNotAssigned')
  // Sorted, so that concurrent requests lock in the same order and cannot deadlock.
  const ids = touched.map(({ id }) => id).toSorted((a, b) => a - b)

  const refusal = await context.db.transaction().execute(async (trx) => {
    const affected: BookedVisit[] = []
    const leaving = new Map<ServiceAreaServiceId, number[]>()
    for (const serviceAreaServiceId of ids) {
      await lockSchedule(trx, serviceAreaServiceId)
      const leavingSpanIds = way === 'remove' ? await listSameSpan(trx, serviceAreaServiceId, span) : []
      leaving.set(serviceAreaServiceId, leavingSpanIds)
      if (input.keepsStrandedBookings) continue
      const changed = { serviceAreaServiceId, timeZone, now: context.now() }
      const change = { leavingSpanIds, addedSpans: way === 'add' ? [span] : [] }
      affected.push(...(await findAffectedBookings(trx, changed, change)))
    }
    if (affected.length > 0)
      return refuseAffectedBookings(
        'StrandsBookings',
        affected.toSorted((a, b) => a.startMs - b.startMs),
        timeZone,
      )
    for (const [serviceAreaServiceId, leavingIds] of leaving)
      await writeExceptions(trx, serviceAreaServiceId, way === 'add' ? [span] : [], leavingIds)
    return undefined
  })
  return refusal ?? { serviceAreaServiceIds: ids }
}
