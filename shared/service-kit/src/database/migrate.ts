import { setTimeout as wait } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { runMigrations } from 'bullmq'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import pg from 'pg'
import { kitViews } from '../auth/kit-views.ts'
import { serviceRole, servicesGroup, sharedRole } from '../auth/roles.ts'
import { clientConfig } from './database.ts'
import { addressAs, type DatabaseAddress, rolePassword } from './database-address.ts'
import { openPool } from './open-pool.ts'
import { requireSameSecret } from './rotate-secret.ts'

/** What one service needs of the database. */
export interface ServiceMigrations {
  readonly name: ServiceName
  /** By name; names sort in the order they run (`0001-accounts`). */
  readonly migrations: Readonly<Record<string, Migration>>
  /** The published views that it reads; it may read these, those of the kit and no others. */
  readonly views: readonly string[]
}

export interface MigrateOptions {
  /** Address of an administrator who may create roles, schemas and extensions. */
  readonly admin: DatabaseAddress
  /** The secret that the roles' passwords are derived from. */
  readonly secret: string
}

/** Advisory lock that serialises migrations of a database; the number is arbitrary. */
const migrationLock = 7_219_340_881

const quoted = pg.escapeIdentifier

async function ensureRole(admin: pg.Client, role: string, attributes: string): Promise<void> {
  // Roles belong to the whole cluster, so another database's migration may be creating or changing one concurrently.
  const statement = `do $$ begin
      create role ${quoted(role)};
    exception when duplicate_object or unique_violation then null;
    end $$`
  await admin.query(statement)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.query(`alter role ${quoted(role)} ${attributes}`)
      return
    } catch (error) {
      const concurrently = error instanceof Error && error.message.includes('concurrently updated')
      if (!concurrently || attempt === 20) throw error
    }
  }
}

/** Without superuser rights, an administrator has to be a member of a role to give it a schema. */
async function joinRole(admin: pg.Client, role: string): Promise<void> {
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user')
  if (!rows[0]?.rolsuper) await admin.query(`grant ${quoted(role)} to current_user with inherit true, set true`)
}

async function bootstrapService(admin: pg.Client, name: ServiceName, secret: string): Promise<void> {
  const role = serviceRole(name)
  await ensureRole(admin, role, `login password ${pg.escapeLiteral(rolePassword(secret, role))}`)
  await joinRole(admin, role)
  const api = `${name}_api`
  await admin.query(`
    grant ${quoted(servicesGroup)} to ${quoted(role)};
    create schema if not exists ${quoted(name)} authorization ${quoted(role)};
    create schema if not exists ${quoted(api)} authorization ${quoted(role)};
    grant usage on schema ${quoted(api)} to ${quoted(servicesGroup)};
    -- Older installations granted every view to every service.
    alter default privileges for role ${quoted(role)} in schema ${quoted(api)}
      revoke select on tables from ${quoted(servicesGroup)};`)
}

async function bootstrapShared(admin: pg.Client, secret: string): Promise<void> {
  await ensureRole(admin, sharedRole, `login password ${pg.escapeLiteral(rolePassword(secret, sharedRole))}`)
  await runMigrations(admin, 'bullmq')
  // A queue's id sequence is created when the queue is first used.
  await admin.query(`
    grant usage, create on schema bullmq to ${sharedRole};
    grant all on all tables in schema bullmq to ${sharedRole};
    grant all on all sequences in schema bullmq to ${sharedRole};
    grant execute on all functions in schema bullmq to ${sharedRole};
    create schema if not exists shared;
    grant usage on schema shared to ${sharedRole};
    create unlogged table if not exists shared.request_counter (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index if not exists request_counter_expire on shared.request_counter (expire);
    grant select, insert, update, delete on shared.request_counter to ${sharedRole};
    create unlogged table if not exists shared.held_place (
      id uuid primary key,
      held_of text not null,
      held_until timestamptz not null
    );
    create index if not exists held_place_held_of on shared.held_place (held_of, held_until);
    create index if not exists held_place_held_until on shared.held_place (held_until);
    grant select, insert, update, delete on shared.held_place to ${sharedRole};
    -- Each statement of a function sees what was committed before it, so those who wait for the lock count each other.
    create or replace function shared.take_place(held_of_ text, id_ uuid, max_ int, seconds int) returns boolean
    language plpgsql as $take_place$
    begin
      perform pg_advisory_xact_lock(hashtextextended('held_place ' || held_of_, 0));
      insert into shared.held_place (id, held_of, held_until)
      select id_, held_of_, clock_timestamp() + make_interval(secs => seconds)
      where (select count(*) from shared.held_place where held_of = held_of_ and held_until > clock_timestamp()) < max_;
      return found;
    end $take_place$;
    create table if not exists shared.given_job (
      queue text not null,
      job_id text not null,
      name text not null,
      payload jsonb not null,
      attempts integer,
      due_at timestamptz not null,
      seen_at timestamptz not null default clock_timestamp(),
      primary key (queue, job_id)
    ) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
    create index if not exists given_job_seen on shared.given_job (seen_at);
    grant select, insert, update, delete on shared.given_job to ${sharedRole};
    create unlogged table if not exists shared.idempotency_key (
      owner text not null,
      path text not null,
      key varchar(100) not null,
      input_digest text not null,
      created_at timestamptz not null default now(),
      primary key (owner, path, key)
    );
    create index if not exists idempotency_key_created on shared.idempotency_key (created_at);
    create unlogged table if not exists shared.answered_key (
      owner text not null,
      path text not null,
      key varchar(100) not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (owner, path, key)
    );
    create index if not exists answered_key_created on shared.answered_key (created_at);
    grant usage on schema shared to ${quoted(servicesGroup)};
    grant select, insert, update, delete on shared.idempotency_key to ${quoted(servicesGroup)};
    grant select, insert, update, delete on shared.answered_key to ${quoted(servicesGroup)};`)
}

