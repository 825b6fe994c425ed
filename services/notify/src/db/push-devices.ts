import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** How a browser is sent to: an address of its own service, and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The devices of a person on which they are still signed in. */
export async function listPushDevices(db: Kysely<NotifyDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('push_device as d')
    .innerJoin('identity_api.open_session as s', 's.sid', 'd.session_id')
    .select(['d.id', 'd.session_id'])
    .where('d.user_profile_id', '=', userProfileId)
    .execute()
}

/** Where a device is sent to; undefined once its person has signed out there. */
export async function findPushAddress(db: Kysely<NotifyDatabase>, deviceId: number): Promise<PushAddress | undefined> {
  return db
    .selectFrom('push_device as d')
    .innerJoin('identity_api.open_session as s', 's.sid', 'd.session_id')
    .select(['d.endpoint', 'd.p256dh', 'd.auth'])
    .where('d.id', '=', deviceId)
    .executeTakeFirst()
}

/** A browser sends to whoever signed in on it last. */
export async function keepPushDevice(
  trx: Transaction<NotifyDatabase>,
  { userProfileId, sessionId }: { readonly userProfileId: UserProfileId; readonly sessionId: string },
  address: PushAddress,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('push_device')
    .where((row) =>
      row.or([
        row('session_id', '=', sessionId),
        row(sql<string>`md5(endpoint)`, '=', sql<string>`md5(${address.endpoint})`),
      ]),
    )
    .execute()
  await trx
    .insertInto('push_device')
    .values({ user_profile_id: userProfileId, session_id: sessionId, ...address, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removePushDeviceOf(db: Kysely<NotifyDatabase>, sessionId: string): Promise<void> {
  await db.deleteFrom('push_device').where('session_id', '=', sessionId).execute()
}

/** The browser has given this address up. */
export async function removePushDevice(db: Kysely<NotifyDatabase>, deviceId: number): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', deviceId).execute()
}

/** Devices on which nobody is signed in any more. */
export async function deleteEndedPushDevices(db: Kysely<NotifyDatabase>): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('session_id', 'not in', (sessions) => sessions.selectFrom('identity_api.open_session').select('sid'))
    .execute()
}

/** The kinds that a person wants no notifications on devices about. */
export async function listUnwantedPushes(
  db: Kysely<NotifyDatabase>,
  userProfileId: UserProfileId,
): Promise<ReadonlySet<BookingEmailKind>> {
  const rows = await db
    .selectFrom('push_unwanted')
    .select('kind')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

export async function savePushPreferences(
  trx: Transaction<NotifyDatabase>,
  userProfileId: UserProfileId,
  preferences: readonly { readonly kind: BookingEmailKind; readonly isWanted: boolean }[],
): Promise<void> {
  for (const { kind, isWanted } of preferences)
    if (isWanted)
      await trx
        .deleteFrom('push_unwanted')
        .where('user_profile_id', '=', userProfileId)
        .where('kind', '=', kind)
        .execute()
    else
      await trx
        .insertInto('push_unwanted')
        .values({ user_profile_id: userProfileId, kind })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

/** Of these people, the devices that show something of this kind. */
export async function listDevicesToTell(
  trx: Transaction<NotifyDatabase>,
  kind: BookingEmailKind,
  userProfileIds: readonly UserProfileId[],
) {
  if (userProfileIds.length === 0) return []
  return trx
    .selectFrom('push_device as d')
    .innerJoin('identity_api.open_session as s', 's.sid', 'd.session_id')
    .select(['d.id', 'd.user_profile_id'])
    .where('d.user_profile_id', 'in', [...userProfileIds])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_unwanted as u')
            .select('u.kind')
            .whereRef('u.user_profile_id', '=', 'd.user_profile_id')
            .where('u.kind', '=', kind),
        ),
      ),
    )
    .execute()
}

export async function forgetPushDevices(trx: Transaction<NotifyDatabase>, userProfileId: UserProfileId): Promise<void> {
  for (const table of ['push_device', 'push_unwanted'] as const)
    await trx.deleteFrom(table).where('user_profile_id', '=', userProfileId).execute()
}
