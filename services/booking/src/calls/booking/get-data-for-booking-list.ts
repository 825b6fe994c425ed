import type { booking } from '@waymark/contracts/booking'
import { serviceName } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import {
  listBookedActivities,
  listBookedLocations,
  listBookedServiceIds,
  listClients,
  listStaffWhoCame,
} from '../../db/booking-choices.ts'
import { sideOf } from '../../rights/side.ts'

export const getDataForBookingList: Handler<Context, typeof booking.getDataForBookingList> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, input)
  if (!side || side.kind === 'all') return refuse('NotYourArea')
  const [serviceIds, activities, locations, clients, staff] = await Promise.all([
    listBookedServiceIds(context.reads, side),
    listBookedActivities(context.reads, side),
    listBookedLocations(context.reads, side),
    side.kind === 'client' ? [] : listClients(context.reads, side),
    side.kind === 'provider' ? [] : listStaffWhoCame(context.reads, side),
  ])
  return {
    services: serviceIds
      .map((serviceId) => ({ serviceId, name: serviceName(serviceId) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    activities,
    locations,
    clients,
    staff,
  }
}
