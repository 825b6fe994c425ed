import { type CurrentUser, currentUser } from '@waymark/contracts/current-user'
import * as z from 'zod/mini'

/** The signed-in person as pages and storage see it: everything but the access token. */
export type SessionUser = Omit<CurrentUser, 'token' | 'expires'>

const storedUser = z.omit(currentUser, { token: true, expires: true })

/** The person without the token. */
export function withoutToken({ token: _token, expires: _expires, ...user }: CurrentUser): SessionUser {
  return user
}

/** A stored person, or null when the text is not one (an older version's, or none). */
export function readStoredUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const parsed = z.safeParse(storedUser, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
