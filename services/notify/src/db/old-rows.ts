import { type Kysely, sql } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** Rows of one statement: a country's emails of a day take minutes, and nobody should wait for them. */
const rowsAtOnce = 5000

export async function deleteOldEmails(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  let deleted: bigint | undefined
  do {
    const found = await sql`
      delete from email where id in (
        select id from email where created_at < ${before} and status <> 'queued' order by created_at limit ${rowsAtOnce}
      )`.execute(db)
    deleted = found.numAffectedRows
  } while (deleted === BigInt(rowsAtOnce))
}

export async function deleteOldNotifications(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  let deleted: bigint | undefined
  do {
    const found = await sql`
      delete from notification where id in (
        select id from notification where created_at < ${before} order by created_at limit ${rowsAtOnce}
      )`.execute(db)
    deleted = found.numAffectedRows
  } while (deleted === BigInt(rowsAtOnce))
}

export async function deleteOldTexts(db: Kysely<NotifyDatabase>, before: Date): Promise<void> {
  let deleted: bigint | undefined
  do {
    const found = await sql`
      delete from text_message where id in (
        select id from text_message where created_at < ${before} order by created_at limit ${rowsAtOnce}
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
