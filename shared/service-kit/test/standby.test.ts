import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { calls } from '@waymark/contracts/calls'
import { closedDay } from '@waymark/contracts/closed-day'
import type { CallGroup } from '@waymark/contracts/define-call'
import { ownChangeSeconds } from '@waymark/contracts/lag'
import { outage } from '@waymark/contracts/outage'
import { places } from '@waymark/contracts/places'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import type { RunningPostgres } from '@waymark/postgres/start-postgres'
import { metricsText } from '@waymark/service-kit/metrics'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { startTestServer } from '@waymark/test-world/postgres-server'
import { startStandby } from '@waymark/test-world/standby-server'
import { bootWorld, type CallOptions, type World } from '@waymark/test-world/world'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const opened = new AsyncDisposableStack()
let world: World
let standby: RunningPostgres
let serviceAreaId: number
let manager: MadePerson
const patient = { timeout: 20_000, interval: 50 }

beforeAll(async () => {
  const primary = await startTestServer()
  opened.defer(primary.stop)
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-standby-'))
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  standby = await startStandby(primary.postgres, { primaryDir: primary.dataDir, dataDir })
  opened.defer(standby.stop)
  world = await bootWorld({
    services: ['provider', 'map'],
    server: { adminUrl: primary.adminUrl, standbyUrls: [standby.adminUrl] },
  })
  opened.defer(() => world.stop())
  const area = await makeArea(world, { name: 'Harbour hall' })
  serviceAreaId = area.serviceAreaId
  manager = await makePerson(world, { accountId: area.accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  await vi.waitFor(async () => expect([state(), await nameSeen()]).toEqual(['up', 'Harbour hall']), patient)
})

afterAll(() => opened.disposeAsync())

/** By a connection of its own, since the standby ends now and then. */
async function onStandby<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(standby.connection)
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

const state = () => world.parts.standbys?.answering()['standby 1']
const nameSeen = async (options: CallOptions = {}) =>
  (await world.call(serviceArea.getVenueMapData, { saId: serviceAreaId }, options)).responseData?.name
const rename = (name: string) =>
  world.db.updateTable('provider.service_area').set({ name }).where('id', '=', serviceAreaId).execute()
const changeSomething = () =>
  world.call(
    closedDay.addClosedDays,
    { serviceAreaId, days: [{ date: '2026-12-24', name: 'Christmas Eve' }] },
    { as: manager },
  )
const readsBy = async (by: 'standby' | 'primary') =>
  Number(new RegExp(`waymark_standby_reads_total{by="${by}"} (\\d+)`).exec(await metricsText())?.[1] ?? 0)

test('reads that may lag are answered by the standby, others by the primary', async () => {
  const before = await readsBy('standby')
  expect(await nameSeen()).toBe('Harbour hall')
  expect(await readsBy('standby')).toBeGreaterThan(before)
  const rows = await onStandby(`select application_name from pg_stat_activity where usename = 'waymark_provider'`)
  expect(rows).toContainEqual({ application_name: 'waymark provider reads' })

  const after = await readsBy('standby')
  expect((await world.call(outage.getOutages, { serviceAreaId }, { as: manager })).error).toBeNull()
  expect(await readsBy('standby')).toBe(after)
})

test('search, whose index is made with the service, is read there as well', async () => {
  const before = await readsBy('standby')
  expect((await world.call(places.searchAll, { query: 'harbour' })).error).toBeNull()
  expect(await readsBy('standby')).toBeGreaterThan(before)
})

test('who has just changed something reads the primary, and a standby that lags too much is left out until it is not', async () => {
  await onStandby('select pg_wal_replay_pause()')
  const { response } = await changeSomething()
  const cookie = response.cookies.find(({ name }) => name === '__Secure-changed')
  expect(cookie).toMatchObject({ maxAge: ownChangeSeconds, httpOnly: true, secure: true, path: '/api' })
  await rename('Harbour house')

  // Strangers may see what was, for a while; whoever has changed something never does.
  expect(state()).toBe('up')
  expect(await nameSeen()).toBe('Harbour hall')
  expect(await nameSeen({ cookies: { '__Secure-changed': '1' } })).toBe('Harbour house')
  expect(await nameSeen({ cookies: { changed: '1' } })).toBe('Harbour house')
  expect(await nameSeen({ headers: { 'cache-control': 'no-cache' } })).toBe('Harbour house')
  expect(await nameSeen({ cookies: { unchanged: '1' } })).toBe('Harbour hall')

  await expect.poll(() => nameSeen(), patient).toBe('Harbour house')
  await expect.poll(state, patient).toBe('behind')
  expect(await metricsText()).toMatch(/waymark_standby_is_read\{standby="[^"]+"} 0/)

  await onStandby('select pg_wal_replay_resume()')
  await expect.poll(state, patient).toBe('up')
  expect(await nameSeen()).toBe('Harbour house')
  expect(await metricsText()).toMatch(/waymark_standby_is_read\{standby="[^"]+"} 1/)
})

test('a standby that is killed loses no request, and is read again when it is back', async () => {
  const names: (string | undefined)[] = []
  let isAsking = true
  const asking = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (isAsking) {
        names.push(await nameSeen())
        await turn()
      }
    }),
  )
  await expect.poll(() => names.length, patient).toBeGreaterThan(20)
  const byPrimary = await readsBy('primary')
  const pid = standby.pid()
  if (pid === undefined) throw new Error('The standby does not run.')
  process.kill(pid, 'SIGKILL')
  await expect.poll(state, patient).toBe('away')
  await expect.poll(() => readsBy('primary'), patient).toBeGreaterThan(byPrimary)
  await expect.poll(state, patient).toBe('up')
  const byStandby = await readsBy('standby')
  await expect.poll(() => readsBy('standby'), patient).toBeGreaterThan(byStandby)
  isAsking = false
  await asking
  expect(new Set(names)).toEqual(new Set(['Harbour house']))
})

test('a standby that stops answering without closing a connection is given up within moments', async () => {
  const rows = await onStandby<{ pid: number }>(
    `select pid from pg_stat_activity where usename like 'waymark%' and pid <> pg_backend_pid()`,
  )
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  try {
    expect(await nameSeen()).toBe('Harbour house')
    await expect.poll(state, patient).not.toBe('up')
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(state, patient).toBe('up')
})

test('only public reads may lag', () => {
  const groups = Object.values(calls).flatMap((ofService) => Object.values<CallGroup>(ofService))
  const lagging = groups.flatMap((group) => Object.values(group)).filter(({ mayLag }) => mayLag)
  expect(lagging.length).toBeGreaterThan(15)
  for (const { path, access, changes } of lagging)
    expect([path, access.kind, changes]).toEqual([path, 'public', undefined])
})
