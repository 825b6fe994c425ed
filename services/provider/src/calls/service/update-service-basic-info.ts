import type { service } from '@waymark/contracts/service'
import { findService } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import { refuseComing } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { listMemberIds } from '../../db/area-members.ts'
import { findAreaServiceOf, listServiceStaff } from '../../db/area-services.ts'
import { countComingBookingsOfPeople, countComingBookingsOfServices } from '../../db/coming-bookings.ts'
import { isOwnServiceOf } from '../../db/own-services.ts'
import { insertAreaService, updateAreaService, writeSizes } from '../../db/write-area-services.ts'
import { assignStaff, unassignStaff } from '../../db/write-staff.ts'
import { allSizes } from '../../offer/sizes-to-offer.ts'

export const updateServiceBasicInfo: Handler<Context, typeof service.updateServiceBasicInfo> = async (
  input,
  { context },
) => {
  const { serviceAreaId, serviceId } = input
  if (!findService(serviceId) && !(await isOwnServiceOf(context.reads, serviceAreaId, serviceId)))
    return invalid({ serviceId: 'Choose one from the list.' })
  const current = await findAreaServiceOf(context.reads, serviceAreaId, serviceId)
  if (current?.version !== (input.version ?? undefined)) return refuse('ChangedMeanwhile')
  const staffBefore = current ? await listServiceStaff(context.reads, current.id) : []
  const idsBefore = staffBefore.map(({ userProfileId }) => userProfileId)
  const wantedIds = input.staffUserProfileIds ?? idsBefore
  const addedIds = wantedIds.filter((id) => !idsBefore.includes(id))
  const removedIds = idsBefore.filter((id) => !wantedIds.includes(id))
  const memberIds = await listMemberIds(context.reads, serviceAreaId, addedIds)
  if (!addedIds.every((id) => memberIds.includes(id))) return refuse('NotAtLocation')
  if (current && !input.keepsFutureBookings) {
    const now = context.now()
    if (current.is_enabled && !input.isEnabled) {
      const bookings = await countComingBookingsOfServices(context.reads, [current.id], now)
      if (bookings.count > 0) return refuseComing('HasBookings', bookings, current.time_zone)
    }
    const unassignedBookings = await countComingBookingsOfPeople(context.reads, removedIds, [current.id], now)
    if (unassignedBookings.count > 0) return refuseComing('HasFutureBookings', unassignedBookings, current.time_zone)
  }

  const info = {
    is_enabled: input.isEnabled,
    description: input.description,
    preparation: input.preparation || null,
    lead_hours: input.leadHours,
    buffer_minutes: input.bufferMinutes,
  }
  const savedId = await context.db.transaction().execute(async (trx) => {
    if (current) {
      const at = { serviceAreaServiceId: current.id, version: current.version }
      if (!(await updateAreaService(trx, at, info))) return undefined
    }
    const id = current?.id ?? (await insertAreaService(trx, { serviceAreaId, serviceId }, info))
    if (id === undefined) return undefined
    if (!current) await writeSizes(trx, id, allSizes(serviceId))
    await unassignStaff(trx, [id], removedIds)
    await assignStaff(trx, [id], addedIds)
    return id
  })
  if (savedId === undefined) return refuse('ChangedMeanwhile')
  return (await readAreaService(context.db, savedId)) ?? notFound()
}
