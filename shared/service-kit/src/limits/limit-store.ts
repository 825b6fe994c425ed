import { hash } from 'node:crypto'
import type { Limit } from '@waymark/contracts/limits'
import { Redis } from 'ioredis'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'
import { createPlaces, type Places } from './places.ts'
import { placesInRedis } from './places-in-redis.ts'
import { placesOnPostgres } from './places-on-postgres.ts'

/** Where a process counts, for calls and sockets alike. */
export interface LimitStore {
  /** Counts what `of` does; returns the seconds to wait when it was too much. */
  count(of: string, limit: Limit, points?: number): Promise<number | undefined>
  /** Starts the count of `of` again. */
  forget(of: string): Promise<void>
  readonly places: Places
  close(): Promise<void>
}

/** Nobody waits longer than this for a count; it goes on in the memory of this process. */
const maxCommandMs = 500

const said = { points: 1, duration: 1, keyPrefix: '' } as const

/** A key may hold an email address, which does not belong among counters. */
const keyOf = (of: string) => hash('sha256', of, 'base64url')

function storeOf(limiter: RateLimiterAbstract, places: Places, close: () => Promise<void>): LimitStore {
  return {
    count: async (of, { max, windowSeconds }, points = 1) => {
      const counted = await limiter.penalty(keyOf(of), points, { customDuration: windowSeconds })
      return counted.consumedPoints > max ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : undefined
    },
    forget: async (of) => {
      await limiter.delete(keyOf(of))
    },
    places,
    close: async () => {
      places.close()
      await close()
    },
  }
}

/** Counts in the memory of this process. */
export function limitsInMemory(): LimitStore {
  return storeOf(new RateLimiterMemory(said), createPlaces(), async () => {})
}

function limitsOnPostgres(address: DatabaseAddress, log: Log): LimitStore {
  const pool: Pool = openPool(
    {
      ...address,
      application_name: 'waymark limits',
      options: '-c synchronous_commit=off -c statement_timeout=1000',
      max: 2,
      connectionTimeoutMillis: 1000,
    },
    (error) => log.warn({ err: error }, 'a connection of the limits broke'),
  )
  const limiter = new RateLimiterPostgres({
    ...said,
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'shared',
    tableName: 'request_counter',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(said),
  })
  return storeOf(limiter, createPlaces(placesOnPostgres(pool), log), () => pool.end())
}

function limitsInRedis(redisUrl: string, log: Log): LimitStore {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    commandTimeout: maxCommandMs,
    keyPrefix: 'waymark:limit:',
  })
  redis.on('error', (error) => log.warn({ err: error }, 'the limits cannot reach Redis'))
  const limiter = new RateLimiterRedis({
    ...said,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(said),
  })
  return storeOf(limiter, createPlaces(placesInRedis(redis), log), async () => redis.disconnect())
}

/** Counts that several processes share: in Redis when an address is given, otherwise in the database. */
export function openSharedLimits(options: {
  readonly address: DatabaseAddress
  readonly redisUrl?: string
  readonly log: Log
}): LimitStore {
  return options.redisUrl
    ? limitsInRedis(options.redisUrl, options.log)
    : limitsOnPostgres(options.address, options.log)
}
