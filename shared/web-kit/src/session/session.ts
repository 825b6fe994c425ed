import type { CurrentUser } from '@waymark/contracts/current-user'
import { limits } from '@waymark/domain/limits'
import { texts } from '@waymark/domain/texts'
import { CallError } from '../calls/call-error.ts'
import { type ActingState, createActingTab } from './acting-tab.ts'
import { onThisClock } from './on-this-clock.ts'
import { storageKeys } from './preferences.ts'
import { readStoredUser, type SessionUser, withoutToken, writeStoredUser } from './session-user.ts'

/** Said at the login that a tab comes to when another one is logged out. */
const loggedOutElsewhere = 'You logged out in another tab.'

/** Why nobody is signed in (any more). */
export type SignedOutReason = 'start' | 'logout' | 'expired'

/** What the session is right now. `starting`: a stored person whose session is being renewed. */
export type SessionState =
  | { readonly kind: 'starting'; readonly user: SessionUser }
  | { readonly kind: 'signedIn'; readonly user: SessionUser; readonly acting?: ActingState }
  | SignedOutState

/** `said`: why it ended, where there is more to say than to log back in. */
interface SignedOutState {
  readonly kind: 'signedOut'
  readonly reason: SignedOutReason
  readonly said?: string | undefined
}

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'session'; readonly user: CurrentUser }
  | { readonly type: 'signedOut'; readonly reason: SignedOutReason; readonly said?: string | undefined }

/** What the session needs from the browser and the server. */
export interface SessionPorts {
  refresh(): Promise<CurrentUser>
  endSession(): Promise<void>
  /** Ends acting on the server; also while the page is being left. */
  endActing(token: string): void
  now(): number
  /** Runs `run` while no other tab holds the lock. */
  lock<T>(run: () => Promise<T>): Promise<T>
  tell(message: TabMessage): void
  listen(hear: (message: TabMessage) => void): void
  read(key: string): string | null
  write(key: string, value: string | null): void
  /** Runs `run` after `delayMs`; the result cancels it. */
  after(delayMs: number, run: () => void): () => void
  /** 0 to 1. */
  random(): number
}

const leadMs = limits.tokenRefreshBeforeExpirySeconds * 1000
const siblingAnswerMs = 60
const broadcastWaitMs = 500
const retryMs = 5000
const maxTimerMs = 2 ** 31 - 1

/**
 * The session of all tabs. The access token lives in memory only; one tab at a time refreshes it (lock), tells the
 * others (broadcast), and an expiry marker in storage keeps the next holder of the lock from refreshing again
 * before the broadcast has reached it. While a global administrator acts as somebody, this tab alone is that person; the
 * administrator's own session continues underneath and in the other tabs.
 */
