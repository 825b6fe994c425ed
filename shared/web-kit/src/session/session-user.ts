import type { CurrentUser } from '@waymark/contracts/current-user'

/** The signed-in person as pages and storage see it: everything but the access token. */
export type SessionUser = Omit<CurrentUser, 'token' | 'expires'>

/** Increase when a field is added that pages rely on: older stored people then sign in again. */
const storedVersion = 1

/** The person without the token. */
export function withoutToken({ token: _token, expires: _expires, ...user }: CurrentUser): SessionUser {
  return user
}

/** The text to store a person as. Their address is left out until the session is renewed: others may use this browser. */
export function writeStoredUser(user: SessionUser): string {
  return JSON.stringify({ version: storedVersion, user: { ...user, email: '' } })
}

/** A stored person, or null when the text is not one (an older version's, or none). */
export function readStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isStored(stored) ? stored.user : null
  } catch {
    return null
  }
}

function isStored(value: unknown): value is { readonly version: number; readonly user: SessionUser } {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('user' in value)) return false
  const { version, user } = value
  return version === storedVersion && typeof user === 'object' && user !== null && 'userProfileId' in user
}
