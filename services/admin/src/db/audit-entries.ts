import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { AdminDatabase, AuditEntryTable } from './schema.ts'

/** Adds one entry to the audit trail, once per key; entries are immutable. */
export async function addAuditEntry(db: Kysely<AdminDatabase>, entry: Insertable<AuditEntryTable>): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}

/** The object of an action. */
export interface AuditTarget {
  readonly kind: 'person' | 'account' | 'booking' | 'access map'
  readonly id: number
}

export interface AuditFilter {
  /** On any of them, or on all when empty. */
  readonly targets: readonly AuditTarget[]
  readonly targetKind?: string | undefined
  readonly action?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly search?: string
  /** Only what was done to this organisation; the search then looks at nothing that it does not see. */
  readonly accountId?: AccountId | undefined
}

/** People with the searched name that are followed; more have to be narrowed. */
const maxPeople = 200
/** A shorter text matches half the table. */
const minTextLength = 3

/** Conditions on an entry `e`; each is found by its own index. */
async function matching(db: Kysely<AdminDatabase>, filter: AuditFilter): Promise<RawBuilder<boolean>> {
  const { targets, targetKind, action, from, until, search = '', accountId } = filter
  const ofTargets = targets.map(({ kind, id }) => sql`(e.target_kind = ${kind} and e.target_id = ${id})`)
  const conditions = [
    sql`true`,
    targets.length > 0 && sql`(${sql.join(ofTargets, sql` or `)})`,
    targetKind !== undefined && sql`e.target_kind = ${targetKind}`,
    action !== undefined && sql`e.action = ${action}`,
    from !== undefined && sql`e.at >= ${from}`,
    until !== undefined && sql`e.at < ${until}`,
    accountId !== undefined && ofAccount(accountId),
    search !== '' &&
      (accountId === undefined ? foundBy(search, await findPeople(db, search)) : foundInAccount(search, accountId)),
  ].filter((part) => typeof part === 'object')
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const nameOf = sql`p.first_name || ' ' || p.last_name`
const nameAndEmail = sql`${nameOf} || ' ' || p.email`

function foundBy(search: string, peopleIds: readonly UserProfileId[]): RawBuilder<boolean> {
  const ids = sql`any(${[...peopleIds]}::bigint[])`
  return sql<boolean>`(${containsSql('e.words', search)} or e.admin_user_profile_id = ${ids}
    or (e.target_kind = 'person' and e.target_id = ${ids}))`
}

/** What was done to an organisation: to itself, its people, bookings of either side, reviews and access maps. */
function ofAccount(accountId: AccountId): RawBuilder<boolean> {
  const people = sql`(select p.id from identity_api.person p where p.account_id = ${accountId})`
  return sql<boolean>`(
    (e.target_kind = 'account' and e.target_id = ${accountId})
    or (e.target_kind = 'person' and e.target_id in ${people})
    or (e.target_kind = 'booking' and exists (select from booking_api.booking_party b where b.id = e.target_id
      and (b.account_id = ${accountId} or b.client_user_profile_id in ${people})))
    or (e.target_kind = 'review' and exists (select from booking_api.review_place r
      join provider_api.service_area a on a.id = r.service_area_id
      where r.id = e.target_id and a.account_id = ${accountId}))
    or (e.target_kind = 'access map' and exists (select from map_api.access_map_owner m
      where m.id = e.target_id and m.account_id = ${accountId})))`
}

/** Hidden facts and the email address of who did it are not searched: a hit would tell them. */
function foundInAccount(search: string, accountId: AccountId): RawBuilder<boolean> {
  const words = sql`replace(e.action, '-', ' ') || ' ' || e.target_kind || ' ' || coalesce(e.target_id::text, '')
    || ' ' || coalesce(e.after->>'reason', '')`
  return sql<boolean>`(${containsSql(words, search)}
    or exists (select from identity_api.person p where p.id = e.admin_user_profile_id
      and ${containsSql(nameOf, search)})
    or (e.target_kind = 'person' and exists (select from identity_api.person p where p.id = e.target_id
      and p.account_id = ${accountId} and ${containsSql(nameAndEmail, search)})))`
}

async function findPeople(db: Kysely<AdminDatabase>, search: string): Promise<UserProfileId[]> {
  if (search.length < minTextLength) return []
  const { rows } = await sql<{ id: UserProfileId }>`
    select p.id from identity_api.person p
    where ${containsSql(nameAndEmail, search)} limit ${maxPeople}`.execute(db)
  return rows.map(({ id }) => id)
}

function auditRows(db: Kysely<AdminDatabase>) {
  return db
    .selectFrom('audit_entry as e')
    .leftJoin('identity_api.person as p', 'p.id', 'e.admin_user_profile_id')
    .leftJoin('identity_api.person as t', (join) =>
      join.onRef('t.id', '=', 'e.target_id').on('e.target_kind', '=', 'person'),
    )
    .leftJoin('identity_api.account as o', (join) =>
      join.onRef('o.id', '=', 'e.target_id').on('e.target_kind', '=', 'account'),
    )
    .leftJoin('badge_partner as b', (join) =>
      join.onRef('b.id', '=', 'e.target_id').on('e.target_kind', '=', 'badge partner'),
    )
    .select(['e.id', 'e.at', 'e.admin_user_profile_id', 'e.action', 'e.target_kind', 'e.target_id'])
    .select(['e.before', 'e.after', sql<string | null>`p.first_name || ' ' || p.last_name`.as('admin_name')])
    .select(sql<string | null>`coalesce(t.first_name || ' ' || t.last_name, o.name, b.name)`.as('target_name'))
    .orderBy('e.id', 'desc')
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['executeTakeFirstOrThrow']>>

/** One page of the matching actions, newest first. Not prepared (`db`): the best plan depends on the filter. */
export async function listAuditEntries(
  db: Kysely<AdminDatabase>,
  filter: AuditFilter,
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  const matches = await matching(db, filter)
  const [rows, total] = await Promise.all([
    auditRows(db)
      .where(matches)
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    db
      .selectFrom('audit_entry as e')
      .where(matches)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** The ids of the matching actions, newest first; undefined when there are more than `max`. */
export async function listAuditEntryIds(
  db: Kysely<AdminDatabase>,
  filter: AuditFilter,
  max: number,
): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom('audit_entry as e')
    .select('e.id')
    .where(await matching(db, filter))
    .orderBy('e.id', 'desc')
    .limit(max + 1)
    .execute()
  return rows.length > max ? undefined : rows.map(({ id }) => id)
}

/** The actions with these ids, newest first. */
export async function listAuditEntriesById(db: Kysely<AdminDatabase>, ids: readonly number[]): Promise<AuditRow[]> {
  return auditRows(db)
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .execute()
}
