import { hash, randomBytes, randomInt } from 'node:crypto'
import type { SecondFactorId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

const challengeMs = 10 * 60_000
export const knownDeviceDays = 30
const recoveryCodeCount = 10
/** Letters and digits that nobody mixes up. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const hashOf = (text: string) => Buffer.from(hash('sha256', text, 'hex'), 'hex')

export async function listSecondFactors(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db.selectFrom('second_factor').selectAll().where('user_profile_id', '=', userProfileId).orderBy('id').execute()
}

export type SecondFactorRow = Awaited<ReturnType<typeof listSecondFactors>>[number]

/** Keeps what a passkey has to sign, or the secret of an app that is being added; one of each purpose at a time. */
export async function keepChallenge(
  db: Kysely<IdentityDatabase>,
  given: {
    readonly userProfileId: UserProfileId
    readonly purpose: 'add' | 'check'
    readonly challenge: string
    readonly now: Date
  },
): Promise<void> {
  const expires_at = new Date(given.now.getTime() + challengeMs)
  await db
    .insertInto('second_factor_challenge')
    .values({ user_profile_id: given.userProfileId, purpose: given.purpose, challenge: given.challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['user_profile_id', 'purpose']).doUpdateSet({ challenge: given.challenge, expires_at }),
    )
    .execute()
}

export async function findChallenge(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: 'add' | 'check',
  now: Date,
) {
  const found = await db
    .selectFrom('second_factor_challenge')
    .select('challenge')
    .where('user_profile_id', '=', userProfileId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.challenge
}

/** Uses up a challenge; false when somebody else did. */
export async function takeChallenge(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  challenge: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor_challenge')
    .where('user_profile_id', '=', userProfileId)
    .where('challenge', '=', challenge)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks the time step of a code as used; false when it or a later one was used before. */
export async function takeStep(
  db: Kysely<IdentityDatabase>,
  factorId: SecondFactorId,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: now })
    .where('id', '=', factorId)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function writeCounter(
  db: Kysely<IdentityDatabase>,
  factorId: SecondFactorId,
  counter: number,
  now: Date,
): Promise<void> {
  await db.updateTable('second_factor').set({ counter, last_used_at: now }).where('id', '=', factorId).execute()
}

const normalised = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Uses up a recovery code; false when it is none of the person's. */
export async function takeRecoveryCode(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_profile_id', '=', userProfileId)
    .where('code_hash', '=', hashOf(normalised(code)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes new recovery codes in place of all others; they are kept as hashes and told once. */
export async function makeRecoveryCodes(trx: Transaction<IdentityDatabase>, userProfileId: UserProfileId) {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
  })
  await trx.deleteFrom('recovery_code').where('user_profile_id', '=', userProfileId).execute()
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_profile_id: userProfileId, code_hash: hashOf(normalised(code)) })))
    .execute()
  return codes
}

export async function countRecoveryCodes(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirstOrThrow()
  return count
}

/** Remembers a browser; returns the token for its cookie. */
export async function addKnownDevice(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + knownDeviceDays * 86_400_000)
  await db
    .insertInto('known_device')
    .values({ token_hash: hashOf(token), user_profile_id: userProfileId, expires_at })
    .execute()
  return token
}

export async function isKnownDevice(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (token === undefined) return false
  const found = await db
    .selectFrom('known_device')
    .select('user_profile_id')
    .where('token_hash', '=', hashOf(token))
    .where('user_profile_id', '=', userProfileId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export async function countKnownDevices(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('known_device')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_profile_id', '=', userProfileId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetKnownDevicesOf(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId): Promise<void> {
  await db.deleteFrom('known_device').where('user_profile_id', '=', userProfileId).execute()
}

/** Takes every factor off an account, with what belongs to them. */
export async function deleteSecondFactors(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<void> {
  for (const table of ['second_factor', 'recovery_code', 'second_factor_challenge', 'known_device'] as const)
    await trx.deleteFrom(table).where('user_profile_id', '=', userProfileId).execute()
}

export async function deleteOldChallenges(db: Kysely<IdentityDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_challenge').where('expires_at', '<', now).execute()
  await db.deleteFrom('known_device').where('expires_at', '<', now).execute()
}

/** Whether a session was started, or has been confirmed since, with a second factor. */
export async function hasSecondFactor(db: Kysely<IdentityDatabase>, sessionId: string): Promise<boolean> {
  const { rows } = await sql`select from session where id = ${sessionId} and second_factor_at is not null`.execute(db)
  return rows.length > 0
}

export async function markSecondFactor(db: Kysely<IdentityDatabase>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}
