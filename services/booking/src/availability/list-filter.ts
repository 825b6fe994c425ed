import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { searchServices } from '@waymark/domain/catalogue/services'
import type { AllBookingsFilter } from '../db/all-bookings.ts'
import { spanOf } from './list-span.ts'

/** The filter that a list and its export share. */
export function filterOf(input: ParsedInputOf<typeof booking.exportBookingList>, now: Date): AllBookingsFilter {
  const { statuses, itemType, search, serviceId, activityId } = input
  return {
    ...spanOf(input, now),
    statuses,
    itemType,
    search,
    searchedServiceIds: search === '' ? [] : searchServices(search).map(({ id }) => id),
    serviceIds: serviceId === undefined ? undefined : [serviceId],
    activityId,
    staffId: input.staffUserProfileId,
    clientId: input.clientUserProfileId,
    locationId: input.locationId,
    accountId: input.accountId,
  }
}
