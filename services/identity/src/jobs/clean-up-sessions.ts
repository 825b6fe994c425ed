import { guestLink } from '@waymark/domain/account/guest-link'
import type { Context } from '../context.ts'
import { resealAppSecrets } from '../db/app-secrets.ts'
import { deleteUsedGuestLinks } from '../db/guest-links.ts'
import { deleteOldChallenges } from '../db/second-factors.ts'
import { deleteEndedSessions, findSessionDays } from '../db/sessions.ts'
import { deleteOldAttempts } from '../db/sign-in-attempts.ts'
import { deleteRetiredKeys } from '../db/signing-keys.ts'

const dayMs = 86_400_000

export async function cleanUpSessions(_payload: object, { context }: { context: Context }): Promise<void> {
  const now = context.now()
  await resealAppSecrets(context.db, context.secrets.all())
  await deleteEndedSessions(context.db, now, await findSessionDays(context.reads))
  await deleteOldAttempts(context.db, new Date(now.getTime() - dayMs))
  await deleteRetiredKeys(context.db, new Date(now.getTime() - dayMs))
  await deleteOldChallenges(context.db, now)
  await deleteUsedGuestLinks(context.db, new Date(now.getTime() - guestLink.days * dayMs))
}
