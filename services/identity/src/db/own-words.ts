import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** What a person wrote or saved in other services, and what was sent to them; oldest first. */
export async function readOwnText(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  const [
    bookingText,
    feedback,
    venueFeedback,
    messages,
    notifications,
    emails,
    filters,
    recipients,
    addresses,
    quotes,
    contactMessages,
    clientNotes,
    textPhone,
    pushDevices,
    favouriteStaff,
    serviceWatches,
  ] = await Promise.all([
    db
      .selectFrom('booking_api.booking_words')
      .select(['booking_id', 'notes', 'recipient_phone', 'recipient_notes', 'shared_option_ids', 'access_notes'])
      .where('client_user_profile_id', '=', userProfileId)
      .execute(),
    db
      .selectFrom('booking_api.feedback')
      .select(['booking_id', 'stars', 'comment', 'was_as_accessible', 'answer', 'created_at'])
      .where('client_user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('provider_api.venue_feedback as f')
      .innerJoin('provider_api.service_area as a', 'a.id', 'f.service_area_id')
      .select(['a.name', 'f.accessibility_option_id', 'f.says', 'f.comment', 'f.created_at'])
      .where('f.user_profile_id', '=', userProfileId)
      .orderBy('f.created_at')
      .execute(),
    db
      .selectFrom('chat_api.message')
      .select(['booking_id', 'type', 'body', 'created_at'])
      .where('author_user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('notify_api.notification')
      .select(['title', 'text', 'created_at', 'read_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('notify_api.email')
      .select(['subject', 'to_address', 'created_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('map_api.saved_filters')
      .select(['filters', 'updated_at'])
      .where('user_profile_id', '=', userProfileId)
      .executeTakeFirst(),
    db
      .selectFrom('booking_api.saved_recipient')
      .select(['name', 'phone', 'relation', 'notes', 'need_option_ids', 'created_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('booking_api.saved_address')
      .select(['label', 'address', 'unit_number', 'access_notes', 'created_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('booking_api.quote')
      .select([
        'service_id',
        'own_service_name',
        'words',
        'address',
        'status',
        'price_cents',
        'currency',
        'answer',
        'asked_at',
      ])
      .where('client_user_profile_id', '=', userProfileId)
      .orderBy('asked_at')
      .execute(),
    db
      .selectFrom('notify_api.contact_message')
      .select(['topic', 'body', 'answers', 'sent_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('sent_at')
      .execute(),
    db
      .selectFrom('booking_api.client_note as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select(['a.name', 'n.text', 'n.purpose', 'n.written_at', 'n.kept_until'])
      .where('n.client_user_profile_id', '=', userProfileId)
      .orderBy('n.written_at')
      .execute(),
    db
      .selectFrom('notify_api.text_phone')
      .select(['phone', 'confirmed_at', 'stopped_at', 'kinds'])
      .where('user_profile_id', '=', userProfileId)
      .executeTakeFirst(),
    db
      .selectFrom('notify_api.push_device')
      .select('created_at')
      .where('user_profile_id', '=', userProfileId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('booking_api.favourite_staff as f')
      .innerJoin('user_profile as p', 'p.id', 'f.staff_user_profile_id')
      .innerJoin('provider_api.service_area as a', 'a.id', 'f.service_area_id')
      .select(['a.name', 'p.first_name', 'p.last_name', 'f.created_at'])
      .where('f.user_profile_id', '=', userProfileId)
      .orderBy('f.created_at')
      .execute(),
    db
      .selectFrom('booking_api.service_watch')
      .select(['service_id', 'place_label', 'asked_at'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('asked_at')
      .execute(),
  ])
  return {
    bookingText,
    feedback,
    venueFeedback,
    messages,
    notifications,
    emails,
    filters,
    recipients,
    addresses,
    quotes,
    contactMessages,
    clientNotes,
    textPhone,
    pushDevices,
    favouriteStaff,
    serviceWatches,
  }
}