const markedLetters = 'āàáâãäåăąēèéêëėęěīìíîïįōòóôõöőøūùúûüůűçčćñńňšśşžźżýÿłđďřťğ'
const plainLetters = 'aaaaaaaaaeeeeeeeeiiiiiioooooooouuuuuuucccnnnssszzzyylddrtg'
/** Of a letter typed as two signs, the second. */
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030a\u030c\u0327'

/**
 * A text without capitals, macrons and accents, for searching (`containsSql`). Indexes depend on it: another rule is
 * another function, with indexes of its own. `unaccent` cannot be indexed, and is slower.
 */
const foldedFunction = `
  do $$ begin
    if to_regprocedure('public.folded(text)') is null then
      create function public.folded(value text) returns text language sql immutable strict parallel safe
        return translate(lower(value), '${markedLetters}${combiningMarks}', '${plainLetters}');
    end if;
  end $$`

/**
 * Creates what the services depend on: extensions, one login role, one schema and one schema of published views
 * (`<name>_api`) per service, the job queue's schema and the shared counters. Idempotent.
 */
async function bootstrapRoles(admin: pg.Client, secret: string): Promise<void> {
  await admin.query(`
    create extension if not exists btree_gist with schema public;
    create extension if not exists pg_trgm with schema public;
    create extension if not exists unaccent with schema public;`)
  await admin.query(foldedFunction)
  await ensureRole(admin, servicesGroup, 'nologin')
  for (const name of serviceNames) await bootstrapService(admin, name, secret)
  await bootstrapShared(admin, secret)
}

/**
 * Longest wait of a migration for a lock. Everybody who comes after it waits behind it, and PostgreSQL breaks a deadlock
 * after 1,000 ms by refusing whoever notices: so the migration gives way before that, and tries again.
 */
const maxLockWaitMs = 400
const lockRetryMs = 200
const maxLockAttempts = 150
/** Attempts before a migration takes the views first, which readers then wait for until it is done. */
const attemptsWithoutViews = 2
/** SQLSTATEs: a lock that was not to be had in time, and a deadlock. */
const isLockRefused = new Set(['55P03', '40P01'])

/**
 * Keeps whoever reads the published views of a service from beginning, until the migration is done. A migration that
 * changes a table and then its view locks them in that order, and a reader the view before the table: while people read
 * without a pause, one always holds what the other waits for. To give a view to its owner changes nothing but the lock;
 * `lock table` would lock the tables of a view before the next view.
 */
async function lockViews(db: Kysely<unknown>, name: ServiceName): Promise<void> {
  await sql`
    do $$ declare published regclass; begin
      for published in
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${sql.lit(`${name}_api`)} and c.relkind = 'v' order by c.oid
      loop execute format('alter view %s owner to current_user', published); end loop;
    end $$`.execute(db)
}

/**
 * Ends the connections on which the services that serve meanwhile read: they open others and ask again. Releases before
 * `pipelined-reads.ts` prepared anew what answers other columns would be refused their every `select *` on what a migration
 * gave a column to, for as long as they run.
 */
