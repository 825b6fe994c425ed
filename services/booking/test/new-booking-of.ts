import type { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { catalogueIdOf } from '@waymark/domain/catalogue/own-services'
import type { OfferedService } from '@waymark/test-world/makers/offered-service'

/** A complete request for one date of a test service, at its own address in Wellington. */
export function newBookingOf(
  offered: OfferedService,
  dates: readonly string[],
  changes: Partial<InputOf<typeof booking.addNewBooking>> = {},
): InputOf<typeof booking.addNewBooking> {
  return {
    ServiceAreaServiceId: offered.serviceAreaServiceId,
    ServiceAreaId: offered.serviceAreaId,
    ServiceId: offered.serviceId,
    ServiceSizeOptionId: catalogueIdOf(offered.serviceId) * 10 + 2,
    RequestedStartDateTimes: [...dates],
    AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
    LatitudeForService: -41.3129,
    LongitudeForService: 174.7788,
    isMyself: true,
    ...changes,
  }
}
