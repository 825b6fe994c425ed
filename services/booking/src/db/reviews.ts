import type { ReviewId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingRow } from './booking-rows.ts'
import type { BookingDatabase } from './schema.ts'

/** Makes the feedback of a booking the one review that its client has of the location; an older one makes way. */
export async function publishReview(
  trx: Transaction<BookingDatabase>,
  booking: ReviewedBooking,
  at: Date,
): Promise<void> {
  const clientId = booking.client_user_profile_id
  const client = { client_user_profile_id: clientId, guest_id: clientId === null ? booking.guest_id : null }
  await trx
    .deleteFrom('review')
    .where('service_area_id', '=', booking.service_area_id)
    .where((row) =>
      clientId === null ? row('guest_id', '=', client.guest_id) : row('client_user_profile_id', '=', clientId),
    )
    .execute()
  await trx
    .insertInto('review')
    .values({
      booking_id: booking.id,
      service_area_id: booking.service_area_id,
      ...client,
      created_at: at,
      hidden_at: null,
      hidden_reason: null,
    })
    .execute()
}

type ReviewedBooking = Pick<BookingRow, 'id' | 'service_area_id' | 'client_user_profile_id' | 'guest_id'>

interface Page {
  readonly pageNumber: number
  readonly pageSize: number
}

const reviewRows = (db: Kysely<BookingDatabase>) =>
  db
    .selectFrom('review as r')
    .innerJoin('feedback as f', 'f.booking_id', 'r.booking_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'r.service_area_id')

/** What a review shows; a person goes by their first name, a guest by the first word of the name they gave. */
const shown = [
  'r.id',
  'r.service_area_id',
  'r.hidden_reason',
  'f.stars',
  'f.comment',
  'f.was_as_accessible',
  'f.answer',
  'r.created_at',
  'a.name as area_name',
  'a.time_zone',
] as const

const firstName = sql<string | null>`coalesce(
  (select p.first_name from identity_api.person p where p.id = r.client_user_profile_id),
  (select split_part(h.contact_name, ' ', 1) from activity_booking h where h.booking_id = r.booking_id))`

/** One page of the reviews of a location that are up, and how all of them answered. */
export async function listVenueReviews(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId, page: Page) {
  const up = reviewRows(db).where('r.service_area_id', '=', serviceAreaId).where('r.hidden_at', 'is', null)
  const [rows, sums] = await Promise.all([
    up
      .select(shown)
      .select(firstName.as('first_name'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    up
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`count(*) filter (where f.was_as_accessible = 'yes')::int`.as('yes'),
        sql<number>`count(f.was_as_accessible)::int`.as('answered'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { rows, sums }
}

export type ReviewRow = Awaited<ReturnType<typeof listVenueReviews>>['rows'][number]

/** One page of the reviews with reports that nobody has settled, or of those taken down. */
export async function listReviewsToModerate(
  db: Kysely<BookingDatabase>,
  { state, ...page }: Page & { readonly state: 'reported' | 'hidden' },
) {
  const wanted = reviewRows(db)
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .$if(state === 'hidden', (query) => query.where('r.hidden_at', 'is not', null))
    .$if(state === 'reported', (query) =>
      query
        .where('r.hidden_at', 'is', null)
        .where((row) =>
          row.exists(
            row.selectFrom('review_report as o').whereRef('o.review_id', '=', 'r.id').where('o.settled_at', 'is', null),
          ),
        ),
    )
  const [rows, total] = await Promise.all([
    wanted
      .select(shown)
      .select([
        'c.name as account_name',
        firstName.as('first_name'),
        sql<string[]>`array(select o.reason from review_report o where o.review_id = r.id order by o.created_at)`.as(
          'reports',
        ),
      ])
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    wanted.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** A review that is up. */
export async function findReview(db: Kysely<BookingDatabase>, reviewId: ReviewId) {
  return db
    .selectFrom('review')
    .select(['id', 'service_area_id'])
    .where('id', '=', reviewId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}

/** Saves why somebody reports a review; false when they have before. */
export async function insertReport(
  db: Kysely<BookingDatabase>,
  report: {
    readonly review_id: ReviewId
    readonly user_profile_id: UserProfileId
    readonly reason: string
    readonly created_at: Date
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('review_report')
    .values({ ...report, settled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Takes a review down or puts it up, and settles its reports; the reason it was down for before, or undefined for no such review. */
export async function moderate(
  trx: Transaction<BookingDatabase>,
  {
    reviewId,
    isHidden,
    reason,
    at,
  }: { readonly reviewId: ReviewId; readonly isHidden: boolean; readonly reason: string; readonly at: Date },
): Promise<{ readonly wasHidden: boolean } | undefined> {
  const before = await trx
    .selectFrom('review')
    .select('hidden_at')
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await trx
    .updateTable('review')
    .set(isHidden ? { hidden_at: at, hidden_reason: reason } : { hidden_at: null, hidden_reason: null })
    .where('id', '=', reviewId)
    .execute()
  await trx
    .updateTable('review_report')
    .set({ settled_at: at })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .execute()
  return { wasHidden: before.hidden_at !== null }
}

/** What decides who sees a location. */
export async function findAreaToSee(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('provider_api.service_area')
    .select(['id as service_area_id', 'account_id', 'is_private', 'is_active'])
    .where('id', '=', serviceAreaId)
    .executeTakeFirst()
}
