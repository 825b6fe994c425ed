import type { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { FormInput } from '@waymark/web-kit/use-form'
import { addressOf } from '../place/place.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { ServiceOffer } from './service-offer.ts'

/** The draft as it would be sent; what is not answered yet is `null`. */
export type Candidate = FormInput<InputOf<typeof booking.addNewBooking>>

/** What a booking comes from beside its client's own wish. */
interface Origin {
  /** The client who rang up. */
  readonly clientId?: number | undefined
  /** The quote that it accepts. */
  readonly quoteId?: number | undefined
  /** Its price as the client saw it. */
  readonly quotedPriceCents?: number | undefined
}

export function candidateOf(
  draft: BookingDraft,
  offer: ServiceOffer,
  times: readonly WallDateTime[],
  userServiceAreaId: number | null,
  { clientId, quoteId, quotedPriceCents }: Origin = {},
): Candidate {
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  return {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceAreaId: offer.ServiceAreaId,
    ServiceId: offer.ServiceId,
    RequestedStartDateTimes: [...times],
    AddressForService: addressOf(draft.street, draft.place?.label ?? ''),
    LatitudeForService: draft.place?.latitude ?? null,
    LongitudeForService: draft.place?.longitude ?? null,
    UnitNumberForService: draft.unit.trim() === '' ? null : draft.unit,
    RequestedPeopleQty: size?.allowPeopleQtySelection ? (draft.peopleQty ?? 0) : 1,
    ServiceSizeOptionId: size?.ServiceSizeOptionId ?? null,
    ...(size
      ? {
          SizeOptionId: size.ServiceSizeOptionId,
          SizeOptionName: size.name,
          SizeOptionType: size.sizeType,
          SizeOptionDurationHours: size.durationHours,
        }
      : {}),
    accessNotes: draft.accessNotes,
    isExactPoint: draft.isExactPoint,
    Notes: draft.notes,
    UserServiceAreaId: userServiceAreaId,
    ...(clientId === undefined ? {} : { clientUserProfileId: clientId }),
    ...(quoteId === undefined ? {} : { quoteId }),
    ...(quotedPriceCents === undefined ? {} : { quotedPriceCents }),
    isMyself: draft.isMyself,
    otherRecipient: draft.isMyself
      ? null
      : { name: draft.recipientName, phone: draft.recipientPhone, notes: draft.recipientNotes },
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
    sharedAccessibilityOptionIds: [...draft.sharedOptionIds],
    sharesRecipientNeeds: !draft.isMyself && draft.savedRecipientId !== null,
    keepsRecipient: !draft.isMyself && draft.savedRecipientId === null && draft.keepsRecipient,
    keepsAddressAs: draft.keepsAddressAs.trim() === '' ? null : draft.keepsAddressAs,
  }
}
