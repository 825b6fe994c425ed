import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './drawing-messages.ts'

/** `drawing.cjs` of a remote's build (shared/build, `Drawing`). */
interface DrawingModule {
  readonly draw: (
    address: string,
    ask: (path: string, input: unknown) => Promise<unknown>,
  ) => Promise<{ readonly markup: string; readonly answers: unknown } | undefined>
}

const require = createRequire(import.meta.url)
const port = parentPort
if (!port) throw new Error('This draws in a thread of the gateway.')
const say = (message: FromThread) => port.postMessage(message)

const asked = new Map<number, (answer: unknown) => void>()
let lastAskId = 0

function ask(path: string, input: unknown): Promise<unknown> {
  lastAskId += 1
  const askId = lastAskId
  say({ kind: 'ask', askId, path, input })
  return new Promise((done) => asked.set(askId, done))
}

async function draw(id: number, file: string, address: string): Promise<void> {
  try {
    const drawing: DrawingModule = require(file)
    const drawn = await drawing.draw(address, ask)
    if (drawn) say({ kind: 'drawn', id, markup: drawn.markup, answers: JSON.stringify(drawn.answers) })
    else say({ kind: 'notDrawn', id })
  } catch (error) {
    say({ kind: 'notDrawn', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'draw') {
    void draw(message.id, message.file, message.address)
    return
  }
  asked.get(message.askId)?.(message.answer)
  asked.delete(message.askId)
})
