import type { UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AdminDatabase } from './schema.ts'

export interface RetentionTimes {
  readonly emailDays: number
  readonly notificationDays: number
  readonly sessionDays: number
  readonly bookingYears: number
}

const times = [
  'r.email_days as emailDays',
  'r.notification_days as notificationDays',
  'r.session_days as sessionDays',
  'r.booking_years as bookingYears',
] as const

export function findRetention(db: Kysely<AdminDatabase>) {
  return db
    .selectFrom('retention as r')
    .leftJoin('identity_api.person as p', 'p.id', 'r.changed_by_id')
    .select([...times, 'r.version', 'r.changed_at as changedAt'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('changedByName'))
    .executeTakeFirstOrThrow()
}

export function lockRetention(trx: Transaction<AdminDatabase>) {
  return trx
    .selectFrom('retention as r')
    .select([...times, 'r.version'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeRetention(
  trx: Transaction<AdminDatabase>,
  { emailDays, notificationDays, sessionDays, bookingYears }: RetentionTimes,
  by: { readonly userProfileId: UserProfileId; readonly at: Date },
): Promise<number> {
  const { version } = await trx
    .updateTable('retention')
    .set((row) => ({
      email_days: emailDays,
      notification_days: notificationDays,
      session_days: sessionDays,
      booking_years: bookingYears,
      version: row('version', '+', 1),
      changed_at: by.at,
      changed_by_id: by.userProfileId,
    }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
