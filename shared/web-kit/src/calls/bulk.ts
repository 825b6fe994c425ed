import type { Call } from '@waymark/contracts/define-call'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { keepDraft, readDraft, useDraftKey } from '../forms/drafts.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { CallError, isNetworkError } from './call-error.ts'
import { useRefresh } from './use-send.ts'

/** One of the things that are changed together. */
interface BulkStep<Input> {
  readonly id: number
  /** What it is for people: "Morning care, Tue 24 Nov 2026, 9:15 am". */
  readonly name: string
  readonly input: Input
  readonly state: 'waiting' | 'done' | 'failed'
  /** What came of it: "Cancelled", or why not. */
  readonly text: string
}

/** Several changes, one after the other, with what came of each. */
export interface Bulk<Input> {
  /** "Cancel 12 bookings". */
  readonly title: string
  readonly begunMs: number
  readonly steps: readonly BulkStep<Input>[]
}

/** A result of which nothing is left to do goes by itself, and what was done is taken back within this time alone. */
export const bulkShownMs = 5 * 60_000

/** What a kind of bulk change is made of. */
interface BulkKind<Input> {
  /** Where it is kept in this tab, beside the person's drafts. */
  readonly key: string
  /** For the shape of what is kept. */
  readonly sample: Input
  /** Makes one change and says what came of it. Sent again after an interruption, it must do nothing twice. */
  readonly send: (input: Input) => Promise<string>
  /** What the screens ask again for at the end. */
  readonly calls: readonly Call[]
}

interface Running<Input> {
  readonly storageKey: string | null
  readonly bulk: Bulk<Input> | null
  readonly isRunning: boolean
  readonly isStopped: boolean
}

/** A kind of bulk change; it goes on while the person looks at another screen. */
export interface BulkWork<Input> extends BulkKind<Input> {
  readonly useStore: ReturnType<typeof makeStore<Input>>
}

export function bulkWork<Input>(kind: BulkKind<Input>): BulkWork<Input> {
  return { ...kind, useStore: makeStore<Input>() }
}

function makeStore<Input>() {
  return create<Running<Input>>(() => ({ storageKey: null, bulk: null, isRunning: false, isStopped: false }))
}

/**
 * A bulk change of one kind: `start` it, see how far it is and what came of each step. It is kept step by step, so that a
 * reload or a lost connection leaves the rest waiting, for `goOn`.
 */
export function useBulk<Input>(work: BulkWork<Input>) {
  const storageKey = useDraftKey(`bulk:${work.key}`)
  const refresh = useRefresh()
  const running = work.useStore()
  const isOwn = running.storageKey === storageKey
  const bulk = isOwn ? running.bulk : keptBulk(storageKey, work.sample)

  const isRunning = isOwn && running.isRunning
  const isThrough = bulk !== null && !isRunning && bulk.steps.every(({ state }) => state === 'done')
  const begunMs = bulk?.begunMs ?? 0

  useEffect(() => {
    if (!isThrough) return
    const timer = setTimeout(() => forget(work, storageKey), begunMs + bulkShownMs - Date.now())
    return () => clearTimeout(timer)
  }, [isThrough, begunMs, work, storageKey])

  const place = useRef<HTMLDivElement>(null)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    // The button that began it may be far below, or gone with its dialog.
    if (isRunning && !wasRunning.current) place.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])

  async function run(next: Bulk<Input>): Promise<void> {
    await runSteps(work, storageKey, next)
    await refresh(...work.calls)
  }

  return {
    bulk,
    isRunning,
    /** For the place that shows it, which takes the focus once it is begun. */
    place,
    start: (title: string, steps: readonly Pick<BulkStep<Input>, 'id' | 'name' | 'input'>[]) =>
      run({ title, begunMs: Date.now(), steps: steps.map((step) => ({ ...step, state: 'waiting', text: '' })) }),
    goOn: () => (bulk ? run(bulk) : Promise.resolve()),
    /** Leaves the rest waiting once the step under way is through. */
    stop: () => work.useStore.setState({ isStopped: true }),
    /** Forgets what came of it, and what waits. */
    dismiss: () => forget(work, storageKey),
  }
}

function forget<Input>({ useStore }: BulkWork<Input>, storageKey: string) {
  tabStorage.removeItem(storageKey)
  useStore.setState({ storageKey, bulk: null })
}

function keptBulk<Input>(storageKey: string, input: Input): Bulk<Input> | null {
  const shape: Bulk<Input> = { title: '', begunMs: 0, steps: [{ id: 0, name: '', input, state: 'waiting', text: '' }] }
  return readDraft(tabStorage.getItem(storageKey), shape) ?? null
}

async function runSteps<Input>({ useStore, send }: BulkWork<Input>, storageKey: string, begun: Bulk<Input>) {
  let bulk = begun
  function keep(next: Bulk<Input>) {
    bulk = next
    keepDraft(storageKey, next)
    useStore.setState({ storageKey, bulk })
  }
  keep(begun)
  useStore.setState({ isRunning: true, isStopped: false })
  try {
    for (const { id, input, state } of begun.steps) {
      if (state !== 'waiting') continue
      if (useStore.getState().isStopped) break
      const outcome = await outcomeOf(send, input)
      if (outcome === null) break
      keep({ ...bulk, steps: bulk.steps.map((step) => (step.id === id ? { ...step, ...outcome } : step)) })
    }
  } finally {
    useStore.setState({ isRunning: false })
  }
}

/** What came of a step; null where it could not be sent, or the session is over. */
async function outcomeOf<Input>(send: BulkKind<Input>['send'], input: Input) {
  try {
    return { state: 'done', text: await send(input) } as const
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, message } = error
    // Too many at once: what waits can go on in a while.
    const isInterrupted = isNetworkError(error) || status === 401 || status === 429
    return isInterrupted ? null : ({ state: 'failed', text: message } as const)
  }
}
