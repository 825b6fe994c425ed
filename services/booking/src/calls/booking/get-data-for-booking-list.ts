import type { booking } from '@waymark/contracts/booking'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import {
  listBookedActivities,
  listBookedLocations,
  listBookedServices,
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
  const [services, activities, locations, clients, staff] = await Promise.all([
    listBookedServices(context.reads, side),
    listBookedActivities(context.reads, side),
    listBookedLocations(context.reads, side),
    side.kind === 'client' ? [] : listClients(context.reads, side),
    side.kind === 'provider' ? [] : listStaffWhoCame(context.reads, side),
  ])
  return {
    services: services
      .map(({ serviceId, ownName }) => ({ serviceId, name: serviceName(serviceId, ownName) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    activities,
    locations,
    clients,
    staff,
  }
}
