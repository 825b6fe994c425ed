import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MeasuredMessage } from './serve-measured.ts'

export interface Used {
  readonly cpuMicroseconds: number
  readonly loopActiveMs: number
}

/** A server in a separate process, so that its cost is not mixed with that of the client. */
export class MeasuredProcess {
  readonly #child: ChildProcess
  readonly #ports: Readonly<Record<string, number>>

  private constructor(child: ChildProcess, ports: Readonly<Record<string, number>>) {
    this.#child = child
    this.#ports = ports
  }

  /** Starts a file of this folder that calls `serveMeasured`. */
  static async start(file: string, env: NodeJS.ProcessEnv = {}): Promise<MeasuredProcess> {
    const child = fork(join(import.meta.dirname, file), {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    })
    const message = await nextMessage(child, file)
    if (message.kind !== 'listening') throw new Error(`${file} said ${message.kind} before it listened.`)
    return new MeasuredProcess(child, message.ports)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  port(name: string): number {
    const port = this.#ports[name]
    if (port === undefined) throw new Error(`This process serves no ${name}.`)
    return port
  }

  /** CPU time used so far. */
  async cpuMicroseconds(): Promise<number> {
    return (await this.used()).cpuMicroseconds
  }

  /** CPU time, and the time in which its event loop was not waiting, so far. */
  async used(): Promise<Used> {
    const answer = nextMessage(this.#child, 'the measured process')
    this.#child.send('cpu')
    const message = await answer
    if (message.kind !== 'cpu') throw new Error('The measured process listens anew.')
    return { cpuMicroseconds: message.microseconds, loopActiveMs: message.loopActiveMs }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }
}

function nextMessage(child: ChildProcess, name: string): Promise<MeasuredMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<MeasuredMessage>()
  const onExit = () => reject(new Error(`${name} ended before it answered.`))
  child.once('exit', onExit)
  child.once('message', (message: MeasuredMessage) => {
    child.off('exit', onExit)
    resolve(message)
  })
  return promise
}
