import { createHmac, hash, randomBytes } from 'node:crypto'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import { auditEndOfActing, endActingOf, endedColumns } from './acting-sessions.ts'
import type { IdentityDatabase } from './schema.ts'

/** The maximum lifetime of a session, and the maximum idle time. */
const sessionDays = 30
export const idleDays = 14
/** A refresh token used again within this time (two tabs, a quick retry) gets the newest one of its session. */
const graceSeconds = 10

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000)
/** The token that follows another: the same for everybody who presents that one, so that a session never forks. */
const nextAfter = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url')
const hashOf = (token: string) => Buffer.from(hash('sha256', token, 'hex'), 'hex')

/** Starts a session; returns its id and first refresh token. */
export async function startSession(
  trx: Transaction<IdentityDatabase>,
  person: { userProfileId: UserProfileId; userAgent: string; now: Date },
): Promise<{ sessionId: string; refreshToken: string }> {
  const session = await trx
    .insertInto('session')
    .values({
      user_profile_id: person.userProfileId,
      user_agent: person.userAgent,
      created_at: person.now,
      last_used_at: person.now,
      expires_at: daysAfter(person.now, sessionDays),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  const refreshToken = randomBytes(32).toString('base64url')
  await addRefreshToken(trx, refreshToken, { sessionId: session.id, sessionEnds: session.expires_at, now: person.now })
  return { sessionId: session.id, refreshToken }
}

async function addRefreshToken(
  trx: Transaction<IdentityDatabase>,
  token: string,
  { sessionId, sessionEnds, now }: { readonly sessionId: string; readonly sessionEnds: Date; readonly now: Date },
): Promise<void> {
  const idleEnd = daysAfter(now, idleDays)
  await trx
    .insertInto('refresh_token')
    .values({
      token_hash: hashOf(token),
      session_id: sessionId,
      created_at: now,
      expires_at: idleEnd < sessionEnds ? idleEnd : sessionEnds,
    })
    .execute()
}

/** The result of presenting a refresh token; `reused` has ended the session. */
export type Rotation =
  | {
      readonly kind: 'rotated'
      readonly userProfileId: UserProfileId
      readonly sessionId: string
      readonly refreshToken: string
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ended'; readonly userProfileId: UserProfileId }
  | { readonly kind: 'reused'; readonly userProfileId: UserProfileId; readonly sessionId: string }

/**
 * Exchanges a refresh token for the next one. After the grace period a used token gets the next one again while nobody has
 * used that: its answer was lost. Any other reuse, or one of a token that itself was handed out twice, ends the session.
 */
export async function rotateRefreshToken(
  trx: Transaction<IdentityDatabase>,
  token: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Rotation> {
  const found = await trx
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select([
      't.used_at',
      't.expires_at',
      't.is_answered_again',
      's.id as session_id',
      's.user_profile_id',
      's.ended_at',
      's.expires_at as session_ends',
    ])
    .where('t.token_hash', '=', hashOf(token))
    .forUpdate(['t', 's'])
    .executeTakeFirst()
  if (!found || found.expires_at <= now || found.session_ends <= now) return { kind: 'unknown' }
  if (found.ended_at) return { kind: 'ended', userProfileId: found.user_profile_id }
  const { user_profile_id: userProfileId, session_id: sessionId } = found
  const refreshToken = nextAfter(token, secret)
  const next = found.used_at ? await findUseOf(trx, refreshToken) : undefined
  const isLate = found.used_at !== null && now.getTime() - found.used_at.getTime() > graceSeconds * 1000
  const isAnswerLost = next?.used_at === null && !found.is_answered_again
  if (isLate && !isAnswerLost) {
    await endSession(trx, sessionId, 'refresh token used twice', now)
    return { kind: 'reused', userProfileId, sessionId }
  }
  await trx.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute()
  if (found.used_at) {
    const newest = await newestAfter(trx, token, secret)
    if (newest === undefined) return { kind: 'unknown' }
    await trx
      .updateTable('refresh_token')
      .set({ is_answered_again: true })
      .where('token_hash', '=', hashOf(newest))
      .execute()
    return { kind: 'rotated', userProfileId, sessionId, refreshToken: newest }
  }
  await trx.updateTable('refresh_token').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute()
  await addRefreshToken(trx, refreshToken, { sessionId, sessionEnds: found.session_ends, now })
  return { kind: 'rotated', userProfileId, sessionId, refreshToken }
}

/** The token at the end of the chain that begins after this one; undefined when the secret has changed since. */
async function newestAfter(
  trx: Transaction<IdentityDatabase>,
  token: string,
  secret: string,
): Promise<string | undefined> {
  const next = nextAfter(token, secret)
  const found = await findUseOf(trx, next)
  if (!found) return undefined
  return found.used_at ? newestAfter(trx, next, secret) : next
}

function findUseOf(trx: Transaction<IdentityDatabase>, token: string) {
  return trx.selectFrom('refresh_token').select('used_at').where('token_hash', '=', hashOf(token)).executeTakeFirst()
}

/** The session that a refresh token belongs to. */
export async function findSessionOf(db: Kysely<IdentityDatabase>, token: string) {
  return db
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select(['s.id', 's.user_profile_id'])
    .where('t.token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

export async function endSession(
  db: Kysely<IdentityDatabase>,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a person's sessions, except `exceptSessionId`, and those in which they act; returns the people acted as. */
export async function endSessionsOf(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  reason: string,
  now: Date,
  exceptSessionId?: string,
): Promise<UserProfileId[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_profile_id', '=', userProfileId)
    .where('ended_at', 'is', null)
    .where((row) => (exceptSessionId === undefined ? row.lit(true) : row('id', '!=', exceptSessionId)))
    .returning(endedColumns)
    .execute()
  await auditEndOfActing(trx, ended, now)
  return endActingOf(trx, userProfileId, now)
}

/** Deletes sessions that ended or expired more than `keptDays` ago. */
/** For how many days an administrator wants ended sessions kept. */
export async function findSessionDays(db: Kysely<IdentityDatabase>): Promise<number> {
  const { session_days } = await db.selectFrom('admin_api.retention').select('session_days').executeTakeFirstOrThrow()
  return session_days
}

export async function deleteEndedSessions(db: Kysely<IdentityDatabase>, now: Date, keptDays: number): Promise<void> {
  const before = daysAfter(now, -keptDays)
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('ended_at', '<', before), row('expires_at', '<', before)]))
    .execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<', before).execute()
  await db.deleteFrom('email_link').where('expires_at', '<', before).execute()
}

/** One page of a person's open sessions, most recently used first, with the administrator acting in them. */
export async function listOpenSessions(
  db: Kysely<IdentityDatabase>,
  filter: {
    readonly userProfileId: UserProfileId
    readonly now: Date
    readonly pageNumber: number
    readonly pageSize: number
  },
) {
  const open = db
    .selectFrom('session as s')
    .where('s.user_profile_id', '=', filter.userProfileId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', filter.now)
  const [rows, total] = await Promise.all([
    open
      .leftJoin('user_profile as admin', 'admin.id', 's.acting_admin_id')
      .select([
        's.id',
        's.user_agent',
        's.created_at',
        's.last_used_at',
        'admin.first_name as admin_first_name',
        'admin.last_name as admin_last_name',
      ])
      .orderBy('s.last_used_at', 'desc')
      .orderBy('s.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    open.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** Ends one open session of a person; false when they have none with this id. */
export async function endOwnSession(
  trx: Transaction<IdentityDatabase>,
  {
    userProfileId,
    sessionId,
    now,
  }: { readonly userProfileId: UserProfileId; readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'ended by the person' })
    .where('id', '=', sessionId)
    .where('user_profile_id', '=', userProfileId)
    .where('ended_at', 'is', null)
    .returning(endedColumns)
    .execute()
  await auditEndOfActing(trx, ended, now)
  return ended.length > 0
}
