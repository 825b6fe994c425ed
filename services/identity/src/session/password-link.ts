import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findOpenLink } from '../db/email-links.ts'

/** Links that let a person choose a password: after forgetting it, or on joining a team. */
const purposes = ['reset', 'team'] as const

/** The open link that a token signs, or undefined. */
export async function findPasswordLink(context: Context, token: string) {
  const now = context.now()
  for (const purpose of purposes) {
    const linkId = verifyLink(context.secrets.all(), purpose, token, now)
    if (!linkId) continue
    const link = await findOpenLink(context.db, linkId, purpose, now)
    return link && { id: link.id, userProfileId: link.user_profile_id, purpose }
  }
  return undefined
}
