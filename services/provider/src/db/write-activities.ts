import type { ActivityStatus } from '@waymark/domain/enums'
import type { ActivityId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The editable fields of an activity. */
export interface ActivityToWrite {
  readonly status: ActivityStatus
  readonly title: string
  readonly description: string
  readonly kind_ids: number[]
  readonly min_age: number | null
  readonly max_age: number | null
  readonly price_cents: number
  readonly concession_price_cents: number | null
  readonly has_free_companion: boolean
  readonly refund_until_hours: number | null
  readonly policy_note: string
  readonly preparation: string
  readonly contact_name: string | null
  readonly contact_email: string | null
  readonly contact_phone: string | null
  readonly spaces_per_session: number
  readonly spaces_per_client: number
  readonly wheelchair_spaces: number
  readonly hearing_receivers: number
  readonly interpreter_places: number
  readonly quiet_places: number
}

/** The editable fields that make an activity an amenity. */
export interface AmenityToWrite extends ActivityToWrite {
  readonly amenity_type_id: number
  readonly feature_ids: number[]
  readonly lat: number | null
  readonly lng: number | null
  readonly whereabouts: string
  readonly opening_hours: string | null
  readonly is_bookable: boolean
}

/** Adds an activity. Idempotent per key and location: a repeat returns the first one's id. */
export async function insertActivity(
  trx: Transaction<ProviderDatabase>,
  added: (ActivityToWrite | AmenityToWrite) & {
    readonly service_area_id: ServiceAreaId
    readonly created_by: UserProfileId
    readonly created_at: Date
    readonly idempotency_key: string | null
  },
): Promise<{ readonly activityId: ActivityId; readonly isNew: boolean }> {
  const row = await trx
    .insertInto('activity')
    .values({ ...added, updated_at: added.created_at })
    .onConflict((conflict) => conflict.constraint('activity_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { activityId: row.id, isNew: true }
  const first = await trx
    .selectFrom('activity')
    .select('id')
    .where('service_area_id', '=', added.service_area_id)
    .where('idempotency_key', '=', added.idempotency_key)
    .executeTakeFirstOrThrow()
  return { activityId: first.id, isNew: false }
}

/** Locks an activity of a location until the transaction ends, and returns what a change of it depends on. */
export async function lockActivity(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly activityId: ActivityId },
) {
  return trx
    .selectFrom('activity')
    .select(['version', 'status', 'price_cents'])
    .where('id', '=', of.activityId)
    .where('service_area_id', '=', of.serviceAreaId)
    .where('amenity_type_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The same for an amenity. */
export async function lockAmenity(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly amenityId: ActivityId },
) {
  return trx
    .selectFrom('activity')
    .select(['version', 'status', 'price_cents', 'is_bookable'])
    .where('id', '=', of.amenityId)
    .where('service_area_id', '=', of.serviceAreaId)
    .where('amenity_type_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Updates an activity or an amenity that was locked. */
export async function updateActivity(
  trx: Transaction<ProviderDatabase>,
  { activityId, now }: { readonly activityId: ActivityId; readonly now: Date },
  activity: ActivityToWrite | AmenityToWrite,
): Promise<void> {
  await trx
    .updateTable('activity')
    .set({ ...activity, version: sql`version + 1`, updated_at: now })
    .where('id', '=', activityId)
    .execute()
}

/** Sets the kinds of an activity; its version rises. */
export async function writeActivityKinds(
  trx: Transaction<ProviderDatabase>,
  activityId: ActivityId,
  kindIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable('activity')
    .set({ kind_ids: [...new Set(kindIds)], version: sql`version + 1` })
    .where('id', '=', activityId)
    .execute()
}

/** Sets the features of an amenity; its version rises. */
export async function writeAmenityFeatures(
  trx: Transaction<ProviderDatabase>,
  amenityId: ActivityId,
  featureIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable('activity')
    .set({ feature_ids: [...new Set(featureIds)], version: sql`version + 1` })
    .where('id', '=', amenityId)
    .execute()
}

/**
 * Completes the active ones whose last session ended since they were last changed: one that was taken up again waits for
 * its new sessions. An amenity is there whether it has sessions or not.
 */
export async function completePastActivities(db: Kysely<ProviderDatabase>, now: Date): Promise<void> {
  await sql`
    update activity t set status = 'Completed', version = version + 1, updated_at = ${now}
    where t.status = 'Active' and t.amenity_type_id is null
      and t.updated_at < (select max(s.ends_at) from booking_api.activity_session s
        where s.activity_id = t.id and s.status in ('Active', 'Completed') and s.ends_at <= ${now})
      and not exists (select from booking_api.activity_session s
        where s.activity_id = t.id and s.status in ('Draft', 'Active') and s.ends_at > ${now})`.execute(db)
}

/** Gives a new activity the pictures, access facts, PDFs and staff of another; staff who work at its location. */
export async function copyActivityContent(
  trx: Transaction<ProviderDatabase>,
  from: ActivityId,
  to: { readonly activityId: ActivityId; readonly serviceAreaId: ServiceAreaId },
): Promise<void> {
  const { activityId, serviceAreaId } = to
  await sql`
    insert into activity_picture (activity_id, kind, file_key, small_key, alt, position)
    select ${activityId}, kind, file_key, small_key, alt, position from activity_picture where activity_id = ${from}
    order by id`.execute(trx)
  await sql`
    insert into activity_fact (activity_id, accessibility_option_id, is_met, measure, note, source, checked_on, photo_key, photo_alt)
    select ${activityId}, accessibility_option_id, is_met, measure, note, source, checked_on, photo_key, photo_alt
    from activity_fact where activity_id = ${from}`.execute(trx)
  await sql`
    insert into activity_document (activity_id, file_key, title, size_bytes)
    select ${activityId}, file_key, title, size_bytes from activity_document where activity_id = ${from}
    order by id`.execute(trx)
  await sql`
    insert into activity_staff (activity_id, user_profile_id)
    select ${activityId}, t.user_profile_id from activity_staff t
    join identity_api.membership m on m.user_profile_id = t.user_profile_id and m.service_area_id = ${serviceAreaId}
    where t.activity_id = ${from}`.execute(trx)
}
