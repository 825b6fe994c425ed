import { sql, type Transaction } from 'kysely'
import { constraintOf } from './constraint-of.ts'
import type { BookingDatabase } from './schema.ts'

/**
 * Writes in a savepoint: when a constraint refuses it, that is undone and the violation returned, and the transaction
 * goes on. Every other error is thrown.
 */
export async function violationOf(
  trx: Transaction<BookingDatabase>,
  write: () => Promise<unknown>,
): Promise<unknown | undefined> {
  await sql`savepoint attempt`.execute(trx)
  try {
    await write()
    return undefined
  } catch (error) {
    if (constraintOf(error) === undefined) throw error
    await sql`rollback to savepoint attempt`.execute(trx)
    return error
  }
}
