import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import type { ProcessMessage } from './process-message.ts'

/** Runs a file of this folder to completion in a separate process, which frees its memory. */
export async function runOnce(file: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, file), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let sentence: string | undefined
  child.on('message', (message: ProcessMessage) => {
    if (message.kind === 'cannotStart') sentence = message.sentence
    else if (message.kind === 'progress') say(message.line)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new CannotStart(sentence ?? `${file} failed; the reason is above.`)
}
