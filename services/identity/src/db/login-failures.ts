import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Failures in a row that lock an address, and the duration of the lock. */
const failuresBeforeLock = 10
const lockMinutes = 15

/** Whether sign-in with this address is locked. */
export async function isLocked(db: Kysely<IdentityDatabase>, email: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('login_failure')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .where('locked_until', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts a failed sign-in; the tenth in a row within the lock time locks the address. */
export async function countFailure(db: Kysely<IdentityDatabase>, email: string, now: Date): Promise<void> {
  await sql`
    insert into login_failure as existing (email, failed_count, last_failed_at)
    values (${email.toLowerCase()}, 1, ${now})
    on conflict (email) do update set
      failed_count = case when existing.last_failed_at < ${now}::timestamptz - make_interval(mins => ${lockMinutes}) then 1
                          else least(existing.failed_count + 1, 1000) end,
      last_failed_at = ${now},
      locked_until = case when existing.last_failed_at >= ${now}::timestamptz - make_interval(mins => ${lockMinutes})
                           and existing.failed_count + 1 >= ${failuresBeforeLock}
                          then ${now}::timestamptz + make_interval(mins => ${lockMinutes}) end`.execute(db)
}

export async function forgetFailures(db: Kysely<IdentityDatabase>, email: string): Promise<void> {
  await db.deleteFrom('login_failure').where('email', '=', email.toLowerCase()).execute()
}
