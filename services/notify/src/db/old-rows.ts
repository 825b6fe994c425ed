import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** Rows of one statement: a country's emails of a day take minutes, and nobody should wait for them. */
const rowsAtOnce = 5000

/** An email that still waits to be sent stays. */
export function deleteOldEmails(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  return deleteInBatches(db, 'email', sql`created_at < ${before} and status <> 'queued'`)
}

export function deleteOldNotifications(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  return deleteInBatches(db, 'notification', sql`created_at < ${before}`)
}

export function deleteOldTexts(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  return deleteInBatches(db, 'text_message', sql`created_at < ${before}`)
}

async function deleteInBatches(
  db: Kysely<NotifyDatabase>,
  table: 'email' | 'notification' | 'text_message',
  isOld: RawBuilder<unknown>,
): Promise<void> {
  let deleted: bigint | undefined
  do {
    const found = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where ${isOld} order by created_at limit ${rowsAtOnce}
      )`.execute(db)
    deleted = found.numAffectedRows
  } while (deleted === BigInt(rowsAtOnce))
}

/** Messages to us, with their answers. People write a few a day: one statement takes them all. */
export async function deleteOldContactMessages(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  await db.deleteFrom('contact_message').where('sent_at', '<', before).execute()
}

/** How long an administrator wants them kept. */
export function findRetention(db: Kysely<NotifyDatabase>) {
  return db.selectFrom('admin_api.retention').select(['email_days', 'notification_days']).executeTakeFirstOrThrow()
}
