import { signInLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'
import { findSessionOf } from './sessions.ts'

const { windowMinutes, ofSource, ofAccount, ofNetwork } = signInLimits
const maxAttempts = { ofSource, ofAccount, ofNetwork } as const

const anySource = '*'
const anyAccount = '*'

/** Who is tried, and from where. */
export interface SignInSource {
  /** In lower case. */
  readonly email: string
  /** The network that the attempt comes from. */
  readonly network: string
  /** A session that this device had or has of the person; nobody elsewhere can use up its attempts. */
  readonly sessionId?: string
}

/** `locked`: too many. `last`: the attempt may be made, and the account is locked for this source if it fails. */
export type Attempt =
  | { readonly state: 'allowed' | 'last' }
  | { readonly state: 'locked'; readonly waitSeconds: number }

/**
 * Counts an attempt before the password is checked, so that attempts side by side are counted as well. A device that was
 * signed in is counted by itself: others cannot lock it out.
 */
export async function takeAttempt(db: Kysely<IdentityDatabase>, source: SignInSource, now: Date): Promise<Attempt> {
  const counters = countersOf(source)
  // In one order, so that attempts side by side cannot wait for each other.
  const rows = counters.map(({ email, from }) => sql`(${email}::text, ${from}::text)`)
  const { rows: counted } = await sql<{ email: string; source: string; count: number; countedFrom: Date }>`
    insert into sign_in_attempt as existing (email, source, attempts, counted_from)
    select email, source, 1, ${now}::timestamptz from (values ${sql.join(rows)}) as counter (email, source)
    order by email, source
    on conflict (email, source) do update set
      attempts = case when existing.counted_from <= ${now}::timestamptz - make_interval(mins => ${windowMinutes}) then 1
                      else least(existing.attempts + 1, 10000) end,
      counted_from = case
        when existing.counted_from <= ${now}::timestamptz - make_interval(mins => ${windowMinutes}) then ${now}::timestamptz
        when existing.attempts + 1 = case when existing.email = ${anyAccount} then ${maxAttempts.ofNetwork}::int
                                          when existing.source = ${anySource} then ${maxAttempts.ofAccount}::int
                                          else ${maxAttempts.ofSource}::int end then ${now}::timestamptz
        else existing.counted_from end
    returning email, source, attempts as count, counted_from as "countedFrom"`.execute(db)
  const found = counters.flatMap(({ email, from, max, locksAccount }) =>
    counted
      .filter((row) => row.email === email && row.source === from)
      .map(({ count, countedFrom }) => ({ count, countedFrom, max, locksAccount })),
  )
  const locks = found.filter(({ count, max }) => count > max)
  if (locks.length > 0)
    return { state: 'locked', waitSeconds: Math.max(...locks.map(({ countedFrom }) => secondsLeft(countedFrom, now))) }
  const isLast = found.some(({ count, max, locksAccount }) => locksAccount && count === max)
  return { state: isLast ? 'last' : 'allowed' }
}

/** How long a counter that is full still refuses. */
function secondsLeft(countedFrom: Date, now: Date): number {
  return Math.max(1, Math.ceil((countedFrom.getTime() + windowMinutes * 60_000 - now.getTime()) / 1000))
}

/** Forgets the attempts at an account after its password was right, and takes this one from those of the network. */
export async function forgetAttempts(db: Kysely<IdentityDatabase>, source: SignInSource): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('email', '=', source.email)
    .where('source', 'in', [sourceOf(source), anySource])
    .execute()
  if (source.sessionId !== undefined) return
  await db
    .updateTable('sign_in_attempt')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('email', '=', anyAccount)
    .where('source', '=', source.network)
    .where('attempts', '>', 0)
    .execute()
}

/** Forgets every attempt at an account: its password is another one. */
export async function forgetAttemptsAt(db: Kysely<IdentityDatabase>, email: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('email', '=', email.toLowerCase()).execute()
}

export async function deleteOldAttempts(db: Kysely<IdentityDatabase>, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('counted_from', '<', before).execute()
}

/** The session of a person that a refresh token was made for, even when it has ended since. */
export async function knownSession(
  db: Kysely<IdentityDatabase>,
  token: string | undefined,
  userProfileId: UserProfileId | undefined,
): Promise<string | undefined> {
  if (token === undefined || userProfileId === undefined) return undefined
  const session = await findSessionOf(db, token)
  return session?.user_profile_id === userProfileId ? session.id : undefined
}

const sourceOf = ({ network, sessionId }: SignInSource) => (sessionId === undefined ? network : `session ${sessionId}`)

function countersOf(source: SignInSource) {
  const own = { email: source.email, from: sourceOf(source), max: maxAttempts.ofSource, locksAccount: true }
  if (source.sessionId !== undefined) return [own]
  return [
    own,
    { email: source.email, from: anySource, max: maxAttempts.ofAccount, locksAccount: true },
    { email: anyAccount, from: source.network, max: maxAttempts.ofNetwork, locksAccount: false },
  ]
}
