import { defineJob, type JobDefinition } from '@waymark/contracts/define-job'
import { addressAs, type DatabaseAddress } from '@waymark/service-kit/database-address'
import { JobQueues, type OpenJobQueuesOptions } from '@waymark/service-kit/jobs'
import { createLog } from '@waymark/service-kit/log'
import { sharedRole } from '@waymark/service-kit/roles'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

const greet = defineJob({ id: 'chat.greet', queue: 'chat', payload: z.strictObject({ name: z.string() }) })
const stumble = defineJob({
  id: 'chat.stumble',
  queue: 'chat',
  payload: z.strictObject({ times: z.int() }),
  attempts: 2,
})
const registry = new Map<string, JobDefinition>([greet, stumble].map((job) => [job.id, job]))
const log = createLog('test', { level: 'silent' })

const backends: readonly { name: string; redis: boolean }[] = [
  { name: 'PostgreSQL', redis: false },
  ...(hasRedis() ? [{ name: 'Redis', redis: true }] : []),
]

describe.each(backends)('jobs on $name', ({ redis }) => {
  let database: TestDatabase
  let server: RedisServer | undefined
  const opened: JobQueues[] = []

  beforeAll(async () => {
    database = await createDatabase()
    server = redis ? await startRedis() : undefined
  })

  afterEach(async () => {
    for (const queues of opened.splice(0)) {
      await queues.inspect('chat').obliterate({ force: true })
      await queues.close()
    }
    await database.query('delete from shared.given_job')
  })

  afterAll(async () => {
    await server?.stop()
    await database.drop()
  })

  function open(options: Partial<OpenJobQueuesOptions> = {}): JobQueues {
    const queues = new JobQueues({
      address: addressAs(database.admin, sharedRole, database.secret),
      redisUrl: server?.url,
      workers: 2,
      log,
      registry,
      ...options,
    })
    opened.push(queues)
    return queues
  }

  /** A worker that records what it did; `stumble` fails until attempt number `times`. */
  async function work(queues: JobQueues) {
    const done: string[] = []
    const worker = await queues.startWorker('chat', {
      context: { greeting: 'Kia ora' },
      log,
      handlers: {
        'chat.greet': async (payload: { name: string }, { context }: { context: { greeting: string } }) => {
          done.push(`${context.greeting} ${payload.name}`)
        },
        'chat.stumble': async (payload: { times: number }, { attempt }: { attempt: number }) => {
          done.push(`try ${attempt}`)
          if (attempt <= payload.times) throw new Error('stumbled')
        },
      },
    })
    return { done, worker }
  }

  test('runs a job with its payload and the context', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.add(greet, { name: 'Aroha' })
    await expect.poll(() => done).toEqual(['Kia ora Aroha'])
  })

  test('runs one job id once', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.add(greet, { name: 'once' }, { jobId: 'only-one' })
    await expect.poll(() => done).toHaveLength(1)
    await queues.add(greet, { name: 'once' }, { jobId: 'only-one' })
    await queues.add(greet, { name: 'last' })
    await expect.poll(() => done).toEqual(['Kia ora once', 'Kia ora last'])
  })

  test('retries a failed job after a delay, and keeps it when it fails for good', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.add(stumble, { times: 1 })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['try 1', 'try 2'])
    await queues.add(stumble, { times: 9 })
    await expect.poll(async () => (await queues.counts('chat')).failed, { timeout: 10_000 }).toBe(1)
    expect(done).toEqual(['try 1', 'try 2', 'try 1', 'try 2'])
  })

  test('refuses an invalid payload when queueing, so that it never reaches a handler', async () => {
    const queues = open()
    const { done } = await work(queues)
    await expect(queues.add(greet, JSON.parse('{"name": 5}'))).rejects.toThrow()
    await queues.addBulk('chat', [{ name: 'chat.greet', payload: { nobody: true } }])
    await expect.poll(async () => (await queues.counts('chat')).failed).toBe(1)
    expect(done).toEqual([])
  })

  test('requires a handler for every job of the queue, and no other', async () => {
    const queues = open()
    const handler = async () => undefined
    await expect(
      queues.startWorker('chat', { context: null, log, handlers: { 'chat.greet': handler } }),
    ).rejects.toThrow('chat: no handler for chat.stumble.')
    await expect(
      queues.startWorker('chat', {
        context: null,
        log,
        handlers: { 'chat.greet': handler, 'chat.stumble': handler, 'chat.dance': handler },
      }),
    ).rejects.toThrow('chat: handlers without a job in contracts: chat.dance.')
  })

  test('repeats the job of a schedule, and removes a schedule that is gone', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.setSchedules('chat', [{ job: greet, payload: { name: 'again' }, everyMs: 100 }])
    await queues.setSchedules('chat', [{ job: greet, payload: { name: 'again' }, everyMs: 100 }])
    await expect.poll(() => done.length, { timeout: 10_000 }).toBeGreaterThan(2)
    await queues.setSchedules('chat', [
      { job: stumble, payload: { times: 0 }, cron: '0 2 * * *', timeZone: 'Pacific/Auckland' },
    ])
    expect((await queues.inspect('chat').getJobSchedulers()).map((scheduler) => scheduler.key)).toEqual([stumble.id])
  })

  test('does a job that a worker of the release before took and did not know', async () => {
    const before = open({ registry: new Map([[stumble.id, stumble]]) })
    const old = await before.startWorker('chat', {
      context: null,
      log,
      handlers: { 'chat.stumble': async () => undefined },
    })
    await before.addBulk('chat', [{ name: greet.id, payload: { name: 'from a newer one' } }])
    await expect.poll(async () => (await before.counts('chat')).failed).toBe(1)
    await old.stop()
    const { done } = await work(open())
    await expect.poll(() => done).toEqual(['Kia ora from a newer one'])
  })

  test('looks for such jobs while both releases work, and leaves alone what neither can do', async () => {
    const wider = defineJob({ ...stumble, payload: z.looseObject({ times: z.int() }) })
    const newer = open({ sweepMs: 100, registry: new Map<string, JobDefinition>([[wider.id, wider]]) })
    const attempts: number[] = []
    await work(open())
    await newer.startWorker('chat', {
      context: null,
      log,
      handlers: { 'chat.stumble': async (_: unknown, { attempt }: { attempt: number }) => void attempts.push(attempt) },
    })
    const unknownToOne = Array.from({ length: 12 }, () => ({ name: stumble.id, payload: { times: 0, since: 'newer' } }))
    await newer.addBulk('chat', [{ name: stumble.id, payload: { times: 'many' } }, ...unknownToOne])
    await expect.poll(() => attempts, { timeout: 20_000 }).toEqual(Array(12).fill(1))
    await expect.poll(async () => (await newer.counts('chat')).failed).toBe(1)
  })

  test('sets a repeating job again that another release dropped', async () => {
    const queues = open({ resetSchedulesMs: 200 })
    await queues.setSchedules('chat', [{ job: greet, payload: { name: 'again' }, everyMs: 3_600_000 }])
    await open().setSchedules('chat', [])
    const kept = async () => (await queues.inspect('chat').getJobSchedulers()).map(({ key }) => key)
    await expect.poll(kept, { timeout: 10_000 }).toEqual([greet.id])
  })

  test.runIf(!redis)('starts again although the next iteration of a schedule is being worked on', async () => {
    const queues = open()
    const schedule = { job: greet, payload: { name: 'yearly' }, cron: '0 2 1 1 *', timeZone: 'Pacific/Auckland' }
    await queues.setSchedules('chat', [schedule])
    const [iteration] = await queues.inspect('chat').getDelayed()
    await database.query(`update bullmq.job set state = 'active' where id = '${iteration?.id}'`)
    await queues.setSchedules('chat', [schedule])
    expect((await queues.inspect('chat').getJobSchedulers()).map(({ key }) => key)).toEqual([greet.id])
  })

  test('takes over the job of a dead worker', async () => {
    const dying = open({ lockMs: 600 })
    let taken = false
    const never = new Promise<void>(() => undefined)
    const worker = await dying.startWorker('chat', {
      context: null,
      log,
      handlers: {
        'chat.greet': () => {
          taken = true
          return never
        },
        'chat.stumble': async () => undefined,
      },
    })
    await dying.add(greet, { name: 'rescued' })
    await expect.poll(() => taken).toBe(true)
    await worker.drop()
    const queues = open({ lockMs: 600 })
    const { done } = await work(queues)
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['Kia ora rescued'])
  })

  test('keeps completed jobs by their age alone, so that finishing one never sorts those kept', async () => {
    const queues = open()
    const { done } = await work(queues)
    const queue = queues.inspect('chat')
    await queues.add(greet, { name: 'kept' }, { jobId: 'kept' })
    await expect.poll(() => done).toHaveLength(1)
    expect((await queue.getJob('kept'))?.opts.removeOnComplete).toEqual({ age: 24 * 3600 })
    const finishedLongAgo = Date.now() - 25 * 3_600_000
    if (server) await server.run('ZADD', 'bull:chat:completed', String(finishedLongAgo), 'kept')
    else await database.query(`update bullmq.job set finished_at_ms = ${finishedLongAgo} where id = 'kept'`)
    await queues.add(greet, { name: 'next' }, { jobId: 'next' })
    await expect
      .poll(async () => [await queue.getJobState('kept'), await queue.getJobState('next')])
      .toEqual(['unknown', 'completed'])
  })

  test('waits for the job in flight when stopping', async () => {
    const queues = open()
    const order: string[] = []
    const started = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const worker = await queues.startWorker('chat', {
      context: null,
      log,
      handlers: {
        'chat.greet': async () => {
          started.resolve()
          await finish.promise
          order.push('job')
        },
        'chat.stumble': async () => undefined,
      },
    })
    await queues.add(greet, { name: 'slow' })
    await started.promise
    const stopped = worker.stop().then(() => order.push('stopped'))
    finish.resolve()
    await stopped
    expect(order).toEqual(['job', 'stopped'])
  })

  test('recovers after every connection was killed', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.add(greet, { name: 'before' })
    await expect.poll(() => done).toHaveLength(1)
    if (server) await server.killClients()
    else
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${sharedRole}'`,
      )
    await expect
      .poll(() =>
        queues.add(greet, { name: 'after' }).then(
          () => 'queued',
          () => 'lost',
        ),
      )
      .toBe('queued')
    await expect.poll(() => done, { timeout: 10_000 }).toContain('Kia ora after')
  })

  test.runIf(redis)('runs what Redis has lost, once, and repeats what it repeated', async () => {
    const queues = open()
    const { done } = await work(queues)
    await queues.add(greet, { name: 'done' })
    await expect.poll(() => done).toEqual(['Kia ora done'])
    await queues.add(greet, { name: 'later' }, { delayMs: 600 })
    await queues.setSchedules('chat', [{ job: stumble, payload: { times: 0 }, everyMs: 200 }])
    await server?.run('FLUSHALL')
    await server?.killClients()
    await expect.poll(() => done, { timeout: 10_000 }).toContain('Kia ora later')
    await expect.poll(() => done, { timeout: 10_000 }).toContain('try 1')
    expect(done.filter((what) => what.startsWith('Kia ora'))).toEqual(['Kia ora done', 'Kia ora later'])
    await expect.poll(() => database.query('select from shared.given_job')).toEqual([])
  })

  test.runIf(redis)('finds what was lost without a word, too', async () => {
    const queues = open({ sweepMs: 200 })
    const { done } = await work(queues)
    await queues.add(greet, { name: 'later' }, { delayMs: 800 })
    await server?.run('FLUSHALL')
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['Kia ora later'])
  })

  test.runIf(redis)('fails within seconds while Redis hangs, and queues again once it answers', async () => {
    const queues = open()
    const { done } = await work(queues)
    server?.pause()
    try {
      await expect(queues.add(greet, { name: 'held' }, { jobId: 'held' })).rejects.toThrow()
    } finally {
      server?.resume()
    }
    await queues.add(greet, { name: 'held' }, { jobId: 'held' })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['Kia ora held'])
  })
})

test('fails when a worker never reaches its queue, instead of polling without pause', async () => {
  const nowhere: DatabaseAddress = {
    host: '127.0.0.1',
    port: 1,
    user: 'nobody',
    password: 'none',
    database: 'none',
    ssl: false,
  }
  const queues = new JobQueues({ address: nowhere, workers: 1, log, registry })
  const handlers = { 'chat.greet': async () => undefined, 'chat.stumble': async () => undefined }
  await expect(queues.startWorker('chat', { context: null, log, handlers })).rejects.toThrow('ECONNREFUSED')
  await queues.close()
})
