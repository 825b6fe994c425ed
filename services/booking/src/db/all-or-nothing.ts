import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Does the work in one transaction; an answer that is a refusal undoes all that was written before it. */
export async function allOrNothing<Answer extends object>(
  db: Kysely<BookingDatabase>,
  work: (trx: Transaction<BookingDatabase>) => Promise<Answer>,
): Promise<Answer> {
  let refused: Answer | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const answer = await work(trx)
      if (!('answerKind' in answer) || answer.answerKind !== 'refused') return answer
      refused = answer
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone && refused) return refused
    throw error
  }
}

class Undone extends Error {
  override readonly name = 'Undone'
}
