import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findOpenLink } from '../db/email-links.ts'
import { findWithPassword } from '../db/user-profiles.ts'

/** Links that let a person choose a password: after forgetting it, or on joining a team. */
const purposes = ['reset', 'team'] as const

/** The open link that a token signs, with whose it is; undefined also where they are deactivated. */
export async function findPasswordLink(context: Context, token: string) {
  const now = context.now()
  for (const purpose of purposes) {
    const linkId = verifyLink(context.secrets.all(), purpose, token, now)
    if (!linkId) continue
    const link = await findOpenLink(context.db, linkId, purpose, now)
    const owner = link && (await findWithPassword(context.db, link.user_profile_id))
    return link && owner && { id: link.id, purpose, owner }
  }
  return undefined
}
