import { hash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { Redis } from 'ioredis'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'
import type { RateLimitStoreClass } from './rate-limits.ts'

interface Counted {
  /** Requests in the window, this one too. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Counts requests for several processes together. */
export interface SharedCounters {
  /** A store class for `@fastify/rate-limit`. */
  readonly Store: RateLimitStoreClass
  close(): Promise<void>
}

type Count = (key: string, windowMs: number) => Promise<Counted>

function storeClass(count: Count): RateLimitStoreClass {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      // A key may hold an email address, which does not belong in a table of counters.
      count(hash('sha256', key, 'base64url'), windowMs).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      )
    }

    child(): FastifyRateLimitStore {
      // Keys name their call, so that every route may share one store.
      return this
    }
  }
}

const forgetEveryMs = 60_000

function countersOnPostgres(address: DatabaseAddress, log: Log): SharedCounters {
  const pool = openPool(
    {
      ...address,
      application_name: 'waymark request counters',
      options: '-c synchronous_commit=off -c statement_timeout=1000',
      max: 2,
      connectionTimeoutMillis: 1000,
    },
    (error) => log.warn({ err: error }, 'a connection of the request counters broke'),
  )
  const query = async (text: string, values: unknown[]): Promise<Counted[]> => {
    const client = await pool.connect()
    try {
      return (await client.query<{ current: number; ttl: number }>(text, values)).rows
    } finally {
      client.release()
    }
  }
  const forgetting = setInterval(() => {
    query('delete from shared.rate_limit where window_ends_at < now()', []).catch((error: unknown) =>
      log.warn({ err: error }, 'old request counters could not be deleted'),
    )
  }, forgetEveryMs)
  forgetting.unref()
  const count: Count = async (key, windowMs) => {
    const [counted] = await query(
      `insert into shared.rate_limit as counter (key, hits, window_ends_at)
       values ($1, 1, clock_timestamp() + make_interval(secs => $2))
       on conflict (key) do update set
         hits = case when counter.window_ends_at <= clock_timestamp() then 1 else counter.hits + 1 end,
         window_ends_at = case when counter.window_ends_at <= clock_timestamp()
           then excluded.window_ends_at else counter.window_ends_at end
       returning hits as current, greatest(1, extract(epoch from window_ends_at - clock_timestamp()) * 1000)::float8 as ttl`,
      [key, windowMs / 1000],
    )
    if (!counted) throw new Error('the request could not be counted')
    return counted
  }
  return {
    Store: storeClass(count),
    close: async () => {
      clearInterval(forgetting)
      await pool.end()
    },
  }
}

function countersOnRedis(redisUrl: string, log: Log): SharedCounters {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
  redis.on('error', (error) => log.warn({ err: error }, 'the request counters cannot reach Redis'))
  const count: Count = async (key, windowMs) => {
    const name = `waymark:limit:${key}`
    const answers = await redis.multi().set(name, 0, 'PX', Math.ceil(windowMs), 'NX').incr(name).pttl(name).exec()
    const current = Number(answers?.[1]?.[1])
    const ttl = Number(answers?.[2]?.[1])
    if (!Number.isInteger(current) || Number.isNaN(ttl)) throw new Error('the request could not be counted')
    return { current, ttl: Math.max(1, ttl) }
  }
  return { Store: storeClass(count), close: async () => redis.disconnect() }
}

/** Request counters that several processes share: in Redis when an address is given, else in the database. */
export function openSharedCounters(options: {
  readonly address: DatabaseAddress
  readonly redisUrl?: string
  readonly log: Log
}): SharedCounters {
  return options.redisUrl
    ? countersOnRedis(options.redisUrl, options.log)
    : countersOnPostgres(options.address, options.log)
}
