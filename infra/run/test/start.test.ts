import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@waymark/contracts/account'
import { runningServer } from '@waymark/postgres/running-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../suite/free-port.ts'
import { root } from '../tools/repository.ts'

const administrator = { email: 'ada@example.test', password: 'correct-horse-9' }
const startMs = 120_000
/** One address may attempt 20 sign-ins a minute. */
const signInEveryMs = 3500

let folder: string
let port: number
const running: ChildProcess[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-start-'))
  port = await findFreePort()
})
afterEach(async () => {
  for (const child of running.splice(0)) await stop(child)
  rmSync(folder, { recursive: true, force: true })
})

/** Runs what `npm start` runs, with an empty world. */
function start(env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'infra/run/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      WAYMARK_DATA: folder,
      DEMO: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
  })
  running.push(child)
  return child
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  return child.exitCode
}

const health = () =>
  fetch(`http://localhost:${port}/healthz`).then(
    (answer) => answer.status,
    () => 0,
  )

const signIn = () =>
  fetch(`http://localhost:${port}${account.login.path}`, {
    method: account.login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  }).then(
    (answer) => answer.status,
    () => 0,
  )

/** The process that holds the port, found in the process table. */
function composedProcess(supervisor: ChildProcess): number {
  const children = (pid: number) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  const descendants = (pid: number): number[] => children(pid).flatMap((child) => [child, ...descendants(child)])
  const found = descendants(supervisor.pid ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('composed-process.ts'),
  )
  if (found === undefined) throw new Error('the composed process is not there')
  return found
}

describe('npm start', () => {
  it(
    'becomes healthy, survives kill -9 of its process and of PostgreSQL, and stops everything it started',
    async () => {
      const suite = start()
      await expect.poll(health, { timeout: startMs, interval: 100 }).toBe(200)
      expect(await signIn()).toBe(200)
      const clusterDir = join(folder, 'postgres')

      const killed = composedProcess(suite)
      process.kill(killed, 'SIGKILL')
      await expect.poll(signIn, { timeout: 60_000, interval: signInEveryMs }).toBe(200)
      expect(composedProcess(suite)).not.toBe(killed)

      process.kill(runningServer(clusterDir) ?? 0, 'SIGKILL')
      await expect.poll(signIn, { timeout: 60_000, interval: signInEveryMs }).toBe(200)

      expect(await stop(suite)).toBe(0)
      expect(await health()).toBe(0)
      expect(runningServer(clusterDir)).toBeUndefined()
    },
    startMs + 90_000,
  )

  it('reports in one sentence that the port is taken', async () => {
    const holder = (await import('node:http')).createServer().listen(port)
    await once(holder, 'listening')
    const suite = start()
    const chunks: Buffer[] = []
    suite.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(suite, 'close')
    holder.close()
    expect(suite.exitCode).toBe(1)
    expect(Buffer.concat(chunks).toString()).toBe(
      `Port ${port} is in use by another program; stop that one or set PORT to another port.\n`,
    )
  })
})
