import { deletedPersonName } from '@waymark/domain/account/deleted-person'
import type { UserProfileId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/**
 * Keeps what the provider needs of past bookings (time, service, fee) and removes all that identifies the client or
 * their address.
 */
export async function anonymiseBookings(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<void> {
  await sql`
    update booking_series set
      recipient_name = case when is_myself then null else ${deletedPersonName} end,
      recipient_phone = null, recipient_notes = null, notes = '', address = '', unit_number = null,
      lat = round(lat::numeric, 1), lng = round(lng::numeric, 1), shared_option_ids = '{}',
      access_notes = '', is_exact_point = false
    where client_user_profile_id = ${userProfileId} and user_service_area_id is null`.execute(trx)
  await sql`
    update booking set cancel_reason = null
    where client_user_profile_id = ${userProfileId} and user_service_area_id is null and cancel_reason is not null`.execute(
    trx,
  )
  await sql`
    update booking_history h set by_name = ${deletedPersonName}
    from booking b
    where b.id = h.booking_id and b.client_user_profile_id = ${userProfileId} and h.by_user_profile_id = ${userProfileId}`.execute(
    trx,
  )
  // The stars stay in the average; the comment, and an answer that may name the person, are removed.
  await sql`
    update feedback f set comment = '', answer = null, answered_at = null, answered_by = null
    from booking b
    where b.id = f.booking_id and b.client_user_profile_id = ${userProfileId} and b.user_service_area_id is null`.execute(
    trx,
  )
  await sql`
    update activity_booking h set contact_name = ${deletedPersonName}, contact_email = '', contact_phone = null, notes = ''
    from booking b
    where b.id = h.booking_id and b.client_user_profile_id = ${userProfileId} and b.user_service_area_id is null`.execute(
    trx,
  )
  await sql`
    update activity_booking_person n set name = ${deletedPersonName}, age = null, shared_option_ids = '{}'
    from booking b
    where b.id = n.booking_id and b.client_user_profile_id = ${userProfileId} and b.user_service_area_id is null`.execute(
    trx,
  )
  await sql`
    update payment p set checkout_params = p.checkout_params - 'customer_email'
    from booking b
    where b.id = p.booking_id and p.state not in ('creating', 'open') and b.client_user_profile_id = ${userProfileId}
      and b.user_service_area_id is null`.execute(trx)
  await trx.deleteFrom('review').where('client_user_profile_id', '=', userProfileId).execute()
  await trx
    .updateTable('review_report')
    .set({ reason: deletedPersonName })
    .where('user_profile_id', '=', userProfileId)
    .execute()
  await trx.deleteFrom('waitlist_entry').where('client_user_profile_id', '=', userProfileId).execute()
  await sql`
    update quote set words = ${deletedPersonName}, address = '', answer = '',
      status = case when status in ('Asked', 'Answered') then 'Withdrawn' else status end
    where client_user_profile_id = ${userProfileId} and user_service_area_id is null`.execute(trx)
  await trx.deleteFrom('saved_recipient').where('user_profile_id', '=', userProfileId).execute()
  await trx.deleteFrom('saved_address').where('user_profile_id', '=', userProfileId).execute()
  await trx.deleteFrom('calendar_feed').where('user_profile_id', '=', userProfileId).execute()
  await trx.deleteFrom('shortlist').where('user_profile_id', '=', userProfileId).execute()
}
