import type { QuoteStatus } from '@waymark/domain/booking/quote'
import { quoteLimits } from '@waymark/domain/booking/quote'
import type { AccountId, QuoteId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase, QuoteTable } from './schema.ts'

type Database = Kysely<BookingDatabase>

function quotes(db: Database) {
  return (
    db
      .selectFrom('quote as q')
      .innerJoin('provider_api.service_area as a', 'a.id', 'q.service_area_id')
      .innerJoin('identity_api.account as c', 'c.id', 'q.account_id')
      .innerJoin('identity_api.person as p', 'p.id', 'q.client_user_profile_id')
      .leftJoin('provider_api.suspended_account as s', 's.account_id', 'q.account_id')
      .select([
        'q.id',
        'q.account_id',
        'q.service_area_id',
        'q.service_area_service_id',
        'q.service_id',
        'q.own_service_name',
        'q.size_option_id',
        'q.time_zone',
        'q.currency',
        'q.client_user_profile_id',
        'q.user_service_area_id',
        'q.words',
        'q.address',
        'q.status',
        'q.price_cents',
        'q.answer',
        'q.stands_until',
        'q.answered_at',
        'q.answered_by',
        'q.asked_at',
        'a.name as area_name',
        'c.name as account_name',
      ])
      .select(sql<boolean>`s.account_id is not null`.as('is_suspended'))
      // What was open then was closed with the organisation.
      .select(
        sql<boolean>`q.status = 'TurnedDown' and coalesce(s.is_for_good and q.closed_at >= s.suspended_at, false)`.as(
          'is_closed_for_good',
        ),
      )
      .select(sql<string>`p.first_name || ' ' || p.last_name`.as('client_name'))
  )
}

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>

export async function findQuote(db: Database, quoteId: QuoteId) {
  return quotes(db).where('q.id', '=', quoteId).executeTakeFirst()
}

/** A quote, locked for an answer or its end. */
export async function lockQuote(trx: Transaction<BookingDatabase>, quoteId: QuoteId) {
  return quotes(trx).where('q.id', '=', quoteId).forUpdate('q').executeTakeFirst()
}

/** The next open quotes of an organisation, locked to be closed. */
export async function lockOpenOfAccount(trx: Transaction<BookingDatabase>, accountId: AccountId, count: number) {
  return quotes(trx)
    .where('q.account_id', '=', accountId)
    .where('q.status', 'in', ['Asked', 'Answered'])
    .orderBy('q.id')
    .limit(count)
    .forUpdate('q')
    .execute()
}

/** Whose quotes a list has: those that a person or a location asked for, or that a location was asked for. */
export type QuotesOf =
  | { readonly answeredBy: ServiceAreaId }
  | { readonly askedByArea: ServiceAreaId }
  | { readonly askedBy: UserProfileId }

/** One page of quotes, the newest first. */
export async function listQuotes(
  db: Database,
  of: QuotesOf,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
) {
  const found = quotes(db).where((row) => {
    if ('answeredBy' in of) return row('q.service_area_id', '=', of.answeredBy)
    if ('askedByArea' in of) return row('q.user_service_area_id', '=', of.askedByArea)
    return row.and([row('q.client_user_profile_id', '=', of.askedBy), row('q.user_service_area_id', 'is', null)])
  })
  const [rows, total] = await Promise.all([
    found
      .orderBy('q.id', 'desc')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** How many quotes of a location wait for a price; none while its organisation is suspended, which can give none. */
export async function countQuotesToAnswer(db: Database, serviceAreaId: ServiceAreaId): Promise<number> {
  const { count } = await db
    .selectFrom('quote as q')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('service_area_id', '=', serviceAreaId)
    .where('status', '=', 'Asked')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_api.suspended_account as s')
            .select('s.account_id')
            .whereRef('s.account_id', '=', 'q.account_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a question; undefined when the client has too many open ones with the organisation. A key that was used answers its quote. */
export async function addQuote(
  trx: Transaction<BookingDatabase>,
  quote: Insertable<QuoteTable>,
): Promise<QuoteId | undefined> {
  // Whoever asks at the same time waits here, and then counts this one.
  await sql`select pg_advisory_xact_lock(hashtextextended('quotes of ' || ${quote.client_user_profile_id}, 0))`.execute(
    trx,
  )
  const before = quote.idempotency_key
    ? await trx
        .selectFrom('quote')
        .select('id')
        .where('client_user_profile_id', '=', quote.client_user_profile_id)
        .where('idempotency_key', '=', quote.idempotency_key)
        .executeTakeFirst()
    : undefined
  if (before) return before.id
  const open = await trx
    .selectFrom('quote')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('client_user_profile_id', '=', quote.client_user_profile_id)
    .where('account_id', '=', quote.account_id)
    .where('status', 'in', ['Asked', 'Answered'])
    .executeTakeFirstOrThrow()
  if (open.count >= quoteLimits.maxOpen) return undefined
  const { id } = await trx.insertInto('quote').values(quote).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function writeAnswer(
  trx: Transaction<BookingDatabase>,
  quoteId: QuoteId,
  answer: {
    readonly price_cents: number
    readonly answer: string
    readonly stands_until: Date
    readonly answered_at: Date
    readonly answered_by: UserProfileId
  },
): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ ...answer, status: 'Answered' })
    .where('id', '=', quoteId)
    .execute()
}

export async function closeQuoteAs(
  trx: Transaction<BookingDatabase>,
  quoteId: QuoteId,
  status: QuoteStatus,
  now: Date,
): Promise<void> {
  await trx.updateTable('quote').set({ status, closed_at: now }).where('id', '=', quoteId).execute()
}

/** The next quotes whose price stands no longer, or that nobody answered; locked, and skipping those of another worker. */
export async function lockLapsed(trx: Transaction<BookingDatabase>, now: Date, count: number) {
  const unansweredSince = new Date(now.getTime() - quoteLimits.answerDays * 86_400_000)
  const { rows } = await sql<{
    readonly id: QuoteId
    readonly client_user_profile_id: UserProfileId
    readonly account_name: string
  }>`
    select q.id, q.client_user_profile_id, c.name as account_name
    from quote q join identity_api.account c on c.id = q.account_id
    where q.status in ('Asked', 'Answered') and coalesce(q.stands_until, q.asked_at) <= ${now}
      and (q.stands_until is not null or q.asked_at <= ${unansweredSince})
    order by coalesce(q.stands_until, q.asked_at) limit ${count} for update of q skip locked`.execute(trx)
  return rows
}

const quoteConstraints: readonly unknown[] = ['booking_of_open_quote', 'booking_series_of_quote']

/** Whether an insert of a booking was refused because its quote cannot be accepted any more: it is closed, or was accepted. */
export function isQuoteTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && quoteConstraints.includes(error.constraint)
}
