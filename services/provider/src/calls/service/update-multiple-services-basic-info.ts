import type { service } from '@waymark/contracts/service'
import { findService } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, refuse } from '@waymark/service-kit/refusal'
import { readServicesOfArea } from '../../answers/area-service-answer.ts'
import { refuseComing } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { listMemberIds } from '../../db/area-members.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'
import { countComingBookingsOfPeople, countComingBookingsOfServices } from '../../db/coming-bookings.ts'
import { listOwnServices } from '../../db/own-services.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { insertAreaService, updateAreaServices, writeSizes } from '../../db/write-area-services.ts'
import { assignStaff, unassignStaff } from '../../db/write-staff.ts'
import { allSizes } from '../../offer/sizes-to-offer.ts'

export const updateMultipleServicesBasicInfo: Handler<Context, typeof service.updateMultipleServicesBasicInfo> = async (
  input,
  { context },
) => {
  const { serviceAreaId, isEnabled, addedStaffUserProfileIds: addedIds, removedStaffUserProfileIds: removedIds } = input
  const serviceIds = [...new Set(input.serviceIds)]
  const [all, own] = await Promise.all([
    listAllServicesOfArea(context.reads, serviceAreaId),
    listOwnServices(context.reads, serviceAreaId),
  ])
  if (!serviceIds.every((id) => findService(id) ?? own.some((one) => one.id === id)))
    return invalid({ serviceIds: 'Choose from the list.' })
  const chosen = all.filter((row) => serviceIds.includes(row.service_id))
  const newIds = serviceIds.filter((id) => !chosen.some((row) => row.service_id === id))
  if (newIds.length > 0 && isEnabled !== true) return refuse('NotOffered')
  const memberIds = await listMemberIds(context.reads, serviceAreaId, addedIds)
  if (!addedIds.every((id) => memberIds.includes(id))) return refuse('NotAtLocation')
  if (!input.keepsFutureBookings) {
    const now = context.now()
    const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
    const stopped = chosen.filter((row) => row.is_enabled && isEnabled === false).map(({ id }) => id)
    const bookings = await countComingBookingsOfServices(context.reads, stopped, now)
    if (bookings.count > 0) return refuseComing('HasBookings', bookings, timeZone)
    const chosenIds = chosen.map(({ id }) => id)
    const bookingsLeft = await countComingBookingsOfPeople(context.reads, removedIds, chosenIds, now)
    if (bookingsLeft.count > 0) return refuseComing('HasFutureBookings', bookingsLeft, timeZone)
  }

  const changes = {
    ...(isEnabled === undefined ? {} : { is_enabled: isEnabled }),
    ...(input.leadHours === undefined ? {} : { lead_hours: input.leadHours }),
    ...(input.bufferMinutes === undefined ? {} : { buffer_minutes: input.bufferMinutes }),
    ...(input.preparation === undefined ? {} : { preparation: input.preparation || null }),
  }
  await context.db.transaction().execute(async (trx) => {
    const ids = chosen.map(({ id }) => id)
    await updateAreaServices(trx, ids, changes)
    for (const serviceId of newIds) {
      const id = await insertAreaService(trx, { serviceAreaId, serviceId }, changes)
      // A concurrent request added it first and its settings win.
      if (id === undefined) continue
      await writeSizes(trx, id, allSizes(serviceId))
      ids.push(id)
    }
    await unassignStaff(trx, ids, removedIds)
    await assignStaff(trx, ids, addedIds)
  })
  const rows = await readServicesOfArea(context.db, serviceAreaId)
  return rows.filter(({ serviceId }) => serviceIds.includes(serviceId))
}
