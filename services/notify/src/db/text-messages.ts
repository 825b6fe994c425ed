import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

export interface NewText {
  /** Idempotency key: a repeat writes nothing. */
  readonly onceKey: string
  readonly kind: string
  readonly userProfileId: UserProfileId
  readonly phone: string
  readonly body: string
  readonly at: Date
}

/** Stores a text message and enqueues its delivery, once per key. */
export async function writeText(trx: Transaction<NotifyDatabase>, text: NewText): Promise<void> {
  const written = await trx
    .insertInto('text_message')
    .values({
      once_key: text.onceKey,
      kind: text.kind,
      user_profile_id: text.userProfileId,
      phone: text.phone,
      body: text.body,
      created_at: text.at,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await addToOutbox(trx, jobs.notify.deliverText, { textId: written.id })
}

/** A text message that waits to be sent, and whether its phone may still get it. */
export interface WaitingText {
  readonly kind: string
  readonly phone: string
  readonly body: string
  readonly mayBeSent: boolean
  /** When it was first handed over, without it being known how that ended. */
  readonly attemptedAt: Date | null
}

/** Takes a waiting text message for one worker; `taken` when another one has it, undefined when it waits no more. */
export async function claimText(
  db: Kysely<NotifyDatabase>,
  textId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<WaitingText | 'taken' | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('text_message as t')
      .leftJoin('text_phone as p', 'p.user_profile_id', 't.user_profile_id')
      .select(['t.kind', 't.phone', 't.body', 't.attempted_at', 't.claimed_until'])
      .select(
        sql<boolean>`coalesce(case when t.kind = 'phone code' then p.new_phone = t.phone
          else p.phone = t.phone and p.stopped_at is null end, false)`.as('may_be_sent'),
      )
      .where('t.id', '=', textId)
      .where('t.status', '=', 'queued')
      .forUpdate('t')
      .executeTakeFirst()
    if (!found || found.phone === null || found.body === null) return undefined
    if (found.claimed_until !== null && found.claimed_until > now) return 'taken'
    await trx
      .updateTable('text_message')
      .set({ claimed_until: until, attempted_at: found.attempted_at ?? now })
      .where('id', '=', textId)
      .execute()
    const { kind, phone, body, may_be_sent: mayBeSent, attempted_at: attemptedAt } = found
    return { kind, phone, body, mayBeSent, attemptedAt }
  })
}

/** Lets the next attempt have it. */
export async function releaseText(db: Kysely<NotifyDatabase>, textId: number): Promise<void> {
  await db.updateTable('text_message').set({ claimed_until: null }).where('id', '=', textId).execute()
}

/** Records how it ended, and forgets what it said and to whom. */
export async function endText(
  db: Kysely<NotifyDatabase>,
  textId: number,
  status: 'sent' | 'failed' | 'dropped',
): Promise<void> {
  await db
    .updateTable('text_message')
    .set({ status, phone: null, body: null, claimed_until: null })
    .where('id', '=', textId)
    .where('status', '=', 'queued')
    .execute()
}
