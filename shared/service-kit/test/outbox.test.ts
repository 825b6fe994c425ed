import { jobs } from '@waymark/contracts/jobs'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { type Database, openDatabase } from '@waymark/service-kit/database'
import { addressAs } from '@waymark/service-kit/database-address'
import { JobQueues } from '@waymark/service-kit/jobs'
import { createLog } from '@waymark/service-kit/log'
import { addToOutbox, OutboxRelay } from '@waymark/service-kit/outbox'
import { sharedRole } from '@waymark/service-kit/roles'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const log = createLog('test', { level: 'silent' })
const { placeBooking } = jobs.booking

let postgres: TestDatabase
let database: Database<Record<string, never>>
let queues: JobQueues
let relay: OutboxRelay<Record<string, never>>

function newRelay(pollMs: number, to: Pick<JobQueues, 'addBulk'> = queues) {
  return new OutboxRelay({ service: 'booking', db: database.db, queues: to, log, pollMs })
}

beforeEach(async () => {
  postgres = await createDatabase()
  queues = new JobQueues({ address: addressAs(postgres.admin, sharedRole, postgres.secret), workers: 0, log })
  database = openDatabase({
    address: addressAs(postgres.admin, 'waymark_booking', postgres.secret),
    schema: 'booking',
    applicationName: 'waymark booking',
    onOutboxCommit: () => relay.wake(),
  })
  relay = newRelay(300)
})

afterEach(async () => {
  await relay.stop()
  await queues.close()
  await database.close()
  await postgres.drop()
})

const queuedIds = async () => {
  const queued = await queues.inspect('booking').getJobs(['waiting', 'delayed'])
  return queued.map((job) => job.data.bookingId).sort((a, b) => a - b)
}

const ask = (bookingId: number, options = {}) =>
  database.db
    .transaction()
    .execute((trx) => addToOutbox(trx, placeBooking, { bookingId: idFrom<BookingId>(bookingId) }, options))

test('queues the jobs of a commit immediately, without waiting for the poll', async () => {
  await ask(1)
  await expect.poll(queuedIds).toEqual([1])
})

test('queues nothing after a rollback', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    await addToOutbox(trx, placeBooking, { bookingId: idFrom<BookingId>(1) })
    throw new Error('taken')
  })
  await expect(failed).rejects.toThrow('taken')
  await ask(2)
  await expect.poll(queuedIds).toEqual([2])
})

test('keeps the delay of a delayed job', async () => {
  await ask(1, { delayMs: 3_600_000 })
  await expect.poll(queuedIds).toEqual([1])
  const [job] = await queues.inspect('booking').getDelayed()
  expect(job?.delay).toBeGreaterThan(3_590_000)
  expect(job?.delay).toBeLessThanOrEqual(3_600_000)
})

test('fails the transaction on an invalid payload', async () => {
  const failed = database.db
    .transaction()
    .execute((trx) => addToOutbox(trx, placeBooking, JSON.parse('{"bookingId": "one"}')))
  await expect(failed).rejects.toThrow()
})

test('finds rows of a dead process by polling', async () => {
  await relay.stop()
  await ask(1)
  relay = newRelay(20)
  relay.start()
  await expect.poll(queuedIds).toEqual([1])
})

test('queues each job once when a relay dies between adding and deleting', async () => {
  const first = relay
  await first.stop()
  await Promise.all([1, 2, 3].map((bookingId) => ask(bookingId)))
  let added = 0
  relay = newRelay(20, {
    addBulk: async (queue, rows) => {
      await queues.addBulk(queue, rows)
      added += rows.length
      if (added === 3) throw new Error('killed here: the jobs are queued and the rows are still there')
    },
  })
  relay.start()
  await expect.poll(() => added).toBeGreaterThanOrEqual(6)
  await expect.poll(async () => (await postgres.query('select 1 from booking.outbox')).length).toBe(0)
  expect(await queuedIds()).toEqual([1, 2, 3])
})

test('shares rows between several relays without duplicates', async () => {
  await relay.stop()
  await database.db.transaction().execute(async (trx) => {
    for (let bookingId = 1; bookingId <= 1200; bookingId += 1)
      await addToOutbox(trx, placeBooking, { bookingId: idFrom<BookingId>(bookingId) })
  })
  const relays = [1, 2, 3].map(() => newRelay(20))
  for (const one of relays) one.start()
  await expect
    .poll(async () => (await postgres.query('select 1 from booking.outbox')).length, { timeout: 10_000 })
    .toBe(0)
  await Promise.all(relays.map((one) => one.stop()))
  expect((await queues.counts('booking')).waiting).toBe(1200)
})

test('keeps rows while the queue is away, and moves them when it is back', async () => {
  await relay.stop()
  await ask(1)
  let away = true
  relay = newRelay(20, {
    addBulk: async (queue, rows) => {
      if (!away) return queues.addBulk(queue, rows)
      away = false
      throw new Error('the queue is away')
    },
  })
  relay.start()
  await expect.poll(queuedIds).toEqual([1])
})

test('opens no transaction to look for rows while there are none', async () => {
  const asked = vi.spyOn(database.db, 'getExecutor')
  const begun = vi.spyOn(database.db, 'transaction')
  await relay.stop()
  relay = newRelay(10)
  relay.start()
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(3)
  expect(begun).not.toHaveBeenCalled()
})
