import type { AccountId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The class id of the advisory locks for a person's settings. */
const settingsLock = 8_422

/** Serialises changes of a person's settings until the transaction ends. */
export async function lockMember(trx: Transaction<ProviderDatabase>, userProfileId: UserProfileId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${settingsLock}, ${userProfileId}::int)`.execute(trx)
}

/** Assigns people to services; existing assignments stay. */
export async function assignStaff(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  userProfileIds: readonly UserProfileId[],
): Promise<void> {
  const rows = serviceAreaServiceIds.flatMap((serviceId) =>
    userProfileIds.map((staffId) => ({ service_area_service_id: serviceId, user_profile_id: staffId })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('service_staff')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Unassigns people from services and deletes the weekly starts and spans that named only them: a start that names
 * nobody would apply to everybody. Their bookings stay.
 */
export async function unassignStaff(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  userProfileIds: readonly UserProfileId[],
): Promise<void> {
  if (serviceAreaServiceIds.length === 0 || userProfileIds.length === 0) return
  const serviceIds = [...serviceAreaServiceIds]
  const staffIds = [...userProfileIds]
  await trx
    .deleteFrom('service_staff')
    .where('service_area_service_id', 'in', serviceIds)
    .where('user_profile_id', 'in', staffIds)
    .execute()
  await trx
    .deleteFrom('schedule_exception')
    .where('service_area_service_id', 'in', serviceIds)
    .where('staff_id', 'in', staffIds)
    .execute()
  await trx
    .deleteFrom('schedule_line')
    .where('service_area_service_id', 'in', serviceIds)
    .where(sql<boolean>`staff_ids <> '{}' and staff_ids <@ ${staffIds}::bigint[]`)
    .execute()
  await trx
    .updateTable('schedule_line')
    .set({ staff_ids: sql`array(select unnest(staff_ids) except select unnest(${staffIds}::bigint[]))` })
    .where('service_area_service_id', 'in', serviceIds)
    .where(sql<boolean>`staff_ids && ${staffIds}::bigint[]`)
    .execute()
  await trx
    .updateTable('service_area_service')
    .set({ schedule_version: sql`schedule_version + 1` })
    .where('id', 'in', serviceIds)
    .execute()
}

interface Stretch {
  readonly day_of_week: number
  readonly starts_minute: number
  readonly ends_minute: number
}

/** Replaces a person's working week at a location. */
export async function writeWorkingHours(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly userProfileId: UserProfileId },
  stretches: readonly Stretch[],
): Promise<void> {
  await trx
    .deleteFrom('staff_hours')
    .where('service_area_id', '=', of.serviceAreaId)
    .where('user_profile_id', '=', of.userProfileId)
    .execute()
  const rows = stretches.map((one) => ({
    service_area_id: of.serviceAreaId,
    user_profile_id: of.userProfileId,
    ...one,
  }))
  if (rows.length > 0) await trx.insertInto('staff_hours').values(rows).execute()
}

/** Replaces a person's leave that has not ended. Leave applies to all locations of the organisation. */
export async function writeLeave(
  trx: Transaction<ProviderDatabase>,
  of: { readonly accountId: AccountId; readonly userProfileId: UserProfileId; readonly now: Date },
  spans: readonly { readonly starts_at: Date; readonly ends_at: Date; readonly note: string | null }[],
): Promise<void> {
  await trx
    .deleteFrom('staff_leave')
    .where('user_profile_id', '=', of.userProfileId)
    .where('ends_at', '>', of.now)
    .execute()
  const rows = spans.map((span) => ({ account_id: of.accountId, user_profile_id: of.userProfileId, ...span }))
  if (rows.length > 0) await trx.insertInto('staff_leave').values(rows).execute()
}

/** Removes a person from the primary managers of a location. */
export async function removeManager(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly userProfileId: UserProfileId },
): Promise<void> {
  await trx
    .updateTable('service_area')
    .set({ manager_ids: sql`array_remove(manager_ids, ${of.userProfileId}::bigint)` })
    .where('id', '=', of.serviceAreaId)
    .execute()
}
