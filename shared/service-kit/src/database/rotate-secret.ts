import { createHmac } from 'node:crypto'
import { serviceNames } from '@waymark/contracts/service-names'
import pg from 'pg'
import { serviceRole, sharedRole } from '../auth/roles.ts'
import { clientConfig } from './database.ts'
import { type DatabaseAddress, rolePassword } from './database-address.ts'

const sentence =
  'This database belongs to an installation with another WAYMARK_SECRET (or DATABASE_SECRET). Set that one here, or use another database.'

/** Another secret than the one that the database's roles have: the message says so to the operator. */
class OtherSecret extends Error {
  override readonly name = 'ConfigError'
}

const fingerprintOf = (secret: string) => createHmac('sha256', secret).update('fingerprint').digest('base64url')

/** Refuses a secret that is not the database's; the first one that comes is kept, as a fingerprint. */
export async function requireSameSecret(admin: pg.Client, secret: string): Promise<void> {
  await admin.query(`
    create schema if not exists shared;
    create table if not exists shared.secret_fingerprint (is_only boolean primary key default true check (is_only), fingerprint text not null)`)
  const { rows } = await admin.query<{ fingerprint: string }>(
    `insert into shared.secret_fingerprint (fingerprint) values ($1)
     on conflict (is_only) do update set is_only = true returning fingerprint`,
    [fingerprintOf(secret)],
  )
  if (rows[0]?.fingerprint !== fingerprintOf(secret)) throw new OtherSecret(sentence)
}

/**
 * Gives every role the password that follows from the new secret. `keep` writes the secret down; both happen, or neither.
 */
export async function rotateSecret(
  address: DatabaseAddress,
  { secret, newSecret, keep }: { readonly secret: string; readonly newSecret: string; readonly keep: () => void },
): Promise<void> {
  const admin = new pg.Client(clientConfig(address, 'public', 'waymark keys'))
  await admin.connect()
  try {
    await requireSameSecret(admin, secret)
    await admin.query('begin')
    for (const role of [sharedRole, ...serviceNames.map(serviceRole)])
      await admin.query(
        `alter role ${pg.escapeIdentifier(role)} password ${pg.escapeLiteral(rolePassword(newSecret, role))}`,
      )
    await admin.query('update shared.secret_fingerprint set fingerprint = $1', [fingerprintOf(newSecret)])
    keep()
    await admin.query('commit')
  } finally {
    await admin.end()
  }
}
