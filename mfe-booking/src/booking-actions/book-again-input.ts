import type { booking } from '@waymark/contracts/booking'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'

/** A booking whose answers are used again. */
export type BookedBefore = OutputOf<typeof booking.getBookingDetail>

/** The same booking at another time, replacing a date for which nobody was free. */
export function bookAgainInput(
  before: BookedBefore,
  instead: { readonly bookingId: number; readonly time: WallDateTime },
): InputOf<typeof booking.addNewBooking> {
  return {
    ServiceAreaServiceId: before.serviceAreaServiceId,
    ServiceAreaId: before.serviceAreaId,
    ServiceId: before.serviceId,
    ServiceSizeOptionId: before.ServiceSizeOptionId,
    SizeOptionName: before.itemDetail,
    RequestedStartDateTimes: [instead.time],
    AddressForService: before.AddressForService,
    LatitudeForService: before.LatitudeForService,
    LongitudeForService: before.LongitudeForService,
    UnitNumberForService: before.UnitNumberForService,
    accessNotes: before.accessNotes,
    isExactPoint: before.isExactPoint,
    RequestedPeopleQty: before.RequestedPeopleQty,
    Notes: before.Notes,
    UserServiceAreaId: before.UserServiceAreaId,
    isMyself: before.otherRecipient === null,
    otherRecipient: before.otherRecipient,
    sharedAccessibilityOptionIds: before.sharedAccessibilityOptionIds,
    sharesRecipientNeeds: before.sharesRecipientNeeds,
    insteadOfBookingId: instead.bookingId,
  }
}
