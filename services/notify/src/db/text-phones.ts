import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

export async function findTextPhone(db: Kysely<NotifyDatabase>, userProfileId: UserProfileId) {
  return db.selectFrom('text_phone').selectAll().where('user_profile_id', '=', userProfileId).executeTakeFirst()
}

/** The person's phone, locked until the transaction ends. */
export async function lockTextPhone(trx: Transaction<NotifyDatabase>, userProfileId: UserProfileId) {
  return trx
    .selectFrom('text_phone')
    .selectAll()
    .where('user_profile_id', '=', userProfileId)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewPhone {
  readonly phone: string
  readonly codeHash: Buffer
  readonly endsAt: Date
}

/** Keeps a number that waits for its code; an earlier one that waited is given up, the confirmed one stays. */
export async function keepNewPhone(
  trx: Transaction<NotifyDatabase>,
  userProfileId: UserProfileId,
  { phone, codeHash, endsAt }: NewPhone,
): Promise<void> {
  const waiting = { new_phone: phone, code_hash: codeHash, code_ends_at: endsAt, code_tries: 0 }
  await trx
    .insertInto('text_phone')
    .values({ user_profile_id: userProfileId, ...waiting })
    .onConflict((conflict) => conflict.column('user_profile_id').doUpdateSet(waiting))
    .execute()
}

export async function countCodeTry(trx: Transaction<NotifyDatabase>, userProfileId: UserProfileId): Promise<void> {
  await trx
    .updateTable('text_phone')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('user_profile_id', '=', userProfileId)
    .execute()
}

/** The number that waited is the person's from now on. */
export async function confirmNewPhone(
  trx: Transaction<NotifyDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('text_phone')
    .set((row) => ({ phone: row.ref('new_phone'), confirmed_at: now, stopped_at: null, ...nothingWaits }))
    .where('user_profile_id', '=', userProfileId)
    .where('new_phone', 'is not', null)
    .execute()
}

const nothingWaits = { new_phone: null, code_hash: null, code_ends_at: null, code_tries: 0 } as const

/** Whoever holds a phone wants no more messages on it, or wants them again; for everybody who named it. */
export async function setStopped(db: Kysely<NotifyDatabase>, phone: string, stoppedAt: Date | null): Promise<void> {
  await db.updateTable('text_phone').set({ stopped_at: stoppedAt }).where('phone', '=', phone).execute()
}

/** Forgets numbers whose code was not given back in time: they may be a stranger's. */
export async function forgetUnconfirmedPhones(db: Kysely<NotifyDatabase>, now: Date): Promise<void> {
  await db.updateTable('text_phone').set(nothingWaits).where('code_ends_at', '<=', now).execute()
  await db.deleteFrom('text_phone').where('phone', 'is', null).where('new_phone', 'is', null).execute()
}

export async function forgetTexts(trx: Transaction<NotifyDatabase>, userProfileId: UserProfileId): Promise<void> {
  for (const table of ['text_phone', 'text_preference', 'text_message'] as const)
    await trx.deleteFrom(table).where('user_profile_id', '=', userProfileId).execute()
}

/** The kinds that a person wants text messages about. */
export async function listTextKinds(
  db: Kysely<NotifyDatabase>,
  userProfileId: UserProfileId,
): Promise<ReadonlySet<BookingEmailKind>> {
  const rows = await db
    .selectFrom('text_preference')
    .select('kind')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

export async function saveTextKinds(
  trx: Transaction<NotifyDatabase>,
  userProfileId: UserProfileId,
  preferences: readonly { readonly kind: BookingEmailKind; readonly isWanted: boolean }[],
): Promise<void> {
  const [wanted, unwanted] = [true, false].map((isWanted) =>
    preferences.filter((one) => one.isWanted === isWanted).map(({ kind }) => kind),
  )
  if (unwanted && unwanted.length > 0)
    await trx
      .deleteFrom('text_preference')
      .where('user_profile_id', '=', userProfileId)
      .where('kind', 'in', unwanted)
      .execute()
  if (wanted && wanted.length > 0)
    await trx
      .insertInto('text_preference')
      .values(wanted.map((kind) => ({ user_profile_id: userProfileId, kind })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Of these people, those who want text messages about something, and may get them: to which phone. */
export async function listTextPhones(
  trx: Transaction<NotifyDatabase>,
  kind: BookingEmailKind,
  userProfileIds: readonly UserProfileId[],
): Promise<ReadonlyMap<UserProfileId, string>> {
  if (userProfileIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('text_preference as t')
    .innerJoin('text_phone as p', 'p.user_profile_id', 't.user_profile_id')
    .select(['p.user_profile_id', 'p.phone'])
    .where('t.user_profile_id', 'in', [...userProfileIds])
    .where('t.kind', '=', kind)
    .where('p.stopped_at', 'is', null)
    .$narrowType<{ phone: string }>()
    .where('p.phone', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.user_profile_id, row.phone]))
}
