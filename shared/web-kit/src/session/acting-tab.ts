import type { CurrentUser } from '@waymark/contracts/current-user'
import { type SessionUser, withoutToken } from './session-user.ts'

/** A global administrator's tab that is another person for a while. */
export interface ActingState {
  readonly untilMs: number
  /** The page that the administrator came from. */
  readonly returnTo: string
}

/** Why a tab is its administrator's again. `refused`: the server no longer accepts the token. */
export type ActingEnd = 'stopped' | 'time' | 'refused'

/** Called when a tab stops being somebody else. */
export type ActingEndWatcher = (end: ActingEnd, user: SessionUser, acting: ActingState) => void

interface Ports {
  /** Ends acting on the server; also while the page is being left. */
  endActing(token: string): void
  now(): number
  after(delayMs: number, run: () => void): () => void
}

export interface Acting {
  user: CurrentUser
  state: ActingState
}

/**
 * The person that this tab is instead of its administrator, until their token ends. `show` makes the tab that person,
 * `resume` makes it the administrator's again.
 */
export function createActingTab(
  ports: Ports,
  { show, resume }: { show: (user: SessionUser, state: ActingState) => void; resume: () => void },
) {
  let acting: Acting | null = null
  let cancelTimer = () => {}
  const endWatchers = new Set<ActingEndWatcher>()

  function become(next: Acting): void {
    acting = next
    cancelTimer()
    cancelTimer = ports.after(Math.max(0, next.state.untilMs - ports.now()), () => end('time'))
    show(withoutToken(next.user), next.state)
  }

  function end(reason: ActingEnd): void {
    if (!acting) return
    const ended = acting
    acting = null
    cancelTimer()
    if (reason === 'stopped') ports.endActing(ended.user.token)
    resume()
    for (const watch of endWatchers) watch(reason, withoutToken(ended.user), ended.state)
  }

  return {
    /** Who calls are made for, compared by identity; null when it is the administrator. */
    current: (): Acting | null => acting,
    /** The token of that person, null once it has ended. */
    token: (of: Acting): string | null => (of.state.untilMs > ports.now() ? of.user.token : null),
    begin(user: CurrentUser, returnTo: string): void {
      end('stopped')
      become({ user, state: { untilMs: Date.parse(user.expires), returnTo } })
    },
    /** Continues as the same person with the token of `user`; calls in flight stay theirs. */
    extend(user: CurrentUser): void {
      if (acting?.user.userProfileId !== user.userProfileId) return
      acting.user = user
      acting.state = { ...acting.state, untilMs: Date.parse(user.expires) }
      become(acting)
    },
    end,
    /** The page unloads, and the token with it: tells the server. */
    leave(): void {
      if (acting) ports.endActing(acting.user.token)
    },
    /** Timers stop while the computer sleeps. */
    wake(): void {
      if (acting && acting.state.untilMs <= ports.now()) end('time')
    },
    watchEnd(watch: ActingEndWatcher): () => void {
      endWatchers.add(watch)
      return () => endWatchers.delete(watch)
    },
  }
}
