import { isAbsolute, join } from 'node:path'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { emailKey, isEmail } from '@waymark/domain/account/email'
import { passwordRefusal } from '@waymark/domain/account/password'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { root } from '../tools/repository.ts'
import { requireWholeKeys } from './vendor-keys.ts'

/** What a person sets for a run of the suite. */
export interface RunSettings {
  readonly port: number
  readonly dataDir: string
  /** A PostgreSQL of the operator's; without it the embedded one is started. */
  readonly databaseUrl: string | undefined
  /** The demo world, or an empty one with this first global administrator. */
  readonly world: 'demo' | { readonly email: string; readonly password: string }
  readonly fresh: boolean
  /** Processes that share the port. */
  readonly processes: number
  /** Services that run as processes of their own behind the gateway, instead of inside it. */
  readonly separate: readonly ServiceName[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of a run. Throws a sentence for what cannot be. */
export function readRunSettings(env: Environment, args: readonly string[]): RunSettings {
  const unknown = args.find((argument) => argument !== '--fresh')
  if (unknown !== undefined) throw new CannotStart(`${unknown} is not known here; the only option is --fresh.`)
  // npm keeps an option for itself when no `--` stands before it, and tells it by the environment.
  const fresh = args.includes('--fresh') || env.npm_config_fresh === 'true'
  const databaseUrl = textOf(env.DATABASE_URL)
  if (fresh && databaseUrl !== undefined) {
    throw new CannotStart('--fresh throws away the embedded database only; empty the one of DATABASE_URL yourself.')
  }
  requireWholeKeys(env)
  return {
    port: wholeNumber(env, 'PORT', 8080, 1, 65_535),
    dataDir: folder(textOf(env.WAYMARK_DATA) ?? '.waymark'),
    databaseUrl,
    world: readWorld(env),
    fresh,
    processes: wholeNumber(env, 'PROCESSES', 1, 1, 64),
    separate: (textOf(env.SEPARATE) ?? '')
      .split(/[\s,]+/)
      .filter((name) => name !== '')
      .map(serviceName),
  }
}

function readWorld(env: Environment): RunSettings['world'] {
  const demo = textOf(env.DEMO) ?? '1'
  if (demo !== '0' && demo !== '1') throw new CannotStart('DEMO must be 0 or 1.')
  if (demo === '1') return 'demo'
  const email = textOf(env.ADMIN_EMAIL)
  const password = textOf(env.ADMIN_PASSWORD)
  if (email === undefined || password === undefined) {
    throw new CannotStart(
      'An empty world (DEMO=0) needs its first global administrator: set ADMIN_EMAIL and ADMIN_PASSWORD.',
    )
  }
  const refusal = isEmail(email) ? passwordRefusal(password, { email }) : 'Write an email address.'
  if (refusal !== null) throw new CannotStart(`ADMIN_EMAIL or ADMIN_PASSWORD will not do. ${refusal}`)
  return { email: emailKey(email), password }
}

function wholeNumber(env: Environment, name: string, standard: number, least: number, most: number): number {
  const text = textOf(env[name])
  if (text === undefined) return standard
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new CannotStart(`${name} must be a whole number from ${least} to ${most}.`)
  }
  return number
}

function serviceName(text: string): ServiceName {
  const name = serviceNames.find((known) => known === text)
  if (name === undefined) throw new CannotStart(`${text} is no service; the services are ${serviceNames.join(', ')}.`)
  return name
}

function folder(path: string): string {
  return isAbsolute(path) ? path : join(root, path)
}

function textOf(value: string | undefined): string | undefined {
  const text = value?.trim()
  return text === '' ? undefined : text
}
