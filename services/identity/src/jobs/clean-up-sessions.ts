import { guestLink } from '@waymark/domain/account/guest-link'
import type { Context } from '../context.ts'
import { deleteUsedGuestLinks } from '../db/guest-links.ts'
import { deleteOldChallenges } from '../db/second-factors.ts'
import { deleteEndedSessions } from '../db/sessions.ts'
import { deleteOldAttempts } from '../db/sign-in-attempts.ts'
import { deleteRetiredKeys } from '../db/signing-keys.ts'

const keptDays = 30
const dayMs = 86_400_000

export async function cleanUpSessions(_payload: object, { context }: { context: Context }): Promise<void> {
  const now = context.now()
  await deleteEndedSessions(context.db, now, keptDays)
  await deleteOldAttempts(context.db, new Date(now.getTime() - dayMs))
  await deleteRetiredKeys(context.db, new Date(now.getTime() - dayMs))
  await deleteOldChallenges(context.db, now)
  await deleteUsedGuestLinks(context.db, new Date(now.getTime() - guestLink.days * dayMs))
}
