import type { ItemType } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { BookingParties, BookingViewer } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'

/** The caller as `booking-rights` needs them. */
export async function viewerOf(context: Context, caller: PersonCaller): Promise<BookingViewer> {
  return {
    userProfileId: caller.userProfileId,
    accountId: caller.accountId,
    accountType: caller.accountType,
    isAccountAdmin: caller.isAccountAdmin,
    isGlobalAdmin: caller.isGlobalAdmin,
    roles: await context.memberships.rolesOf(caller.userProfileId, caller.version),
  }
}

interface BookingFacts {
  readonly item_type: ItemType
  readonly client_user_profile_id: UserProfileId | null
  readonly client_account_id: AccountId | null
  readonly user_service_area_id: ServiceAreaId | null
  readonly service_area_id: ServiceAreaId
  readonly account_id: AccountId
}

/** The parties of a booking. */
export function partiesOf(booking: BookingFacts, assignedUserProfileIds: readonly UserProfileId[]): BookingParties {
  return {
    itemType: booking.item_type,
    bookerUserProfileId: booking.client_user_profile_id,
    clientAccountId: booking.client_account_id,
    clientServiceAreaId: booking.user_service_area_id,
    serviceAreaId: booking.service_area_id,
    providerAccountId: booking.account_id,
    assignedUserProfileIds,
  }
}
