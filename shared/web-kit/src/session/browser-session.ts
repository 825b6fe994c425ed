import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { callRequest } from '../calls/call-request.ts'
import { readAnswerOf } from '../calls/read-answer-of.ts'
import { exchange } from '../calls/transport.ts'
import { mayStore, readStored, writeStored } from './preferences.ts'
import { createSession, type TabMessage } from './session.ts'

const channel = openChannel()

/** Of the contract `account.logout`, which a page that goes away cannot wait for. */
const logoutPath = '/api/Account/logout'

/** The one session of this page, shared with the other tabs of the browser. */
export const session = createSession({
  // The contract is loaded with the first call: a visitor who never signed in needs neither.
  refresh: async () => post((await accountCalls()).refreshToken, {}),
  endSession: async () => {
    await post((await accountCalls()).logout, {})
  },
  // Sent even while the page unloads; if it is lost, the token expires within minutes.
  endActing: (token) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    fetch(logoutPath, { method: 'POST', keepalive: true, headers, body: '{}' }).catch(() => undefined)
  },
  now: () => Date.now(),
  lock: withLock,
  tell: (message) => channel?.postMessage(message),
  listen: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
  read: readStored,
  write: writeStored,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

/** Null where the browser forbids it, as it does without storage: then each tab has a session of its own. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('waymark-session')
  } catch {
    return null
  }
}

async function withLock<T>(run: () => Promise<T>): Promise<T> {
  // The lock is forbidden wherever storage is, and there is nothing to share then.
  if (!mayStore() || !('locks' in navigator)) return run()
  return navigator.locks.request('session-refresh', run)
}

async function accountCalls() {
  return (await import('@waymark/contracts/account')).account
}

async function post<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
  return readAnswerOf(call, await exchange(callRequest(call, input), {}))
}
