import { resolve } from 'node:path'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { emailKey, isEmail } from '@waymark/domain/account/email'
import { passwordRefusal } from '@waymark/domain/account/password'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { isDatabaseUrl } from '@waymark/service-kit/database-address'
import { type Environment, flag, listOf, readEnvironment, wholeNumber } from '@waymark/service-kit/environment'
import * as z from 'zod/mini'
import { root } from '../tools/repository.ts'
import { requireWholeKeys } from './vendor-keys.ts'

/** The settings of a run of the suite. */
export interface RunSettings {
  readonly port: number
  readonly dataDir: string
  /** The operator's PostgreSQL; by default the embedded one is started. */
  readonly databaseUrl: string | undefined
  /** Where the embedded database keeps its WAL and files for restores to a moment, and for how long; off by default. */
  readonly walArchive?: { readonly folder: string; readonly days: number } | undefined
  /** The demo world, or an empty one with this first global administrator. */
  readonly world: 'demo' | { readonly email: string; readonly password: string }
  readonly fresh: boolean
  /** Number of processes that share the port. */
  readonly processes: number
  /** Services that run as separate processes behind the gateway, instead of inside it. */
  readonly separate: readonly ServiceName[]
}

const variables = z.object({
  PORT: z._default(wholeNumber(1, 65_535), 8080),
  WAYMARK_DATA: z._default(z.string(), '.waymark'),
  DATABASE_URL: z.optional(
    z.string().check(z.refine(isDatabaseUrl, 'an address such as postgresql://user:password@host:5432/waymark')),
  ),
  WAL_ARCHIVE: z.optional(z.string()),
  WAL_ARCHIVE_DAYS: z._default(wholeNumber(1, 3650), 14),
  DEMO: z._default(flag, true),
  ADMIN_EMAIL: z.optional(z.string()),
  ADMIN_PASSWORD: z.optional(z.string()),
  PROCESSES: z._default(wholeNumber(1, 64), 1),
  SEPARATE: listOf(z.literal(serviceNames, `names of ${serviceNames.join(', ')}`)),
})

/** Reads the settings of a run. Throws a sentence for invalid ones. */
export function readRunSettings(env: Environment, args: readonly string[]): RunSettings {
  const unknown = args.find((argument) => argument !== '--fresh')
  if (unknown !== undefined) throw new CannotStart(`${unknown} is not known here; the only option is --fresh.`)
  // npm swallows an option without a preceding `--`, and passes it in the environment.
  const fresh = args.includes('--fresh') || env.npm_config_fresh === 'true'
  const read = readEnvironment(env, variables)
  if (fresh && read.DATABASE_URL !== undefined) {
    throw new CannotStart('--fresh throws away the embedded database only; empty the one of DATABASE_URL yourself.')
  }
  if (read.WAL_ARCHIVE !== undefined && read.DATABASE_URL !== undefined) {
    throw new CannotStart(
      'WAL_ARCHIVE is for the embedded database; the one of DATABASE_URL archives by its own settings (infra/deploy/README.md).',
    )
  }
  requireWholeKeys(env)
  return {
    port: read.PORT,
    dataDir: resolve(root, read.WAYMARK_DATA),
    databaseUrl: read.DATABASE_URL,
    walArchive:
      read.WAL_ARCHIVE === undefined
        ? undefined
        : { folder: resolve(root, read.WAL_ARCHIVE), days: read.WAL_ARCHIVE_DAYS },
    world: read.DEMO ? 'demo' : firstAdministrator(read.ADMIN_EMAIL, read.ADMIN_PASSWORD),
    fresh,
    processes: read.PROCESSES,
    separate: read.SEPARATE,
  }
}

function firstAdministrator(email: string | undefined, password: string | undefined) {
  if (email === undefined || password === undefined) {
    throw new CannotStart(
      'An empty world (DEMO=0) needs its first global administrator: set ADMIN_EMAIL and ADMIN_PASSWORD.',
    )
  }
  const refusal = isEmail(email) ? passwordRefusal(password, { email }) : 'Write an email address.'
  if (refusal !== null) throw new CannotStart(`ADMIN_EMAIL or ADMIN_PASSWORD will not do. ${refusal}`)
  return { email: emailKey(email), password }
}
