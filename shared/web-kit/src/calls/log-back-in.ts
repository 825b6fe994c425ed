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

/** The message for the login page, once. */
export function takeLogBackInNotice(): string | null {
  const message = tabStorage.getItem(noticeKey)
  tabStorage.removeItem(noticeKey)
  return message
}
