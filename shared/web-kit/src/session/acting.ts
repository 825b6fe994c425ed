import type { CurrentUser } from '@waymark/contracts/current-user'
import { clearDrafts } from '../forms/drafts.ts'
import { notify } from '../live/notices.ts'
import type { ActingEnd } from './acting-tab.ts'
import { session } from './browser-session.ts'

export type { ActingState } from './acting-tab.ts'

import { returnAfterActing } from './app-store.ts'
import { tabStorage } from './tab-storage.ts'

/** Whom this tab acts as, for the page after a reload, which ends acting. */
const actingKey = 'waymark:acting'

/** Makes this tab the person that `user` is; the administrator comes back to `returnTo`. */
export function startActing(user: CurrentUser, returnTo: string): void {
  writeLeft(`${user.firstName} ${user.lastName}`)
  session.acting.begin(user, returnTo)
}

/** Ends acting in this tab, which then returns to where it started; false when nobody was acting. */
export function stopActing(): boolean {
  if (session.requestOwner() === null) return false
  session.acting.end('stopped')
  return true
}

/** Reports every end of acting, including the one by a reload: the token is in memory only. */
export function followActing(): void {
  const left = takeLeft()
  if (left !== null) notify('info', `Acting as ${left} ended when the page was reloaded. You are yourself.`)
  session.acting.watchEnd((end, user, { returnTo }) => {
    takeLeft()
    returnAfterActing(returnTo)
    clearDrafts(user.userProfileId)
    notify('info', `${words[end](`${user.firstName} ${user.lastName}`)} You are yourself again.`)
  })
  addEventListener('pagehide', () => session.acting.leave())
  // The browser kept the page that acted and shows it again, such as after Back: what it acted with has ended.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.acting.end('refused')
  })
}

const words: Readonly<Record<ActingEnd, (name: string) => string>> = {
  stopped: (name) => `You stopped acting as ${name}.`,
  time: (name) => `Your time to act as ${name} is over.`,
  refused: (name) => `Acting as ${name} was ended.`,
}

function writeLeft(name: string): void {
  tabStorage.setItem(actingKey, name)
}

function takeLeft(): string | null {
  const name = tabStorage.getItem(actingKey)
  tabStorage.removeItem(actingKey)
  return name
}
