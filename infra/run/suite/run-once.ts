import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import type { ProcessMessage } from './process-message.ts'

export interface OnceOptions {
  readonly say: (line: string) => void
  /** Its other settings: it loads its code at once, and begins when they are known. */
  readonly later?: Promise<NodeJS.ProcessEnv>
  /** Ends it before it is done. */
  readonly stop?: AbortSignal
}

/** Runs a file of this folder to completion in a separate process, which frees its memory. */
export async function runOnce(file: string, env: NodeJS.ProcessEnv, options: OnceOptions): Promise<void> {
  const { say, later, stop } = options
  const child = fork(join(import.meta.dirname, file), {
    env: later ? { ...env, BEGINS_WHEN_TOLD: '1' } : env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let sentence: string | undefined
  child.on('message', (message: ProcessMessage) => {
    if (message.kind === 'cannotStart') sentence = message.sentence
    else if (message.kind === 'progress') say(message.line)
  })
  const end = () => void child.kill()
  stop?.addEventListener('abort', end, { once: true })
  const exited = once(child, 'exit')
  later?.then((known) => {
    const begin: ProcessMessage = { kind: 'begin', env: known }
    if (child.connected) child.send(begin)
  }, end)
  const [code] = await exited
  stop?.removeEventListener('abort', end)
  await later
  if (code !== 0) throw new CannotStart(sentence ?? `${file} failed; the reason is above.`)
}
