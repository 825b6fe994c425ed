import type { ContactTopic } from '@waymark/contracts/support'
import type { ContactMessageId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

export interface NewContactMessage {
  /** Null for callers that nobody can tell apart, and without a key. */
  readonly onceKey: string | null
  readonly userProfileId: UserProfileId | null
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly body: string
  readonly at: Date
}

/** Keeps a message to us, once per key; undefined when it was there before. */
export async function keepContactMessage(trx: Transaction<NotifyDatabase>, message: NewContactMessage) {
  const { onceKey, userProfileId, name, email, topic, body, at } = message
  return trx
    .insertInto('contact_message')
    .values({
      once_key: onceKey,
      user_profile_id: userProfileId,
      name,
      email,
      topic,
      body,
      sent_at: at,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** One page of the messages that wait, the oldest first, or of the closed ones, the newest first. */
export async function listContactMessages(
  db: Kysely<NotifyDatabase>,
  { state, pageNumber, pageSize }: { state: 'waiting' | 'closed'; pageNumber: number; pageSize: number },
) {
  const wanted = db.selectFrom('contact_message').where('closed_at', state === 'waiting' ? 'is' : 'is not', null)
  const [rows, { count }] = await Promise.all([
    wanted
      .select(['id', 'user_profile_id', 'name', 'email', 'topic', 'body', 'sent_at', 'closed_at'])
      .orderBy('id', state === 'waiting' ? 'asc' : 'desc')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    wanted.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

/** The answers to some messages, the oldest first, with who gave them. */
export async function listContactAnswers(db: Kysely<NotifyDatabase>, contactMessageIds: readonly ContactMessageId[]) {
  if (contactMessageIds.length === 0) return []
  return db
    .selectFrom('contact_answer as a')
    .leftJoin('identity_api.person as p', 'p.id', 'a.answered_by')
    .select([
      'a.contact_message_id',
      'a.body',
      'a.answered_at',
      sql<string>`coalesce(p.first_name || ' ' || p.last_name, 'Somebody who has left')`.as('answered_by_name'),
    ])
    .where('a.contact_message_id', 'in', [...contactMessageIds])
    .orderBy('a.id')
    .execute()
}

/** A message, locked until the transaction ends. */
export async function lockContactMessage(trx: Transaction<NotifyDatabase>, contactMessageId: ContactMessageId) {
  return trx
    .selectFrom('contact_message')
    .select(['id', 'user_profile_id', 'name', 'email', 'topic', 'body', 'sent_at', 'closed_at'])
    .where('id', '=', contactMessageId)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps an answer, once per key; undefined when it was there before. */
export async function keepContactAnswer(
  trx: Transaction<NotifyDatabase>,
  answer: {
    readonly onceKey: string | null
    readonly contactMessageId: ContactMessageId
    readonly body: string
    readonly answeredBy: UserProfileId
    readonly at: Date
  },
) {
  return trx
    .insertInto('contact_answer')
    .values({
      once_key: answer.onceKey,
      contact_message_id: answer.contactMessageId,
      body: answer.body,
      answered_by: answer.answeredBy,
      answered_at: answer.at,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function setClosed(
  trx: Transaction<NotifyDatabase>,
  contactMessageId: ContactMessageId,
  closedAt: Date | null,
): Promise<void> {
  await trx.updateTable('contact_message').set({ closed_at: closedAt }).where('id', '=', contactMessageId).execute()
}

/** Deletes a message with its answers and their emails. */
export async function deleteMessage(
  trx: Transaction<NotifyDatabase>,
  contactMessageId: ContactMessageId,
): Promise<void> {
  await trx.deleteFrom('contact_message').where('id', '=', contactMessageId).execute()
}
