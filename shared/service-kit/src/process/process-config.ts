import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type DatabaseAddress, isDatabaseUrl, parseDatabaseUrl, type RoleLogins } from '../database/database-address.ts'
import type { BucketOptions } from '../files/bucket-store.ts'
import { addressOf, type Environment, flag, listOf, readEnvironment, webAddress, wholeNumber } from './environment.ts'
import { loginVariables, roleLoginsOf } from './role-logins.ts'

/** The settings of every process, from its environment. */
export interface ProcessConfig {
  readonly database: DatabaseAddress
  /** Hot standbys of it, which answer reads that may lag. */
  readonly standbys?: readonly DatabaseAddress[]
  /** Signs links in emails, and derives the database roles' passwords where `roleLogins` are not set. */
  readonly secret: string
  /** What the database's roles log in with, where that is not `secret`. */
  readonly roleLogins?: RoleLogins | undefined
  /** The secret before this one, whose signatures stay valid. */
  readonly oldSecret?: string
  /** Where both are written, when the installation made them itself. */
  readonly secretFile?: string
  readonly redisUrl?: string
  readonly filesFolder: string
  readonly bucket?: BucketOptions
  /** The public URL of the suite, on which links in emails are based. */
  readonly publicUrl: URL
  readonly logLevel: string
  /** Transaction connections of each service. */
  readonly poolSize: number
  /** Count requests together with other processes that answer the same calls. */
  readonly sharesLimits: boolean
  /** Number of trusted proxies in front of this process that report the client's address (default 0). */
  readonly proxyHops?: number
}

const variables = z.object({
  DATABASE_URL: z.string(),
  DATABASE_REPLICA_URLS: listOf(
    z.string().check(z.refine(isDatabaseUrl, 'addresses such as postgresql://standby.internal:5432/waymark')),
  ),
  WAYMARK_SECRET: z.string().check(z.minLength(32, 'at least 32 characters')),
  WAYMARK_OLD_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  WAYMARK_SECRET_FILE: z.optional(z.string()),
  ...loginVariables,
  REDIS_URL: z.optional(addressOf(['redis:', 'rediss:'], 'redis://cache.internal:6379')),
  WAYMARK_DATA: z._default(z.string(), '.waymark'),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'ap-southeast-2'),
  S3_ENDPOINT: z.optional(z.string()),
  PUBLIC_URL: z.prefault(webAddress, 'http://localhost:8080'),
  LOG_LEVEL: z._default(z.string(), 'info'),
  DATABASE_POOL: z._default(wholeNumber(2, 100), 8),
  SHARED_LIMITS: z._default(flag, false),
  PROXY_HOPS: z._default(wholeNumber(0, 10), 0),
})

/** Reads the process's settings. Throws `ConfigError` with one sentence that lists everything missing or invalid. */
export function readProcessConfig(env: Environment): ProcessConfig {
  const read = readEnvironment(env, variables)
  return {
    database: parseDatabaseUrl(read.DATABASE_URL),
    standbys: read.DATABASE_REPLICA_URLS.map(parseDatabaseUrl),
    secret: read.WAYMARK_SECRET,
    ...(read.WAYMARK_OLD_SECRET ? { oldSecret: read.WAYMARK_OLD_SECRET } : {}),
    ...(read.WAYMARK_SECRET_FILE ? { secretFile: read.WAYMARK_SECRET_FILE } : {}),
    roleLogins: roleLoginsOf(read),
    ...(read.REDIS_URL ? { redisUrl: read.REDIS_URL } : {}),
    filesFolder: join(resolve(read.WAYMARK_DATA), 'files'),
    ...(read.S3_BUCKET
      ? {
          bucket: {
            bucket: read.S3_BUCKET,
            region: read.S3_REGION,
            ...(read.S3_ENDPOINT ? { endpoint: read.S3_ENDPOINT } : {}),
          },
        }
      : {}),
    publicUrl: read.PUBLIC_URL,
    logLevel: read.LOG_LEVEL,
    poolSize: read.DATABASE_POOL,
    sharesLimits: read.SHARED_LIMITS,
    proxyHops: read.PROXY_HOPS,
  }
}
