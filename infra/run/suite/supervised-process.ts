import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import { closeSync, copyFileSync, mkdirSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '@waymark/postgres/cannot-start'
import type { ProcessMessage } from './process-message.ts'

export interface SupervisedProcess {
  readonly pid: () => number | undefined
  /** Asks it to drain; resolves when it has exited. */
  readonly stop: () => Promise<void>
}

export interface ProcessOptions {
  readonly name: string
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  readonly logFile: string
  /** Restarts it when one of its sources changes. */
  readonly watch: boolean
  /** Takes connections in turn with the others that share its port; those that it leaves unanswered go to another. */
  readonly sharesPort?: boolean
  /** It may load its code at once, and begins after this. */
  readonly after?: Promise<void>
  /** Aborts a start in progress. */
  readonly stop?: AbortSignal
  /** Called with a sentence when the process died and is being restarted. */
  readonly onRestart: (sentence: string) => void
}

const drainMs = 20_000
const maxBackoffMs = 10_000
const steadyMs = 60_000
const maxLogBytes = 50_000_000
const checkLogMs = 60_000
/** Half of Node's own for what is new, in MB: a process keeps 85 MB less (docs/decisions/0139). */
const memory = ['--max-semi-space-size=8']

/**
 * Starts a process and restarts it when it dies. Resolves when it reports that it is ready; rejects with its sentence
 * when it never gets that far, since a restart would not help.
 */
export async function superviseProcess(options: ProcessOptions): Promise<SupervisedProcess> {
  let stopping = false
  let child = await launchReady(options)

  const watch = async () => {
    let backoffMs = 50
    while (!stopping) {
      const startedAt = Date.now()
      await ended(child)
      if (stopping) return
      backoffMs = Date.now() - startedAt > steadyMs ? 50 : Math.min(backoffMs * 2, maxBackoffMs)
      options.onRestart(
        `The ${options.name} process ended unexpectedly (${child.signalCode ?? child.exitCode}); starting it again.`,
      )
      await pause(backoffMs)
      if (!stopping) child = launch(options)
    }
  }
  const watching = watch()
  const rotation = setInterval(() => rotateLog(options.logFile), checkLogMs).unref()

  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true
      clearInterval(rotation)
      await end(child)
      await watching
    },
  }
}

async function launchReady(options: ProcessOptions): Promise<ChildProcess> {
  const { after, env } = options
  if (!after) {
    const child = launch(options)
    await untilReady(child, options)
    return child
  }
  const child = launch({ ...options, env: { ...env, BEGINS_WHEN_TOLD: '1' } })
  const begin: ProcessMessage = { kind: 'begin' }
  try {
    await Promise.all([untilReady(child, options), after.then(() => child.connected && child.send(begin))])
  } catch (error) {
    await end(child)
    throw error
  }
  return child
}

function launch({ file, env, logFile, watch, sharesPort = false }: ProcessOptions): ChildProcess {
  const log = openLog(logFile)
  if (sharesPort) {
    // This process holds the port and hands out its connections, so one that ends leaves none in a queue of its own.
    cluster.setupPrimary({ exec: file, args: [], execArgv: memory, stdio: ['ignore', log, log, 'ipc'] })
    const { process: child } = cluster.fork(env)
    closeSync(log)
    child.on('message', (message: ProcessMessage) => {
      if (message.kind === 'left' && child.connected) child.send(message)
    })
    return child
  }
  // Detached: Ctrl-C reaches us, and we stop the parts in order.
  const execArgv = watch ? [...memory, '--watch', '--watch-preserve-output'] : memory
  const child = fork(file, { env, execArgv, detached: true, stdio: ['ignore', log, log, 'ipc'] })
  closeSync(log)
  return child
}

async function untilReady(child: ChildProcess, { name, logFile, stop }: ProcessOptions): Promise<void> {
  const ready = Promise.withResolvers<void>()
  child.on('message', (message: ProcessMessage) => {
    if (message.kind === 'ready') ready.resolve()
    if (message.kind === 'cannotStart') ready.reject(new CannotStart(message.sentence))
  })
  child.once('exit', () => ready.reject(new CannotStart(`The ${name} process ended while it started; see ${logFile}.`)))
  child.once('error', (error) => ready.reject(error))
  const giveUp = () => void end(child)
  stop?.addEventListener('abort', giveUp, { once: true })
  try {
    await ready.promise
  } finally {
    stop?.removeEventListener('abort', giveUp)
  }
}

/** Asks a process to drain; resolves when it has exited. */
async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), drainMs)
  await ended(child)
  clearTimeout(force)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await once(child, 'exit')
}

function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  rotateLog(path)
  return openSync(path, 'a', 0o600)
}

/** Keeps a log and one before it: what writes to it keeps it open, so its content moves and the file stays. */
export function rotateLog(path: string, maxBytes: number = maxLogBytes): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxBytes) return
  try {
    copyFileSync(path, `${path}.1`)
  } catch {
    // A full disk keeps no copy: the log gives way all the same, or it would stay full.
    rmSync(`${path}.1`, { force: true })
  }
  truncateSync(path)
}
