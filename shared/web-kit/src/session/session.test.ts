import type { CurrentUser } from '@waymark/contracts/current-user'
import { describe, expect, it } from 'vitest'
import { CallError, networkError } from '../calls/call-error.ts'
import { aroha } from '../testing/people.ts'
import { createSession, type SessionPorts, type TabMessage } from './session.ts'
import { withoutToken, writeStoredUser } from './session-user.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const lifeMs = 600_000

function userUntil(expiresMs: number, token = `token-${expiresMs}`): CurrentUser {
  return {
    token,
    expires: new Date(expiresMs).toISOString(),
    ...aroha,
  }
}

/** A browser with one clock, one storage, one lock and any number of tabs. */
function browser() {
  let nowMs = start
  let calls = 0
  let failure: CallError | null = null
  const timers = new Set<{ atMs: number; run: () => void }>()
  const storage = new Map<string, string>()
  const ended: string[] = []
  const hearers: ((message: TabMessage) => void)[] = []
  let lock: Promise<unknown> = Promise.resolve()

  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }
  function openTab() {
    const own: ((message: TabMessage) => void)[] = []
    const ports: SessionPorts = {
      refresh: async () => {
        calls += 1
        if (failure) throw failure
        return userUntil(nowMs + lifeMs)
      },
      endSession: async () => {},
      endActing: (token) => ended.push(token),
      now: () => nowMs,
      lock: (run) => {
        const next = lock.then(run)
        lock = next.catch(() => undefined)
        return next
      },
      tell: (message) => {
        for (const hear of hearers) if (!own.includes(hear)) queueMicrotask(() => hear(message))
      },
      listen: (hear) => {
        own.push(hear)
        hearers.push(hear)
      },
      read: (key) => storage.get(key) ?? null,
      write: (key, value) => void (value === null ? storage.delete(key) : storage.set(key, value)),
      after: (delayMs, run) => {
        const timer = { atMs: nowMs + delayMs, run }
        timers.add(timer)
        return () => timers.delete(timer)
      },
      random: () => 0.5,
    }
    return createSession(ports)
  }
  async function pass(ms: number) {
    const endMs = nowMs + ms
    for (;;) {
      await settle()
      const next = [...timers].filter((timer) => timer.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!next) break
      nowMs = Math.max(nowMs, next.atMs)
      timers.delete(next)
      next.run()
    }
    nowMs = endMs
    await settle()
  }
  return {
    openTab,
    pass,
    storage,
    ended,
    calls: () => calls,
    fail: (error: CallError | null) => {
      failure = error
    },
    now: () => nowMs,
  }
}

function storePerson(storage: Map<string, string>) {
  storage.set('waymark:user', writeStoredUser(withoutToken(userUntil(start))))
}

