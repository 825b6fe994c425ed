import { texts } from '@waymark/domain/texts'
import { session } from '../session/browser-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

const noticeKey = 'waymark:log-back-in'
const loginPath = '/login'

/**
 * The session ended while a page is open (calls.md section 8): the page reloads, which redirects to the login
 * page with the message. Drafts are kept and come back after signing in.
 */
export function logBackIn(message: string = texts.logBackIn): void {
  session.expire()
  if (location.pathname === loginPath) return
  tabStorage.setItem(noticeKey, message)
  location.reload()
}

/** The message for the login page, which the page may show for a moment before it has reloaded. */
export function readLogBackInNotice(): string | null {
  return tabStorage.getItem(noticeKey)
}

/** Call when the login page is left. */
export function forgetLogBackInNotice(): void {
  tabStorage.removeItem(noticeKey)
}
