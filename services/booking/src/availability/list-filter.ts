import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { searchServices } from '@waymark/domain/catalogue/services'
import type { AllBookingsFilter } from '../db/all-bookings.ts'
import { spanOf } from './list-span.ts'

/** What a list and its export are narrowed to. */
export function filterOf(asked: ParsedInputOf<typeof booking.exportBookingList>, now: Date): AllBookingsFilter {
  const { statuses, search, serviceId } = asked
  return {
    ...spanOf(asked, now),
    statuses,
    search,
    searchedServiceIds: search === '' ? [] : searchServices(search).map(({ id }) => id),
    serviceIds: serviceId === undefined ? undefined : [serviceId],
    staffId: asked.staffUserProfileId,
    clientId: asked.clientUserProfileId,
    locationId: asked.locationId,
    accountId: asked.accountId,
  }
}
