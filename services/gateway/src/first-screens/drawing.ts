import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AskPublic } from './ask-public.ts'
import { type DrawingThread, type Drawn, startDrawingThread } from './drawing-thread.ts'

export interface Drawing {
  /**
   * Draws the screen at `address` by `file` of a remote's build; undefined when that has none, when a call is refused, or
   * when it would take too long. Kept for a moment, for everybody: nothing of a person is in it.
   */
  readonly draw: (file: string, address: string) => Promise<Drawn | undefined>
  readonly close: () => Promise<void>
}

interface Kept {
  readonly untilMs: number
  readonly drawn: Promise<Drawn | undefined>
}

const keptMs = 30_000
/** So long a document waits for its screen; whoever comes after it has been drawn gets it. */
const maxWaitMs = 1_000
const maxKept = 100
/** Whoever comes while so many wait gets the document without: the page draws itself. */
const maxWaiting = 8

export function createDrawing(ask: AskPublic, log: Pick<FastifyBaseLogger, 'warn'>): Drawing {
  const kept = new Map<string, Kept>()
  const changed = new Map<string, number>()
  let thread: DrawingThread | undefined
  let waiting = 0

  const drawNew = async (file: string, address: string): Promise<Drawn | undefined> => {
    if (waiting >= maxWaiting) return undefined
    waiting += 1
    if (!thread || thread.hasEnded()) thread = startDrawingThread(ask, log)
    try {
      return await thread.draw(file, address)
    } finally {
      waiting -= 1
    }
  }
  /** A thread keeps the code that it has loaded: the next build begins with another one. */
  const followBuild = (file: string, changedAtMs: number) => {
    if (changed.get(file) === changedAtMs) return
    if (changed.has(file)) {
      kept.clear()
      void thread?.end()
    }
    changed.set(file, changedAtMs)
  }
  return {
    draw: async (file, address) => {
      const found = await stat(file).catch(() => undefined)
      if (!found) return undefined
      followBuild(file, found.mtimeMs)
      const key = `${file} ${address}`
      const known = kept.get(key)
      if (known && known.untilMs > Date.now()) return inTime(known.drawn)
      const drawn = drawNew(file, address)
      kept.delete(key)
      kept.set(key, { untilMs: Date.now() + keptMs, drawn })
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      // What could not be drawn now is tried again.
      void drawn.then((screen) => {
        if (!screen && kept.get(key)?.drawn === drawn) kept.delete(key)
      })
      return inTime(drawn)
    },
    close: async () => thread?.end(),
  }
}

async function inTime(drawn: Promise<Drawn | undefined>): Promise<Drawn | undefined> {
  const late = new AbortController()
  const timeout = setTimeout(maxWaitMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined)
  const first = await Promise.race([drawn, timeout])
  late.abort()
  return first
}
