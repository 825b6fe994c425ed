import type { service } from '@waymark/contracts/service'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { refuseAffectedBookings } from '../../answers/refuse-affected-bookings.ts'
import { serviceToScheduleAnswer } from '../../answers/service-to-schedule.ts'
import type { Context } from '../../context.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'
import type { BookedVisit } from '../../db/coming-bookings.ts'
import { listLines, lockSchedule, writeLines } from '../../db/schedule-lines.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { changeOfLines } from '../../schedule/change-of-lines.ts'
import { findAffectedBookings } from '../../schedule/find-affected-bookings.ts'
import { startMinuteOf } from '../../schedule/start-minute.ts'

export const updateMultipleServiceScheduleBase: Handler<
  Context,
  typeof service.updateMultipleServiceScheduleBase
> = async (input, { context }) => {
  const { serviceAreaId, way } = input
  const startMinutes = [...new Set(input.startTimes)].flatMap((time) => startMinuteOf(time) ?? [])
  if (startMinutes.length < new Set(input.startTimes).size) return refuse('OffTheQuarterHour')
  if (way !== 'remove' && startMinutes.length === 0) return invalid({ startTimes: 'Choose at least one time.' })
  // Sorted, so that concurrent requests lock in the same order and cannot deadlock.
  const wanted = input.services.toSorted((a, b) => a.serviceAreaServiceId - b.serviceAreaServiceId)
  const ids = wanted.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  if (new Set(ids).size < ids.length) return invalid({ services: 'One service is named twice.' })
  const all = await listAllServicesOfArea(context.reads, serviceAreaId)
  if (!ids.every((id) => all.some((row) => row.id === id))) return notFound()
  const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
  const change = { way, daysOfWeek: [...new Set(input.daysOfWeek)], startMinutes }

  const refusal = await context.db.transaction().execute(async (trx) => {
    const affected: BookedVisit[] = []
    const changes = []
    for (const { serviceAreaServiceId, version } of wanted) {
      const found = all.find(({ id }) => id === serviceAreaServiceId)
      if ((await lockSchedule(trx, serviceAreaServiceId)) !== version)
        return refuse('ChangedMeanwhile', { name: found ? serviceName(found.service_id, found.own_name) : '' })
      const before = await listLines(trx, serviceAreaServiceId)
      const { added, leaving } = changeOfLines(before, change)
      if (added.length + leaving.length === 0) continue
      changes.push({ serviceAreaServiceId, added, leavingIds: leaving.map(({ id }) => id) })
      if (input.keepsStrandedBookings || leaving.length === 0) continue
      const linesAfter = [...before.filter((line) => !leaving.includes(line)), ...added]
      const changed = { serviceAreaServiceId, timeZone, now: context.now() }
      affected.push(...(await findAffectedBookings(trx, changed, { linesAfter })))
    }
    if (affected.length > 0)
      return refuseAffectedBookings(
        'StrandsBookings',
        affected.toSorted((a, b) => a.startMs - b.startMs),
        timeZone,
      )
    for (const { serviceAreaServiceId, added, leavingIds } of changes)
      await writeLines(trx, serviceAreaServiceId, added, leavingIds)
    return undefined
  })
  if (refusal) return refusal
  const rows = await listAllServicesOfArea(context.db, serviceAreaId)
  return rows.filter(({ id }) => ids.includes(id)).map(serviceToScheduleAnswer)
}
