import { jobs } from '@waymark/contracts/jobs'
import type { ContactMessageId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Attachment } from '../emails/attachment.ts'
import type { RenderedEmail } from '../emails/render-email.ts'
import type { NotifyDatabase } from './schema.ts'

export interface NewEmail {
  /** Idempotency key: a repeat writes nothing. */
  readonly onceKey: string
  readonly kind: string
  /** Null for an address that may have no account. */
  readonly userProfileId: UserProfileId | null
  /** The message to us that it answers: it is deleted with it. */
  readonly contactMessageId?: ContactMessageId
  readonly to: string
  readonly content: RenderedEmail
  readonly attachment?: Attachment | undefined
  readonly at: Date
}

/** Stores emails and enqueues their delivery, each once per key. Without a mail server they stay for the mailbox page. */
export async function writeEmails(
  trx: Transaction<NotifyDatabase>,
  { mailServer }: Pick<Context, 'mailServer'>,
  emails: readonly NewEmail[],
): Promise<void> {
  if (emails.length === 0) return
  const written = await trx
    .insertInto('email')
    .values(
      emails.map((email) => ({
        once_key: email.onceKey,
        kind: email.kind,
        user_profile_id: email.userProfileId,
        to_address: email.to,
        subject: email.content.subject,
        text_body: email.content.text,
        html_body: email.content.html,
        created_at: email.at,
        sent_at: null,
        contact_message_id: email.contactMessageId ?? null,
        attachment_name: email.attachment?.name ?? null,
        attachment_type: email.attachment?.contentType ?? null,
        attachment_text: email.attachment?.text ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .execute()
  if (mailServer) for (const { id: emailId } of written) await addToOutbox(trx, jobs.notify.deliverEmail, { emailId })
}

export function writeEmail(
  trx: Transaction<NotifyDatabase>,
  context: Pick<Context, 'mailServer'>,
  email: NewEmail,
): Promise<void> {
  return writeEmails(trx, context, [email])
}

export async function findEmail(db: Kysely<NotifyDatabase>, emailId: number) {
  return db.selectFrom('email').selectAll().where('id', '=', emailId).executeTakeFirst()
}

/** Records the outcome of an email's delivery. */
export async function endDelivery(
  db: Kysely<NotifyDatabase>,
  emailId: number,
  end: { readonly status: 'sent' | 'failed'; readonly sentAt: Date | null },
): Promise<void> {
  await db
    .updateTable('email')
    .set({ status: end.status, sent_at: end.sentAt })
    .where('id', '=', emailId)
    .where('status', '=', 'queued')
    .execute()
}

/** Deletes an email that came to an end. */
export async function deleteEmail(db: Kysely<NotifyDatabase>, emailId: number): Promise<void> {
  await db.deleteFrom('email').where('id', '=', emailId).execute()
}

/** Emails, newest first: all, or those to one address. Request one extra to learn whether there are older ones. */
export async function listEmails(
  db: Kysely<NotifyDatabase>,
  page: { readonly to: string; readonly count: number; readonly skipped: number },
) {
  return db
    .selectFrom('email')
    .selectAll()
    .$if(page.to !== '', (query) => query.where('to_address', '=', page.to))
    .orderBy('id', 'desc')
    .limit(page.count)
    .offset(page.skipped)
    .execute()
}
