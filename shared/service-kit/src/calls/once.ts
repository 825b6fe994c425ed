import { type QueryExecutorProvider, sql } from 'kysely'

/** An idempotency key of a call. */
export interface SentKey {
  /** Who sent it: keys of two people never meet. */
  readonly owner: string
  readonly path: string
  readonly key: string
}

/** A retry comes within minutes; older answers are deleted a few at a time. */
const keptText = '2 days'

/**
 * Does what a key asks for, in the transaction of the change; sent again, it answers as it did then. Only for answers
 * without secrets: they are kept as they are. A refusal is not kept, so that it can be tried again.
 */
export async function once<Answer extends object>(
  trx: QueryExecutorProvider,
  sent: SentKey | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!sent) return work()
  const { owner, path, key } = sent
  // Who sends again while the first is still being done waits for it.
  await sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'once', ${owner}::text, ${path}::text, ${key}::text), 0))`.execute(
    trx,
  )
  const before = await answerOf<Answer>(trx, sent)
  if (before) return before
  const answer = await work()
  if ('answerKind' in answer) return answer
  await sql`
    with swept as (
      delete from shared.answered_key where ctid = any(array(
        select ctid from shared.answered_key where created_at < now() - ${keptText}::interval
        order by created_at limit 5 for update skip locked))
    )
    insert into shared.answered_key (owner, path, key, answer)
    values (${owner}, ${path}, ${key}, ${JSON.stringify(answer)}::jsonb)`.execute(trx)
  return answer
}

/** What `once` has answered this key with; undefined when it has not. */
export async function answerOf<Answer>(
  db: QueryExecutorProvider,
  sent: SentKey | undefined,
): Promise<Answer | undefined> {
  if (!sent) return undefined
  const { owner, path, key } = sent
  const { rows } = await sql<{ answer: Answer }>`
    select answer from shared.answered_key where owner = ${owner} and path = ${path} and key = ${key}`.execute(db)
  return rows[0]?.answer
}
