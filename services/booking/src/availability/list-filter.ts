import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { searchServices } from '@waymark/domain/catalogue/services'
import type { AllBookingsFilter } from '../db/all-bookings.ts'
import { spanOf } from './list-span.ts'

/** The filter that a list and its export share. */
export function filterOf(input: ParsedInputOf<typeof booking.exportBookingList>, now: Date): AllBookingsFilter {
  const { statuses, search, serviceId } = input
  return {
    ...spanOf(input, now),
    statuses,
    search,
    searchedServiceIds: search === '' ? [] : searchServices(search).map(({ id }) => id),
    serviceIds: serviceId === undefined ? undefined : [serviceId],
    staffId: input.staffUserProfileId,
    clientId: input.clientUserProfileId,
    locationId: input.locationId,
    accountId: input.accountId,
  }
}
