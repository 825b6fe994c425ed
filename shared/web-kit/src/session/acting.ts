import type { CurrentUser } from '@waymark/contracts/current-user'
import { clearDrafts } from '../forms/drafts.ts'
import { notify } from '../live/notices.ts'
import { session } from './browser-session.ts'
import type { ActingEnd } from './session.ts'
import { returnAfterActing } from './store.ts'

/** Whom this tab acts as, for the page that is loaded when they are left by a reload. */
const actingKey = 'waymark:acting'

/** Makes this tab the person that `user` is; the administrator comes back to `returnTo`. */
export function startActing(user: CurrentUser, returnTo: string): void {
  writeLeft(`${user.firstName} ${user.lastName}`)
  session.act(user, returnTo)
}

/** Ends acting in this tab, which then goes back to where it began; false when nobody acted. */
export function stopActing(): boolean {
  if (session.requestOwner() === null) return false
  session.endActing('stopped')
  return true
}

/** Tells of every end of acting, also of the one by a reload: the token lies in memory only. */
export function followActing(): void {
  const left = takeLeft()
  if (left !== null) notify('info', `Acting as ${left} ended when the page was reloaded. You are yourself.`)
  session.watchActingEnd((end, user, { returnTo }) => {
    takeLeft()
    returnAfterActing(returnTo)
    clearDrafts(user.userProfileId)
    notify('info', `${words[end](`${user.firstName} ${user.lastName}`)} You are yourself again.`)
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) session.leave()
  })
}

const words: Readonly<Record<ActingEnd, (name: string) => string>> = {
  stopped: (name) => `You stopped acting as ${name}.`,
  time: (name) => `Your time to act as ${name} is over.`,
  refused: (name) => `Acting as ${name} was ended.`,
}

function writeLeft(name: string): void {
  try {
    sessionStorage.setItem(actingKey, name)
  } catch {
    // Without storage a reload ends acting all the same, only unsaid.
  }
}

function takeLeft(): string | null {
  try {
    const name = sessionStorage.getItem(actingKey)
    sessionStorage.removeItem(actingKey)
    return name
  } catch {
    return null
  }
}
