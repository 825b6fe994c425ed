import { join, resolve } from 'node:path'
import { type DatabaseAddress, parseDatabaseUrl } from '../database/database-address.ts'
import type { BucketOptions } from '../files/store.ts'
import { address, flag, optional, readConfig, required, secret, text, wholeNumber } from './read-config.ts'

/** What every process of the suite is told by its environment. */
export interface ProcessConfig {
  readonly database: DatabaseAddress
  /** Derives the database roles' passwords, and signs links in emails. */
  readonly secret: string
  readonly redisUrl?: string
  readonly filesFolder: string
  readonly bucket?: BucketOptions
  /** Where people reach the suite; links in emails begin with it. */
  readonly publicUrl: URL
  readonly logLevel: string
  /** Connections each service may use for transactions. */
  readonly poolSize: number
  /** Several processes answer the same calls, so they count requests together. */
  readonly sharesLimits: boolean
  /** Proxies in front of this process whose word on the client's address is believed (default 0). */
  readonly proxyHops?: number
}

/** Reads the process's settings. Throws `ConfigError` with one sentence that lists everything missing or wrong. */
export function readProcessConfig(env: NodeJS.ProcessEnv): ProcessConfig {
  const config = readConfig(env, {
    databaseUrl: required('DATABASE_URL'),
    secret: secret('WAYMARK_SECRET'),
    redisUrl: optional('REDIS_URL'),
    dataFolder: text('WAYMARK_DATA', '.waymark'),
    bucket: optional('S3_BUCKET'),
    bucketRegion: text('S3_REGION', 'ap-southeast-2'),
    bucketEndpoint: optional('S3_ENDPOINT'),
    publicUrl: address('PUBLIC_URL', 'http://localhost:8080'),
    logLevel: text('LOG_LEVEL', 'info'),
    poolSize: wholeNumber('DATABASE_POOL', 8, { min: 2, max: 100 }),
    sharesLimits: flag('SHARED_LIMITS', false),
    proxyHops: wholeNumber('PROXY_HOPS', 0, { min: 0, max: 10 }),
  })
  return {
    database: parseDatabaseUrl(config.databaseUrl),
    secret: config.secret,
    ...(config.redisUrl ? { redisUrl: config.redisUrl } : {}),
    filesFolder: join(resolve(config.dataFolder), 'files'),
    ...(config.bucket
      ? {
          bucket: {
            bucket: config.bucket,
            region: config.bucketRegion,
            ...(config.bucketEndpoint ? { endpoint: config.bucketEndpoint } : {}),
          },
        }
      : {}),
    publicUrl: config.publicUrl,
    logLevel: config.logLevel,
    poolSize: config.poolSize,
    sharesLimits: config.sharesLimits,
    proxyHops: config.proxyHops,
  }
}
