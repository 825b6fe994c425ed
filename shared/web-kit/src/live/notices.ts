import { create } from 'zustand'

export type NoticeKind = 'success' | 'info' | 'error'

/** A message for the person, shown as a toast and kept in the list of notices. */
export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly requestId?: string | undefined
  readonly at: number
}

const maxNotices = 50
let lastId = 0

interface Notices {
  /** All notices of this page, newest first. */
  readonly list: readonly Notice[]
  /** Ids of those still shown as toasts. */
  readonly open: ReadonlySet<number>
  /** How often something has failed: each time, the successes still shown close. */
  readonly failures: number
}

/** Notices of the page: `useNotices(({ list }) => list)`. */
export const useNotices = create<Notices>(() => ({ list: [], open: new Set(), failures: 0 }))

/** Shows a toast: `notify('success', 'Your booking is confirmed.')`. */
export function notify(kind: NoticeKind, text: string, requestId?: string): void {
  if (kind === 'error') dismissSuccesses()
  lastId += 1
  const notice: Notice = { id: lastId, kind, text, requestId, at: Date.now() }
  useNotices.setState(({ list, open }) => ({
    list: [notice, ...list].slice(0, maxNotices),
    open: new Set(open).add(notice.id),
  }))
}

/** Closes a toast; the notice stays in the list. */
export function dismissNotice(id: number): void {
  useNotices.setState(({ open }) => ({ open: new Set([...open].filter((one) => one !== id)) }))
}

/** Call when something fails and the screen itself says so: an earlier success beside it would be read as the outcome. */
export function dismissSuccesses(): void {
  useNotices.setState(({ list, open, failures }) => ({
    open: new Set(list.filter(({ id, kind }) => open.has(id) && kind !== 'success').map(({ id }) => id)),
    failures: failures + 1,
  }))
}

/** Forgets all notices, at logout. */
export function clearNotices(): void {
  useNotices.setState({ list: [], open: new Set() })
}
