import { isOfGuest } from '@waymark/domain/account/guest-link'
import type { BookingId } from '@waymark/domain/ids'
import { type BookingRights, bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Caller, GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { type ActivityBookingState, findActivityBookingState } from '../db/activity-bookings.ts'
import type { BookingRow } from '../db/booking-rows.ts'
import { partiesOf, viewerOf } from './viewer.ts'

type Parties = Pick<
  ActivityBookingState,
  | 'client_user_profile_id'
  | 'client_account_id'
  | 'user_service_area_id'
  | 'service_area_id'
  | 'account_id'
  | 'staff_ids'
  | 'guest_id'
  | 'contact_email'
>

/** A guest is the client of the bookings that they made. */
const ofGuest: BookingRights = {
  maySee: true,
  maySeePrivate: true,
  maySeeContact: true,
  mayChange: true,
  mayCancel: true,
  mayComplete: false,
  mayAssignStaff: false,
  mayAnswerFeedback: false,
  mayNoteMoney: false,
  mayChat: false,
  mayGiveFeedback: true,
}

function rightsOfGuest(
  caller: GuestCaller,
  {
    guest_id: guestId,
    contact_email: email,
  }: { readonly guest_id: string | null; readonly contact_email: string | null },
): BookingRights | null {
  return isOfGuest(caller, { guestId, email }) ? ofGuest : null
}

/** How the rights of a caller in bookings of sessions are decided; what depends on the caller alone is read once. */
export async function activityBookingRights(
  context: Context,
  caller: GuestCaller | PersonCaller,
): Promise<(booking: Parties) => BookingRights | null> {
  if (caller.kind === 'guest') return (booking) => rightsOfGuest(caller, booking)
  const viewer = await viewerOf(context, caller)
  return (booking) => {
    const rights = bookingRights(viewer, {
      itemType: 'Activity',
      bookerUserProfileId: booking.client_user_profile_id,
      clientAccountId: booking.client_account_id,
      clientServiceAreaId: booking.user_service_area_id,
      serviceAreaId: booking.service_area_id,
      providerAccountId: booking.account_id,
      assignedUserProfileIds: booking.staff_ids,
    })
    return rights.maySee ? rights : null
  }
}

/** The rights of anybody in a booking of either item type; null for those who may not see it. */
export async function rightsInRow(context: Context, caller: Caller, row: BookingRow): Promise<BookingRights | null> {
  if (caller.kind === 'anonymous') return null
  if (caller.kind === 'guest') return rightsOfGuest(caller, row)
  const staffIds = row.staff.map(({ userProfileId }) => userProfileId)
  const rights = bookingRights(await viewerOf(context, caller), partiesOf(row, staffIds))
  return rights.maySee ? rights : null
}

/** A booking of the caller as client; undefined for everybody else's. */
export async function findOwnActivityBooking(
  context: Context,
  caller: GuestCaller | PersonCaller,
  bookingId: BookingId,
): Promise<ActivityBookingState | undefined> {
  const [found, rightsIn] = await Promise.all([
    findActivityBookingState(context.reads, bookingId),
    activityBookingRights(context, caller),
  ])
  return found && rightsIn(found)?.mayGiveFeedback ? found : undefined
}

/** A booking that the caller may see, as client or as one of those who serve it. */
export async function findVisibleActivityBooking(
  context: Context,
  caller: GuestCaller | PersonCaller,
  bookingId: BookingId,
): Promise<ActivityBookingState | undefined> {
  const [found, rightsIn] = await Promise.all([
    findActivityBookingState(context.db, bookingId),
    activityBookingRights(context, caller),
  ])
  return found && rightsIn(found) ? found : undefined
}