export function createSession(ports: SessionPorts) {
  let current: { readonly user: CurrentUser; readonly expiresMs: number } | null = null
  let state: SessionState = { kind: 'signedOut', reason: 'start' }
  let refreshing: Promise<boolean> | undefined
  let started: Promise<void> | undefined
  let cancelTimer = () => {}
  const watchers = new Set<(state: SessionState) => void>()
  const arrivals = new Set<() => void>()
  const acting = createActingTab(ports, {
    show: (user, acting) => become({ kind: 'signedIn', user, acting }),
    resume: () => {
      if (current) become({ kind: 'signedIn', user: withoutToken(current.user) })
    },
  })

  ports.listen((message) => {
    switch (message.type) {
      case 'ask':
        if (current && isFresh()) ports.tell({ type: 'session', user: current.user })
        return
      case 'session':
        adopt(message.user)
        return
      case 'signedOut':
        forget(message.reason, message.said ?? (message.reason === 'logout' ? loggedOutElsewhere : undefined))
    }
  })

  function isFresh(): boolean {
    return current !== null && current.expiresMs - ports.now() > leadMs
  }

  function become(next: SessionState): void {
    state = next
    for (const watch of watchers) watch(next)
  }

  function adopt(user: CurrentUser): void {
    const isOther = current !== null && current.user.userProfileId !== user.userProfileId
    current = { user, expiresMs: Date.parse(user.expires) }
    ports.write(storageKeys.user, writeStoredUser(withoutToken(user)))
    schedule(current.expiresMs - ports.now() - leadMs)
    if (isOther) acting.end('refused')
    if (!acting.current()) become({ kind: 'signedIn', user: withoutToken(user) })
    for (const arrive of arrivals) arrive()
  }

  function share(user: CurrentUser): void {
    ports.write(storageKeys.sessionExpires, String(Date.parse(user.expires)))
    ports.tell({ type: 'session', user })
  }

  function forget(reason: SignedOutReason, said?: string): void {
    cancelTimer()
    current = null
    acting.end('refused')
    ports.write(storageKeys.user, null)
    ports.write(storageKeys.sessionExpires, null)
    become({ kind: 'signedOut', reason, ...(said === undefined ? {} : { said }) })
  }

  function schedule(delayMs: number): void {
    cancelTimer()
    cancelTimer = ports.after(Math.min(Math.max(delayMs, 0), maxTimerMs), () => void refresh())
  }

  function arrival(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        cancel()
        arrivals.delete(done)
        resolve()
      }
      const cancel = ports.after(maxMs, done)
      arrivals.add(done)
    })
  }

  function siblingRefreshed(): boolean {
    const marker = Number(ports.read(storageKeys.sessionExpires))
    return marker - ports.now() > leadMs && marker > (current?.expiresMs ?? 0)
  }

  /** Renews the token unless it is fresh. False when the session is over or the server could not be reached. */
  function refresh(force = false): Promise<boolean> {
    refreshing ??= ports
      .lock(async () => {
        const before = current?.user.token
        if (!isFresh() && siblingRefreshed()) await arrival(broadcastWaitMs)
        if (isFresh() && !(force && current?.user.token === before)) return true
        return renew()
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  async function renew(): Promise<boolean> {
    try {
      const user = onThisClock(await ports.refresh(), ports.now())
      adopt(user)
      share(user)
      return true
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        end('expired', error.message === texts.logBackIn ? undefined : error.message)
        return false
      }
      // The network is down: keep the session until it expires by itself, and spread the tabs' next attempts.
      schedule(retryMs * (1 + ports.random()))
      return false
    }
  }

  function end(reason: SignedOutReason, said?: string): void {
    forget(reason, said)
    ports.tell({ type: 'signedOut', reason, ...(said === undefined ? {} : { said }) })
  }

  async function start(): Promise<void> {
    const user = readStoredUser(ports.read(storageKeys.user))
    if (!user) {
      forget('start')
      return
    }
    become({ kind: 'starting', user })
    const answered = arrival(siblingAnswerMs)
    ports.tell({ type: 'ask' })
    await answered
    if (!isFresh()) await refresh()
  }

  return {
    /** Resumes the stored person's session, from another tab or by the refresh cookie. Call once per page load. */
    start: () => (started ??= start()),
    /** Applies the login response in all tabs. */
    signIn(answered: CurrentUser): void {
      const user = onThisClock(answered, ports.now())
      adopt(user)
      share(user)
    },
    /** Ends the session here, in the other tabs and on the server. */
    async logout(): Promise<void> {
      acting.end('stopped')
      const ended = ports.endSession()
      end('logout')
      await ended
    },
    /** Ends a session that the server no longer accepts, unless it is over already. */
    expire(): void {
      if (state.kind !== 'signedOut') end('expired')
    },
    /** Renews the token; with `force` even one that looks fresh, after the server refused it. */
    refresh,
    /** The person that this tab is instead of its administrator. Their token is renewed only when the administrator asks for it. */
    acting,
    /** Who a call is made for: compared before and after waiting for the token, so that nothing started for one person is sent for another. */
    requestOwner: (): object | null => acting.current(),
    /** The access token for a request, renewed first when it is about to end; null when nobody is signed in. */
    async token(): Promise<string | null> {
      const actor = acting.current()
      if (actor) return acting.token(actor)
      if (started) await started
      if (state.kind !== 'signedOut' && !isFresh()) await refresh()
      return current && current.expiresMs > ports.now() ? current.user.token : null
    },
    /** Timers stop while the computer sleeps: call when the page becomes visible or the network is back. */
    wake(): void {
      acting.wake()
      if (state.kind !== 'signedOut' && !isFresh()) void refresh()
    },
    state: () => state,
    watch(watch: (state: SessionState) => void): () => void {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
  }
}
