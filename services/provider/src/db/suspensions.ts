import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

type Trx = Transaction<ProviderDatabase>

/** The constraint by which the database refuses to open a location of a suspended organisation. */
const notSuspended = 'service_area_not_suspended'

/** Whether the database refused to open a location because its organisation is suspended. */
export function isRefusedBySuspension(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === notSuspended
}

/** An organisation with its suspension, where it has one, and its locations counted. */
export async function findOrganisation(db: Kysely<ProviderDatabase>, accountId: AccountId) {
  return db
    .selectFrom('identity_api.account as c')
    .leftJoin('suspended_account as s', 's.account_id', 'c.id')
    .leftJoin('identity_api.person as p', 'p.id', 's.suspended_by')
    .select(['c.id', 'c.name', 's.reason', 's.is_for_good', 's.keeps_bookings', 's.suspended_at'])
    .select(sql<string>`concat_ws(' ', p.first_name, p.last_name)`.as('by_name'))
    .select((row) => [
      row
        .selectFrom('service_area as a')
        .select((area) => area.fn.countAll<number>().as('count'))
        .whereRef('a.account_id', '=', 'c.id')
        .where('a.is_active', '=', true)
        .as('open_count'),
      row
        .selectFrom('service_area as a')
        .select((area) => area.fn.countAll<number>().as('count'))
        .whereRef('a.account_id', '=', 'c.id')
        .where('a.is_suspended', '=', true)
        .as('suspended_count'),
    ])
    .where('c.id', '=', accountId)
    .where('c.business_subtype', 'is not', null)
    .executeTakeFirst()
}

export async function findSuspension(trx: Trx, accountId: AccountId) {
  return trx.selectFrom('suspended_account').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/**
 * Lets no location open or close until the transaction ends, and waits for those that are about to: otherwise one could
 * open between the look and the write.
 */
export async function lockLocations(trx: Trx): Promise<void> {
  await sql`lock table service_area in share row exclusive mode`.execute(trx)
}

interface Suspension {
  readonly accountId: AccountId
  readonly isForGood: boolean
  readonly reason: string
  readonly keepsBookings: boolean
  readonly at: Date
  readonly by: UserProfileId
}

/** Writes a suspension, in place of the one there is, and closes the open locations; returns how many. */
export async function writeSuspension(trx: Trx, suspension: Suspension): Promise<number> {
  const { accountId, at } = suspension
  const values = {
    is_for_good: suspension.isForGood,
    reason: suspension.reason,
    keeps_bookings: suspension.keepsBookings,
    suspended_at: at,
    suspended_by: suspension.by,
  }
  await trx
    .insertInto('suspended_account')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  const closed = await trx
    .updateTable('service_area')
    .set({ is_active: false, is_suspended: true, version: sql`version + 1`, updated_at: at })
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .returning('id')
    .execute()
  return closed.length
}

/** Ends a suspension, and opens the locations that it had closed; returns how many. */
export async function endSuspension(trx: Trx, accountId: AccountId, at: Date): Promise<number> {
  await trx.deleteFrom('suspended_account').where('account_id', '=', accountId).execute()
  const opened = await trx
    .updateTable('service_area')
    .set({ is_active: true, is_suspended: false, version: sql`version + 1`, updated_at: at })
    .where('account_id', '=', accountId)
    .where('is_suspended', '=', true)
    .returning('id')
    .execute()
  return opened.length
}
