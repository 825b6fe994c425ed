import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit'
import { Redis } from 'ioredis'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'

/** Where requests are counted, as `@fastify/rate-limit` takes it. */
export type RateLimitStore = Pick<RateLimitPluginOptions, 'redis' | 'nameSpace' | 'store'>

/** Request counters shared by several processes. */
export interface SharedCounters {
  readonly store: RateLimitStore
  close(): Promise<void>
}

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
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'shared',
    tableName: 'request_counter',
    tableCreated: true,
    keyPrefix: '',
    // Said for each count.
    points: 1,
    duration: 1,
  })
  class Store implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      limiter.penalty(key, 1, { customDuration: windowMs / 1000 }).then(
        ({ consumedPoints, msBeforeNext }) => callback(null, { current: consumedPoints, ttl: msBeforeNext }),
        (error: Error) => callback(error),
      )
    }

    child(): FastifyRateLimitStore {
      // Keys name their call, so all routes can share one store.
      return this
    }
  }
  return { store: { store: Store }, close: () => pool.end() }
}

/** A call waits no longer than this for its count, and then goes uncounted. */
const maxCommandMs = 500

function countersOnRedis(redisUrl: string, log: Log): SharedCounters {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: maxCommandMs })
  redis.on('error', (error) => log.warn({ err: error }, 'the request counters cannot reach Redis'))
  return { store: { redis, nameSpace: 'waymark:limit:' }, close: async () => redis.disconnect() }
}

/** Request counters that several processes share: in Redis when an address is given, otherwise in the database. */
export function openSharedCounters(options: {
  readonly address: DatabaseAddress
  readonly redisUrl?: string
  readonly log: Log
}): SharedCounters {
  return options.redisUrl
    ? countersOnRedis(options.redisUrl, options.log)
    : countersOnPostgres(options.address, options.log)
}
