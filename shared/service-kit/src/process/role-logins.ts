import * as z from 'zod/mini'
import type { RoleLogins } from '../database/database-address.ts'
import { type Environment, listOf, readEnvironment } from './environment.ts'

/**
 * `DATABASE_SECRET` derives the passwords of the database's roles in place of `WAYMARK_SECRET`, which all parts know;
 * `ROLE_PASSWORDS` are those of a part's own roles, each `role:password`.
 */
export const loginVariables = {
  DATABASE_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  ROLE_PASSWORDS: listOf(
    z.string().check(z.regex(/^waymark_[a-z]+:\S+$/, 'roles with their passwords, such as waymark_booking:…')),
  ),
}

interface GivenLogins {
  readonly DATABASE_SECRET?: string | undefined
  readonly ROLE_PASSWORDS: readonly string[]
}

/** What a process logs in to the database with; undefined when its passwords are derived from `WAYMARK_SECRET`. */
export function roleLoginsOf({ DATABASE_SECRET, ROLE_PASSWORDS }: GivenLogins): RoleLogins | undefined {
  return ROLE_PASSWORDS.length > 0 ? new Map(ROLE_PASSWORDS.map(roleAndPassword)) : DATABASE_SECRET
}

/** The same, of an environment alone. */
export function readRoleLogins(env: Environment): RoleLogins | undefined {
  return roleLoginsOf(readEnvironment(env, z.object(loginVariables)))
}

function roleAndPassword(entry: string): [role: string, password: string] {
  const at = entry.indexOf(':')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