describe('session', () => {
  it('asks nothing of the server for a visitor who never signed in', async () => {
    const { openTab, pass, calls } = browser()
    const tab = openTab()
    void tab.start()
    await pass(1000)
    expect(tab.state()).toEqual({ kind: 'signedOut', reason: 'start' })
    expect(calls()).toBe(0)
  })

  it('keeps the profile in storage, never the token or the address', async () => {
    const { openTab, storage, now } = browser()
    openTab().signIn(userUntil(now() + lifeMs, 'secret-token'))
    expect([...storage.values()].join()).toContain('"firstName":"Aroha"')
    expect([...storage.values()].join()).not.toContain('aroha@example.org')
    expect([...storage.values()].join()).not.toContain('secret-token')
  })

  it('resumes a stored person by the refresh cookie', async () => {
    const { openTab, pass, storage, calls } = browser()
    storePerson(storage)
    const tab = openTab()
    void tab.start()
    expect(tab.state().kind).toBe('starting')
    await pass(100)
    expect(tab.state().kind).toBe('signedIn')
    expect(calls()).toBe(1)
  })

  it('has a token as soon as the network is back after a start without one', async () => {
    const { openTab, pass, storage, fail } = browser()
    storePerson(storage)
    fail(networkError(0))
    const tab = openTab()
    void tab.start()
    await pass(100)
    expect(await tab.token()).toBeNull()
    fail(null)
    tab.wake()
    expect(await tab.token()).not.toBeNull()
  })

  it('logs a stored person out when the session can no longer be refreshed', async () => {
    const { openTab, pass, storage, fail } = browser()
    storePerson(storage)
    fail(new CallError({ name: 'NotSignedIn', message: 'Please log back in', status: 401 }))
    const tab = openTab()
    void tab.start()
    await pass(100)
    expect(tab.state()).toEqual({ kind: 'signedOut', reason: 'expired' })
    expect(storage.size).toBe(0)
  })

  it('keeps why the server ended it, in every tab', async () => {
    const { openTab, pass, storage, fail } = browser()
    storePerson(storage)
    const [tab, other] = [openTab(), openTab()]
    void tab.start()
    void other.start()
    await pass(100)
    fail(new CallError({ name: 'SignIn', message: 'This account is not active.', status: 401 }))
    await tab.refresh(true)
    tab.expire()
    await pass(100)
    const ended = { kind: 'signedOut', reason: 'expired', said: 'This account is not active.' }
    expect([tab.state(), other.state()]).toEqual([ended, ended])
  })

  it('refreshes once per period for six tabs, 30 seconds before the end', async () => {
    const { openTab, pass, calls, now } = browser()
    const tabs = Array.from({ length: 6 }, openTab)
    tabs[0]?.signIn(userUntil(now() + lifeMs))
    await pass(lifeMs - 30_000 - 1)
    expect(calls()).toBe(0)
    await pass(2000)
    expect(calls()).toBe(1)
    const tokens = await Promise.all(tabs.map((tab) => tab.token()))
    expect(new Set(tokens).size).toBe(1)
    await pass(lifeMs)
    expect(calls()).toBe(2)
  })

  it('gives a new tab the session of the other tabs without a call', async () => {
    const { openTab, pass, calls, now } = browser()
    openTab().signIn(userUntil(now() + lifeMs))
    const late = openTab()
    void late.start()
    await pass(100)
    expect(late.state().kind).toBe('signedIn')
    expect(calls()).toBe(0)
  })

  it('logs out all tabs together', async () => {
    const { openTab, pass, now } = browser()
    const one = openTab()
    const other = openTab()
    one.signIn(userUntil(now() + lifeMs))
    await pass(10)
    await one.logout()
    await pass(10)
    expect(one.state()).toEqual({ kind: 'signedOut', reason: 'logout' })
    expect(other.state()).toEqual({ kind: 'signedOut', reason: 'logout', said: 'You logged out in another tab.' })
    expect(await other.token()).toBeNull()
  })

  it('keeps the session while the network is down and renews it when it is back', async () => {
    const { openTab, pass, calls, fail, now } = browser()
    const tab = openTab()
    tab.signIn(userUntil(now() + lifeMs))
    fail(networkError(0))
    await pass(lifeMs - 29_000)
    expect(tab.state().kind).toBe('signedIn')
    expect(await tab.token()).not.toBeNull()
    fail(null)
    await pass(20_000)
    expect(calls()).toBeGreaterThan(1)
    expect(await tab.token()).not.toBe(`token-${start + lifeMs}`)
  })

  it('renews a token that looks fresh when the server refused it', async () => {
    const { openTab, calls, now } = browser()
    const tab = openTab()
    tab.signIn(userUntil(now() + lifeMs, 'revoked'))
    expect(await tab.refresh(true)).toBe(true)
    expect(calls()).toBe(1)
    expect(await tab.token()).not.toBe('revoked')
  })

  describe('acting as another person', () => {
    const actingMs = 900_000
    const personUntil = (expiresMs: number): CurrentUser => ({
      ...userUntil(expiresMs, 'acting-token'),
      userProfileId: 34,
      firstName: 'Hēmi',
      actingAdminName: 'Ana Tui',
    })

    async function twoTabs() {
      const all = browser()
      const [tab, other] = [all.openTab(), all.openTab()]
      tab.signIn(userUntil(all.now() + lifeMs))
      await all.pass(10)
      const ends: string[] = []
      tab.acting.watchEnd((end, user, { returnTo }) => ends.push(`${end} ${user.firstName} ${returnTo}`))
      tab.acting.begin(personUntil(all.now() + actingMs), '/global-admin/account/individual?page=2')
      await all.pass(10)
      return { ...all, tab, other, ends }
    }
    const whoIn = (tab: { state: () => unknown }) => tab.state()

    it('affects only this tab, and is stored nowhere', async () => {
      const { tab, other, storage } = await twoTabs()
      expect(whoIn(tab)).toMatchObject({ kind: 'signedIn', user: { userProfileId: 34 }, acting: {} })
      expect(await tab.token()).toBe('acting-token')
      expect(whoIn(other)).toMatchObject({ user: { userProfileId: aroha.userProfileId } })
      expect(await other.token()).not.toBe('acting-token')
      expect([...storage.values()].join()).not.toMatch(/acting-token|Hēmi/)
    })

    it('lets the administrator’s session continue underneath, and restores it', async () => {
      const { tab, other, pass, calls, ended, ends } = await twoTabs()
      await pass(lifeMs)
      expect(calls()).toBe(1)
      expect(whoIn(tab)).toMatchObject({ user: { userProfileId: 34 } })
      tab.acting.end('stopped')
      expect(ended).toEqual(['acting-token'])
      expect(ends).toEqual(['stopped Hēmi /global-admin/account/individual?page=2'])
      expect(whoIn(tab)).toMatchObject({ kind: 'signedIn', user: { userProfileId: aroha.userProfileId } })
      expect(await tab.token()).toBe(await other.token())
    })

    it('ends when the time is up, and the caller changes from then on', async () => {
      const { tab, pass, ends } = await twoTabs()
      const requestOwner = tab.requestOwner()
      expect(requestOwner).not.toBeNull()
      await pass(actingMs)
      expect(ends).toEqual(['time Hēmi /global-admin/account/individual?page=2'])
      expect(tab.requestOwner()).toBeNull()
      expect(whoIn(tab)).toMatchObject({ user: { userProfileId: aroha.userProfileId } })
    })

    it('continues when extended, including the calls in flight', async () => {
      const { tab, pass, now, ends } = await twoTabs()
      const requestOwner = tab.requestOwner()
      await pass(actingMs - 60_000)
      tab.acting.extend({ ...personUntil(now() + actingMs), token: 'acting-token-2' })
      expect(tab.requestOwner()).toBe(requestOwner)
      await pass(actingMs - 1000)
      expect(await tab.token()).toBe('acting-token-2')
      expect(ends).toEqual([])
      await pass(1000)
      expect(ends).toEqual(['time Hēmi /global-admin/account/individual?page=2'])
      tab.acting.extend(personUntil(now() + actingMs))
      expect(whoIn(tab)).toMatchObject({ user: { userProfileId: aroha.userProfileId } })
    })

    it('ends when the administrator logs out in another tab', async () => {
      const { tab, other, pass, ends } = await twoTabs()
      await other.logout()
      await pass(10)
      expect(ends).toEqual(['refused Hēmi /global-admin/account/individual?page=2'])
      expect(whoIn(tab)).toEqual({ kind: 'signedOut', reason: 'logout', said: 'You logged out in another tab.' })
      expect(await tab.token()).toBeNull()
    })

    it('tells the server when the page unloads', async () => {
      const { tab, other, ended } = await twoTabs()
      other.acting.leave()
      expect(ended).toEqual([])
      tab.acting.leave()
      expect(ended).toEqual(['acting-token'])
    })
  })
})
