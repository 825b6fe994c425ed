import { mkdtempSync, rmSync } from 'node:fs'
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Composed, compose } from '../suite/compose.ts'
import { findFreePort } from '../suite/free-port.ts'

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
