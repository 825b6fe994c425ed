import { forwardPath } from '@waymark/domain/redirects'
import { readStored, storageKeys, writeStored } from './preferences.ts'

/** The pages that emailed invitations link to. */
export const invitationPaths = ['/add-shortlist', '/invitation-landing-page'] as const
export type InvitationPath = (typeof invitationPaths)[number]

/** An invitation stored while somebody logs in, or registers and confirms their address. */
export interface KeptInvitation {
  readonly path: InvitationPath
  readonly token: string
  /** The address that was invited. */
  readonly email: string
}

/** How long a registration can take: its link works for two days. */
const keptMs = 3 * 86_400_000

/** Keeps an invitation for this browser, since the link that confirms an address opens another page; null deletes it. */
export function keepInvitation(invitation: KeptInvitation | null, nowMs: number = Date.now()): void {
  writeStored(storageKeys.invitation, invitation && JSON.stringify({ ...invitation, untilMs: nowMs + keptMs }))
}

/** The stored invitation, or null. */
export function keptInvitation(nowMs: number = Date.now()): KeptInvitation | null {
  const text = readStored(storageKeys.invitation)
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    const fields = new Map<string, unknown>(Object.entries(stored))
    const path = invitationPaths.find((one) => one === fields.get('path'))
    const token = fields.get('token')
    const email = fields.get('email')
    const untilMs = fields.get('untilMs')
    const isWhole = path && typeof token === 'string' && typeof email === 'string' && typeof untilMs === 'number'
    return isWhole && untilMs > nowMs ? { path, token, email } : null
  } catch {
    return null
  }
}

/** The invitation that a page with this `?url=` returns to, or null. */
export function invitationAhead(search: string): KeptInvitation | null {
  const kept = keptInvitation()
  return kept && forwardPath(search) === kept.path ? kept : null
}
