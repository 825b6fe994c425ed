import { createHmac } from 'node:crypto'
import { ConfigError } from '../process/environment.ts'

/** The address and login of a database. `host` is a name, an address or the folder of a unix socket. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** A function where it may change while the process runs; asked for each connection. */
  readonly password: string | (() => string)
  readonly ssl: false | { readonly rejectUnauthorized: boolean }
}

/**
 * Parses a `postgresql://` URL. A unix socket is written as `?host=/folder` or as a percent-encoded host, as in libpq.
 * Throws on an invalid URL.
 */
export function parseDatabaseUrl(databaseUrl: string): DatabaseAddress {
  // libpq allows an empty host before the path; the URL parser does not.
  const withHost = databaseUrl.replace(/@(?=\/)/, '@localhost').replace(/^(postgres(?:ql)?:\/\/)(?=\/)/, '$1localhost')
  if (!/^postgres(ql)?:/.test(withHost) || !URL.canParse(withHost)) {
    throw new Error('DATABASE_URL must look like postgresql://user:password@host:5432/database.')
  }
  const url = new URL(withHost)
  const database = decodeURIComponent(url.pathname.slice(1))
  if (!database) throw new Error('DATABASE_URL names no database.')
  const sslMode = url.searchParams.get('sslmode')
  const encrypted = sslMode !== null && !['disable', 'allow', 'prefer'].includes(sslMode)
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.searchParams.get('port') ?? (url.port || 5432)),
    database,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ssl: encrypted ? { rejectUnauthorized: sslMode === 'verify-ca' || sslMode === 'verify-full' } : false,
  }
}

/** Whether a text is the address of a database. */
export function isDatabaseUrl(text: string): boolean {
  try {
    parseDatabaseUrl(text)
    return true
  } catch {
    return false
  }
}

/**
 * What the database's roles log in with: the secret that their passwords are derived from, a function where it may change
 * while the process runs; or, for a part that knows no more than its own, their passwords by role.
 */
export type RoleLogins = string | (() => string) | ReadonlyMap<string, string>

/** The password of a login role, derived so that no role has to be configured by hand. */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('base64url')
}

/**
 * The same database as `role` with its password; unchanged when the address already names the role.
 *
 * @throws ConfigError when the passwords of some roles are known, and that of this one is not
 */
export function addressAs(address: DatabaseAddress, role: string, logins: RoleLogins): DatabaseAddress {
  return address.user === role ? address : { ...address, user: role, password: passwordOf(role, logins) }
}

function passwordOf(role: string, logins: RoleLogins): DatabaseAddress['password'] {
  if (typeof logins === 'string') return rolePassword(logins, role)
  if (typeof logins === 'function') return () => rolePassword(logins(), role)
  const password = logins.get(role)
  if (password === undefined) throw new ConfigError(`Cannot start: ROLE_PASSWORDS lacks the password of ${role}.`)
  return password
}
