import type { Context } from '../context.ts'
import { endExpiredActing } from '../db/acting-sessions.ts'

export async function endExpiredActingJob(_payload: object, { context }: { context: Context }): Promise<void> {
  await context.db.transaction().execute((trx) => endExpiredActing(trx, context.now()))
}
