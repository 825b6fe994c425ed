import { clientConfig } from '@waymark/service-kit/database'
import { addressAs, type DatabaseAddress, type RoleLogins } from '@waymark/service-kit/database-address'
import { openPool } from '@waymark/service-kit/open-pool'
import { sharedRole } from '@waymark/service-kit/roles'
import pg from 'pg'

const schema = 'sandbox_stripe'

/** Creates the sandbox's tables if missing. `admin` must be allowed to create schemas. */
export async function migrateSandbox(admin: DatabaseAddress): Promise<void> {
  const client = new pg.Client(clientConfig(admin, 'public', 'waymark sandbox migrations'))
  await client.connect()
  try {
    await client.query(`
      begin;
      select pg_advisory_xact_lock(hashtext('${schema}'));
      create schema if not exists ${schema};
      create table if not exists ${schema}.object (
        kind text not null,
        id text not null,
        record jsonb not null,
        due_at timestamptz,
        number bigint generated always as identity,
        primary key (kind, id)
      );
      create index if not exists object_newest on ${schema}.object (kind, number desc);
      create index if not exists object_due on ${schema}.object (due_at) where due_at is not null;
      create table if not exists ${schema}.request (
        key text primary key,
        fingerprint text not null,
        request_id text not null,
        answer text
      );
      create table if not exists ${schema}.delivery (
        id bigint generated always as identity primary key,
        payload text not null,
        due_at timestamptz not null,
        attempts integer not null default 0
      );
      create index if not exists delivery_due on ${schema}.delivery (due_at);
      grant usage on schema ${schema} to ${sharedRole};
      grant select, insert, update, delete on all tables in schema ${schema} to ${sharedRole};
      commit;`)
  } finally {
    await client.end()
  }
}

/** A pool for the sandbox's tables; `address` is any address of the database. */
export function openSandboxPool(
  address: DatabaseAddress,
  logins: RoleLogins,
  onError: (error: Error) => void,
): pg.Pool {
  const config = clientConfig(addressAs(address, sharedRole, logins), schema, 'waymark stripe sandbox')
  return openPool({ ...config, max: 3, idleTimeoutMillis: 10_000 }, onError)
}

/** Runs `work` in a transaction, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
