import type { Context } from '../context.ts'
import { deleteEndedSessions } from '../db/sessions.ts'

const keptDays = 30

export async function cleanUpSessions(_payload: object, { context }: { context: Context }): Promise<void> {
  await deleteEndedSessions(context.db, context.now(), keptDays)
}
