import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../tools/repository.ts'
import { programOf } from './program-of.ts'

/** What a machine of its own would have for itself: a port, a folder, and processes that end with it. */
export class Machine {
  readonly address: string
  readonly #env: NodeJS.ProcessEnv
  readonly #tree: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'waymark-machine-'))
  #child: ChildProcess | undefined

  /** `tree` holds the suite: this checkout, unless it is what an image holds. */
  constructor(port: number, env: Readonly<Record<string, string>>, tree = root) {
    this.#tree = tree
    this.address = `http://localhost:${port}`
    this.#env = { ...process.env, WAYMARK_DATA: this.#folder, ...env, PORT: String(port) }
  }

  /** Starts the whole suite as a container of the image does; resolves when it is ready. */
  async start(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true })
    const log = openSync(this.logFile, 'a')
    const child = spawn(process.execPath, [programOf(this.#tree, 'serve'), 'serve'], {
      cwd: this.#tree,
      env: this.#env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#child = child
    while (!(await this.isReady())) {
      if (child.exitCode !== null) throw new Error(`The machine at ${this.address} ended; see ${this.logFile}.`)
      await pause(100)
    }
  }

  get logFile(): string {
    return join(this.#folder, 'suite.log')
  }

  async isReady(): Promise<boolean> {
    const asked = (path: string) =>
      fetch(`${this.address}${path}`).then(
        ({ status }) => status,
        () => 0,
      )
    const ready = await asked('/readyz')
    // The first releases said it elsewhere.
    return ready === 200 || (ready === 404 && (await asked('/healthz')) === 200)
  }

  /** Ends it: `SIGKILL` at once, as a power cut does; `SIGTERM` after what is under way. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