async function renewReads(admin: pg.Client): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = any($1) and application_name like '% reads'`,
    [serviceNames.map(serviceRole)],
  )
}

/** Whether no migration of the service ever ran. */
async function isNew(admin: pg.Client, name: ServiceName): Promise<boolean> {
  const { rows } = await admin.query<{ is_new: boolean }>('select to_regclass($1) is null as is_new', [
    `${name}.migration`,
  ])
  return rows[0]?.is_new ?? false
}

/** Runs a service's pending migrations as the service's own role. Throws on the first that fails. */
async function migrateService(service: ServiceMigrations, admin: pg.Client, options: MigrateOptions): Promise<void> {
  const address = addressAs(options.admin, serviceRole(service.name), options.secret)
  const config = clientConfig(address, service.name, `waymark ${service.name} migrations`)
  // A broken connection fails the statement in flight, and with it the migration.
  const pool = openPool(
    { ...config, options: `${config.options} -c lock_timeout=${maxLockWaitMs}`, max: 2 },
    () => undefined,
  )
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  let attempt = 0
  const inTurn = (migration: Migration): Migration => ({
    ...migration,
    async up(transaction) {
      attempt += 1
      if (attempt > attemptsWithoutViews) await lockViews(transaction, service.name)
      await migration.up(transaction)
      attempt = 0
    },
  })
  try {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(Object.entries(service.migrations).map(([each, migration]) => [each, inTurn(migration)])),
      },
      migrationTableSchema: service.name,
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
      // Numbers are given out before the work is done: a smaller one can land later.
      allowUnorderedMigrations: true,
    })
    if (await isNew(admin, service.name)) requireSuccess(service.name, await migrator.migrateToLatest())
    // Asked first: to migrate nothing reads the whole catalogue several times.
    else if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) {
      // Each commits by itself: all in one would keep the locks of the first until the last is done, while others serve.
      while (await migrateOne(service.name, migrator)) await renewReads(admin)
    }
  } finally {
    await db.destroy()
  }
}

/** Runs the next pending migration, whenever its locks can be had; false when there is none. */
async function migrateOne(name: ServiceName, migrator: Migrator): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await migrator.migrateUp()
    const { error, results } = outcome
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!isLockRefused.has(code) || attempt === maxLockAttempts) {
      requireSuccess(name, outcome)
      return results !== undefined && results.length > 0
    }
    await wait(lockRetryMs)
  }
}

function requireSuccess(name: ServiceName, { error, results }: MigrationResultSet): void {
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migrations'
  throw new Error(`${name}: ${failed} failed`, { cause: error })
}

const viewGrants = `
  select n.nspname || '.' || c.relname as view, r.rolname as role
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join lateral aclexplode(c.relacl) a on a.privilege_type = 'SELECT' and a.grantee <> c.relowner
  left join pg_roles r on r.oid = a.grantee
  where n.nspname = $1 and c.relkind = 'v'`

/**
 * Makes the views of one service readable to exactly those who name them. Nothing is written where that is so already;
 * the rest changes in one transaction, so that a service which runs meanwhile never misses a view.
 */
async function grantViews(
  admin: pg.Client,
  publisher: ServiceName,
  services: readonly ServiceMigrations[],
): Promise<void> {
  const { rows } = await admin.query<{ view: string; role: string | null }>(viewGrants, [`${publisher}_api`])
  const granted = Map.groupBy(rows, ({ view }) => view)
  const changes = [...granted].flatMap(([view, grants]) => {
    const target = view.split('.').map(quoted).join('.')
    const now = new Set(grants.flatMap(({ role }) => role ?? []))
    const readers = services.filter(({ name, views }) => name !== publisher && [...kitViews, ...views].includes(view))
    const wanted = new Set<string>(readers.map(({ name }) => serviceRole(name)))
    // Grants of services that were not given stay as they are.
    const decided = new Set<string>([servicesGroup, ...services.map(({ name }) => serviceRole(name))])
    return [
      ...[...wanted].filter((role) => !now.has(role)).map((role) => `grant select on ${target} to ${quoted(role)}`),
      ...[...now]
        .filter((role) => decided.has(role) && !wanted.has(role))
        .map((role) => `revoke select on ${target} from ${quoted(role)}`),
    ]
  })
  // Several statements of one query are one transaction.
  if (changes.length > 0) await admin.query(changes.join(';\n'))
}

/**
 * Migrates a database to the latest state: roles and schemas, then every given service, in the order of `serviceNames`,
 * with the grants on its views. Safe to call from several processes at once; they wait for each other.
 */
export async function migrateAll(services: readonly ServiceMigrations[], options: MigrateOptions): Promise<void> {
  const admin = new pg.Client({ ...clientConfig(options.admin, 'public', 'waymark migrations') })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [migrationLock])
    await requireSameSecret(admin, options.secret)
    await bootstrapRoles(admin, options.secret)
    for (const name of serviceNames) {
      const service = services.find((candidate) => candidate.name === name)
      if (!service) continue
      await migrateService(service, admin, options)
      await grantViews(admin, name, services)
    }
  } finally {
    await admin.end()
  }
}
