import { loginAddress, needsLoginAt } from '@waymark/domain/login-address'
import { texts } from '@waymark/domain/texts'
import { session } from '../session/browser-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

const noticeKey = 'waymark:log-back-in'

/**
 * The session ended while a page is open (calls.md section 8): the login page opens with the message, and leads
 * back. Drafts are kept and come back after signing in; a page that is open to everybody would show a stranger's.
 */
export function logBackIn(): void {
  session.expire()
  const state = session.state()
  const message = (state.kind === 'signedOut' && state.said) || texts.logBackIn
  if (!needsLoginAt(location.pathname)) return
  sayAtLogin(message)
  location.assign(loginAddress(`${location.pathname}${location.search}`))
}

/** Says something at the top of the login page, once. */
export function sayAtLogin(message: string): void {
  tabStorage.setItem(noticeKey, message)
}

/** The message for the login page, which the page may show for a moment before it has reloaded. */
export function readLogBackInNotice(): string | null {
  return tabStorage.getItem(noticeKey)
}

/** Call when the login page is left. */
export function forgetLogBackInNotice(): void {
  tabStorage.removeItem(noticeKey)
}
