import type { ActivityId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { GuestCaller } from '@waymark/service-kit/caller'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import {
  closedFor,
  heldCount,
  isBeforeClosing,
  offeredCount,
  sessionColumns,
  waitingCount,
} from './sessions-to-book.ts'

function activities(db: Kysely<BookingDatabase>) {
  return db
    .selectFrom('provider_api.activity as t')
    .innerJoin('provider_api.service_area as a', 'a.id', 't.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 't.account_id')
    .leftJoin('provider_api.business as o', 'o.account_id', 't.account_id')
    .select(['t.id', 't.status', 't.title', 't.description', 't.kind_ids', 't.min_age', 't.max_age'])
    .select(['t.price_cents', 't.concession_price_cents', 't.has_free_companion', 't.banner_key', 't.banner_alt'])
    .select(['t.preparation', 't.policy_note', 't.refund_until_hours'])
    .select(['t.contact_name', 't.contact_email', 't.contact_phone'])
    .select(['t.service_area_id', 't.account_id', 'a.name as area_name', 'a.suburb', 'a.address', 'a.lat', 'a.lng'])
    .select(['a.country_id', 'a.time_zone', 'a.is_private', 'a.is_active', 'c.name as account_name'])
    .select(['o.small_logo_key as logo_key', 'o.card_status', 'o.tax_number'])
}

/** An activity as its page and lists show it, whatever its status. */
export async function findActivityToBook(db: Kysely<BookingDatabase>, activityId: ActivityId) {
  return activities(db).where('t.id', '=', activityId).executeTakeFirst()
}

export type ActivityToBook = NonNullable<Awaited<ReturnType<typeof findActivityToBook>>>

const activitiesById = prepare((db: Kysely<BookingDatabase>, { ids }: Slots<{ ids: readonly ActivityId[] }>) =>
  activities(db)
    .innerJoin('provider_api.activity_to_find as f', 'f.id', 't.id')
    // Masks of 64 bits are more than a number holds.
    .select(sql<string>`f.facts_yes::text`.as('facts_yes'))
    .select(sql<string>`f.facts_no::text`.as('facts_no'))
    .select(sql<string>`f.area_facts_yes::text`.as('area_facts_yes'))
    .select(sql<string>`f.area_facts_no::text`.as('area_facts_no'))
    .select(['f.fact_measures', 'f.area_fact_measures'])
    .where('t.id', '=', sql<ActivityId>`any(${ids}::bigint[])`),
)

type FoundActivityToBook = Awaited<ReturnType<typeof activitiesById>>[number]

/** The activities of a search, each with what is known of its access. */
export async function listActivitiesToBook(
  db: Kysely<BookingDatabase>,
  activityIds: readonly ActivityId[],
): Promise<ReadonlyMap<ActivityId, FoundActivityToBook>> {
  if (activityIds.length === 0) return new Map()
  const rows = await activitiesById(db, { ids: activityIds })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which of the sessions to come: a page of them, or those of a month (`YYYY-MM`) of their wall time. */
export interface SessionsAsked {
  readonly now: Date
  readonly page: number
  readonly pageSize: number
  readonly month: string | null
}

/** The sessions of one activity that are still to come, full ones among them, with their number. */
export async function listSessionsToCome(
  db: Kysely<BookingDatabase>,
  activityId: ActivityId,
  { now, page, pageSize, month }: SessionsAsked,
) {
  const open = db
    .selectFrom('activity_session as s')
    .where('s.activity_id', '=', activityId)
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', now)
    .where(isBeforeClosing)
    .$if(month !== null, (query) =>
      query
        .where('s.starts_at', '>=', sql<Date>`${`${month}-01`}::timestamp at time zone s.time_zone`)
        .where(
          's.starts_at',
          '<',
          sql<Date>`(${`${month}-01`}::timestamp + interval '1 month') at time zone s.time_zone`,
        ),
    )
  const [sessions, { count }] = await Promise.all([
    open
      .select(sessionColumns)
      .select(closedFor.as('closed_for'))
      .select([waitingCount.as('waiting'), heldCount.as('held'), offeredCount.as('offered')])
      .orderBy('s.starts_at')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    open.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { sessions, count }
}

/** What an amenity is, what it has and where it is; undefined for an activity. */
export async function findAmenity(db: Kysely<BookingDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.amenity')
    .select(['amenity_type_id', 'feature_ids', 'whereabouts'])
    .where('id', '=', activityId)
    .executeTakeFirst()
}

/** What people said who came to an activity, the newest first, and how all of them answered. */
export async function listReviews(db: Kysely<BookingDatabase>, activityId: ActivityId, count: number) {
  const ofActivity = db
    .selectFrom('activity_session as s')
    .innerJoin('booking as b', 'b.activity_session_id', 's.id')
    .innerJoin('feedback as f', 'f.booking_id', 'b.id')
    .where('s.activity_id', '=', activityId)
    .where(isNotTakenDown)
  const [reviews, sums] = await Promise.all([
    ofActivity
      .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
      .select([
        'f.stars',
        'f.comment',
        'f.was_as_accessible',
        'f.created_at',
        'f.answer',
        'h.contact_name',
        's.time_zone',
      ])
      .orderBy('f.created_at', 'desc')
      .limit(count)
      .execute(),
    ofActivity
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`count(*) filter (where f.was_as_accessible = 'yes')::int`.as('yes'),
        sql<number>`count(f.was_as_accessible)::int`.as('answered'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { reviews, sums }
}

/** The pictures of an activity, its banner first. */
export async function listActivityPictures(db: Kysely<BookingDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.activity_picture')
    .select(['file_key', 'alt'])
    .where('activity_id', '=', activityId)
    .orderBy(sql`kind = 'banner'`, 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** PDFs about the accessibility of an activity. */
export async function listActivityDocuments(db: Kysely<BookingDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.activity_document')
    .select(['file_key', 'title', 'size_bytes'])
    .where('activity_id', '=', activityId)
    .orderBy('id')
    .execute()
}

/** The live bookings of a guest, of a person, or of the location that a person books for, in the sessions of an activity. */
export async function listLiveBookingsOfActivity(
  db: Kysely<BookingDatabase>,
  activityId: ActivityId,
  owner:
    | { readonly userProfileId: UserProfileId; readonly userServiceAreaId: ServiceAreaId | null }
    | Pick<GuestCaller, 'guestId' | 'email'>,
) {
  return db
    .selectFrom('booking as b')
    .innerJoin('activity_session as s', 's.id', 'b.activity_session_id')
    .select(['b.id', 'b.status', 's.id as activity_session_id'])
    .where('s.activity_id', '=', activityId)
    .where('b.status', 'in', [0, 1])
    .$call((query) =>
      'guestId' in owner
        ? query
            .where('b.guest_id', '=', owner.guestId)
            .$if(owner.email !== null, (some) =>
              some.where((row) =>
                row.exists(
                  row
                    .selectFrom('activity_booking as h')
                    .select(sql.lit(1).as('one'))
                    .whereRef('h.booking_id', '=', 'b.id')
                    .where(sql`lower(h.contact_email)`, '=', owner.email),
                ),
              ),
            )
        : owner.userServiceAreaId === null
          ? query
              .where('b.client_user_profile_id', '=', owner.userProfileId)
              .where('b.user_service_area_id', 'is', null)
          : query.where('b.user_service_area_id', '=', owner.userServiceAreaId),
    )
    .orderBy('b.starts_at')
    .limit(200)
    .execute()
}

/** What those who came to its sessions said of an activity; each of them counts for its place as well. */
export async function findRatingOfActivity(
  db: Kysely<BookingDatabase>,
  activityId: ActivityId,
): Promise<{ average: number | null; rating_count: number }> {
  return db
    .selectFrom('feedback as f')
    .innerJoin('booking as b', 'b.id', 'f.booking_id')
    .innerJoin('activity_session as s', 's.id', 'b.activity_session_id')
    .select(sql<number | null>`round(avg(f.stars), 1)::float8`.as('average'))
    .select((row) => row.fn.countAll<number>().as('rating_count'))
    .where('s.activity_id', '=', activityId)
    .where(isNotTakenDown)
    .executeTakeFirstOrThrow()
}

/** Of feedback `f`: an administrator has not taken its review down. */
const isNotTakenDown = sql<boolean>`not exists (select from review r where r.booking_id = f.booking_id and r.hidden_at is not null)`
