import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@waymark/contracts/calls'
import type { CallGroup } from '@waymark/contracts/define-call'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { type RunningPostgres, startPostgres } from '@waymark/postgres/start-postgres'
import { migrateSandbox } from '@waymark/sandbox-stripe/database'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { migrateAll } from '@waymark/service-kit/migrate'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Composed, compose } from '../suite/compose.ts'
import { findFreePort } from '../suite/free-port.ts'
import { root } from '../tools/repository.ts'

const secret = 'a secret of the tests, long enough'

let folder: string
let postgres: RunningPostgres
let composed: Composed
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-compose-'))
  postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  const admin = parseDatabaseUrl(postgres.adminUrl)
  await migrateAll(allMigrations, { admin, secret })
  await migrateSandbox(admin)
  const port = await findFreePort()
  address = `http://localhost:${port}`
  composed = await compose({
    ...process.env,
    PORT: String(port),
    WAYMARK_DATA: folder,
    WAYMARK_SECRET: secret,
    DATABASE_URL: postgres.adminUrl,
    LOG_LEVEL: 'silent',
  })
}, 60_000)

afterAll(async () => {
  await composed?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A database that answers its first connection, the one of the bus, and the others once it is let go. */
async function slowDatabase() {
  const { host, port, user, password, database } = parseDatabaseUrl(postgres.adminUrl)
  const [isAsked, isLet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sockets = new Set<Socket>()
  let first: Socket | undefined
  const gate = createServer((socket) => {
    sockets.add(socket)
    first ??= socket
    socket.on('error', () => socket.destroy())
    socket.once('data', async (start: Buffer) => {
      if (first !== socket) {
        isAsked.resolve()
        await isLet.promise
      }
      const beyond = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
      sockets.add(beyond)
      beyond.on('error', () => socket.destroy())
      beyond.write(start)
      socket.pipe(beyond).pipe(socket)
    })
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const address = gate.address()
  if (typeof address !== 'object' || address === null) throw new Error('The gate has no port.')
  const url = `postgres://${user}:${String(password)}@127.0.0.1:${address.port}/${database}`
  const close = () => {
    for (const socket of sockets) socket.destroy()
    gate.close()
  }
  return { url, asked: isAsked.promise, letGo: isLet.resolve, close }
}

const ownedCalls = (name: ServiceName) => Object.values<CallGroup>(calls[name]).flatMap((group) => Object.values(group))

describe('the composed suite', () => {
  it('is healthy with every service up', async () => {
    const answer = await fetch(`${address}/healthz`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      ready: true,
      parts: { ...Object.fromEntries(serviceNames.map((name) => [name, 'up'])), database: 'up', bus: 'up' },
    })
  })

  it('includes the payment sandbox while Stripe has no keys', async () => {
    const style = await fetch(`${address}/sandbox-stripe/style.css`)
    expect(style.headers.get('content-type')).toContain('text/css')
    expect((await fetch(`${address}/sandbox-stripe/c/pay/cs_test_none`)).status).toBe(404)
    expect((await fetch(`${address}/v1/events`)).headers.get('content-type')).toContain('text/html')
  })

  it.each(serviceNames)('has a route for every call of %s', (name) => {
    const app = composed.services.get(name)?.app
    const missing = ownedCalls(name).filter(
      ({ method, path }) => !app?.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('takes a call by the method of its contract alone', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect((await fetch(`${address}/api/Account/login`, { method })).status, method).toBe(404)
    expect((await fetch(`${address}/api/Common/get-country-dropdown`, { method: 'POST' })).status).toBe(404)
    const [traced] = await once(request(`${address}/api/Account/login`, { method: 'TRACE' }).end(), 'response')
    traced.resume()
    expect(traced.statusCode).toBeGreaterThanOrEqual(400)
  })

  it('refuses bad input with 422, never 400, through the front door', async () => {
    const answer = await fetch(`${address}/api/Account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  })
})

describe('a process that starts', () => {
  const begin = async (more: NodeJS.ProcessEnv) => {
    const [port, database] = [await findFreePort(), await slowDatabase()]
    const child = spawn(process.execPath, [join(root, 'infra/run/suite/composed-process.ts')], {
      env: {
        ...process.env,
        PORT: String(port),
        WAYMARK_DATA: folder,
        WAYMARK_SECRET: secret,
        DATABASE_URL: database.url,
        LOG_LEVEL: 'silent',
        ...more,
      },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
      database.close()
    })
    await Promise.race([database.asked, ended])
    const status = (path: string) => fetch(`http://localhost:${port}${path}`).then((answer) => answer.status)
    const isReady = () => status('/readyz').catch(() => undefined)
    return { letGo: database.letGo, status, isReady }
  }

  it('beside others on its port takes no request before it is ready', async () => {
    const { letGo, status, isReady } = await begin({ SHARED_PORT: '1' })
    await expect(status('/livez')).rejects.toThrow('fetch failed')
    letGo()
    const answers = new Set<number | undefined>()
    await expect.poll(async () => answers.add(await isReady()), { timeout: 30_000 }).toContain(200)
    expect([...answers].filter((answer) => answer !== undefined && answer !== 200)).toEqual([])
  }, 60_000)

  it('alone on its port says that it is not ready yet', async () => {
    const { letGo, status, isReady } = await begin({})
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
    letGo()
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
  }, 60_000)
})
