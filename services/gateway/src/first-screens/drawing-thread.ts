import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { AskPublic } from './ask-public.ts'
import type { FromThread, ToThread } from './drawing-messages.ts'

/** A remote's screen, drawn by its own components with what a stranger may read. */
export interface Drawn {
  readonly markup: string
  /** As JSON. */
  readonly answers: string
}

export interface DrawingThread {
  readonly draw: (file: string, address: string) => Promise<Drawn | undefined>
  readonly hasEnded: () => boolean
  readonly end: () => Promise<void>
}

/** Whatever hangs would hang for the next one too. */
const maxDrawMs = 10_000
/** Without work its memory is given back. */
const idleMs = 300_000
/** The code of a remote's screens is some 20 MB; what a drawing needs beside it is gone at its end. */
const maxMemory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 }

/** A thread that draws, so that no call waits for it. It has no settings and no secrets, and asks this one for all data. */
export function startDrawingThread(ask: AskPublic, log: Pick<FastifyBaseLogger, 'warn'>): DrawingThread {
  const worker = new Worker(new URL('./draw-in-thread.ts', import.meta.url), {
    env: { NODE_ENV: 'production' },
    resourceLimits: maxMemory,
  })
  worker.unref()
  const say = (message: ToThread) => worker.postMessage(message)
  const open = new Map<number, (drawn: Drawn | undefined) => void>()
  let lastId = 0
  let hasEnded = false
  const end = async (): Promise<void> => {
    hasEnded = true
    clearTimeout(idle)
    for (const done of open.values()) done(undefined)
    open.clear()
    await worker.terminate()
  }
  const idle = setTimeout(() => void (open.size === 0 && end()), idleMs).unref()
  const settle = (id: number, drawn: Drawn | undefined) => {
    open.get(id)?.(drawn)
    open.delete(id)
    idle.refresh()
  }
  worker.on('message', (message: FromThread) => {
    switch (message.kind) {
      case 'ask':
        // A refusal or a service that is away: then nothing is drawn.
        void ask(message.path, message.input)
          .catch(() => undefined)
          .then((answer) => say({ kind: 'answer', askId: message.askId, answer }))
        break
      case 'drawn':
        settle(message.id, message)
        break
      case 'notDrawn':
        if (message.reason !== undefined) log.warn({ reason: message.reason }, 'a screen could not be drawn')
        settle(message.id, undefined)
    }
  })
  worker.on('error', (error) => {
    log.warn({ err: error }, 'the thread that draws screens failed')
    void end()
  })
  worker.on('exit', () => void end())
  return {
    hasEnded: () => hasEnded,
    end,
    draw: (file, address) =>
      new Promise((done) => {
        lastId += 1
        const id = lastId
        const late = setTimeout(() => void end(), maxDrawMs).unref()
        open.set(id, (drawn) => {
          clearTimeout(late)
          done(drawn)
        })
        say({ kind: 'draw', id, file, address })
      }),
  }
}
