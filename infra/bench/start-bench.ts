import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@waymark/run/suite/free-port'
import { root } from '@waymark/run/tools/repository'
import { atMost, figure, megabytes, printFigures, say, seconds, times } from './figures.ts'
import { memoryOfTree } from './process-tree.ts'
import { startReference } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'

const rounds = isQuick ? 1 : 3
const triesMore = 3
/** 2 and 5 s where bare Fastify takes 0.1. */
const maxWarmRatio = 20
const maxEmptyRatio = 50
const maxBytes = 350 * 1024 * 1024
const healthPollMs = 20
const settledAfterMs = 5000

/** The warm start of `npm start`, with its first start for comparison. */
export async function startBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-bench-start-'))
  try {
    const first = await startOnce(dataDir)
    say(`first start: ${seconds(first.seconds)}`)
    const warm: Started[] = []
    const references: Reference[] = []
    for (let tries = 0; warm.length < rounds && tries < rounds + triesMore; tries += 1) {
      const reference = await bareStart()
      const started = await startOnce(dataDir)
      say(`${started.isBuilt ? 'a start that built first' : 'warm start'}: ${seconds(started.seconds)}`)
      // Skips starts that rebuilt changed sources, which are not warm.
      if (started.isBuilt) continue
      references.push(reference)
      warm.push(started)
    }
    const startSeconds = median(warm.map((one) => one.seconds))
    const bare = { value: median(references.map((one) => one.seconds)), name: 'bare Fastify' }
    const totals = warm.map(({ memory }) => [...memory.values()].reduce((sum, bytes) => sum + bytes, 0))
    const kinds = [...new Set(warm.flatMap(({ memory }) => [...memory.keys()]))]
    printFigures(
      'bench start',
      [
        figure({
          what: 'npm start, warm, to healthy',
          value: startSeconds,
          show: seconds,
          reference: bare,
          mark: atMost(startSeconds / bare.value, maxWarmRatio, times),
        }),
        figure({
          what: `npm start on an empty data folder${first.isBuilt ? ', build included' : ', built before'}`,
          value: first.seconds,
          show: seconds,
          reference: bare,
          ...(first.isBuilt ? {} : { mark: atMost(first.seconds / bare.value, maxEmptyRatio, times) }),
        }),
        figure({
          what: 'memory of all processes',
          value: median(totals),
          show: megabytes,
          reference: { value: median(references.map((one) => one.bytes)), name: 'bare Fastify' },
          mark: atMost(median(totals), maxBytes, megabytes),
        }),
        ...kinds.map((kind) =>
          figure({
            what: `memory: ${kind}`,
            value: median(warm.map(({ memory }) => memory.get(kind) ?? 0)),
            show: megabytes,
          }),
        ),
      ],
      [`Medians of ${rounds} interleaved rounds; memory is PSS, ${settledAfterMs / 1000} s after the start.`],
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Started {
  /** True when something had to be built first. */
  readonly isBuilt: boolean
  readonly seconds: number
  readonly memory: ReadonlyMap<string, number>
}

async function startOnce(dataDir: string): Promise<Started> {
  const port = await findFreePort()
  const startedAtMs = performance.now()
  const started = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WAYMARK_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  started.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  try {
    await untilHealthy(port, started)
    const elapsed = (performance.now() - startedAtMs) / 1000
    await wait(settledAfterMs)
    return { isBuilt: output.includes('Building'), seconds: elapsed, memory: memoryOfTree(started.pid ?? 0) }
  } finally {
    const ended = started.exitCode === null ? once(started, 'exit') : undefined
    started.kill('SIGTERM')
    await ended
    await untilFree(port)
  }
}

async function untilHealthy(port: number, started: ChildProcess): Promise<void> {
  for (;;) {
    if (started.exitCode !== null) throw new Error('npm start ended before it was healthy.')
    if ((await healthOf(port)) === 200) return
    await wait(healthPollMs)
  }
}

/** npm may exit before the processes it started have stopped. */
async function untilFree(port: number): Promise<void> {
  while ((await healthOf(port)) !== undefined) await wait(healthPollMs)
  await wait(1000)
}

async function healthOf(port: number): Promise<number | undefined> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) })).status
  } catch {
    return undefined
  }
}

interface Reference {
  readonly seconds: number
  readonly bytes: number
}

async function bareStart(): Promise<Reference> {
  const startedAtMs = performance.now()
  const reference = await startReference()
  const elapsed = (performance.now() - startedAtMs) / 1000
  const bytes = [...memoryOfTree(reference.pid).values()].reduce((sum, one) => sum + one, 0)
  await reference.stop()
  return { seconds: elapsed, bytes }
}
