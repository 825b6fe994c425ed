import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Runs the work in one transaction; an answer that is a refusal rolls it back. */
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
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack && refused) return refused
    throw error
  }
}

class RolledBack extends Error {
  override readonly name = 'RolledBack'
}
