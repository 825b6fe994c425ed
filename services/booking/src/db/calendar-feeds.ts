import type { ItemType } from '@waymark/domain/enums'
import { bookingStatus } from '@waymark/domain/enums'
import type { ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { managerRoles } from '@waymark/domain/rights/booking-rights'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The current calendar feed of a person. */
export async function findFeedOf(db: Kysely<BookingDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('calendar_feed')
    .select(['feed_key', 'created_at', 'covers_locations'])
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirst()
}

/** The owner of a feed, while they have an account. */
export async function findFeedOwner(db: Kysely<BookingDatabase>, feedKey: string) {
  return db
    .selectFrom('calendar_feed as f')
    .innerJoin('identity_api.person as p', 'p.id', 'f.user_profile_id')
    .select(['p.id', 'p.account_id', 'p.is_account_admin', 'f.covers_locations'])
    .where('f.feed_key', '=', feedKey)
    .where('p.is_active', '=', true)
    .executeTakeFirst()
}

type FeedOwner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>

/**
 * The areas whose bookings of an item type the owner manages, if the feed covers them. An array, so that a booking's
 * index by area is read.
 */
function areasCovered(owner: FeedOwner, itemType: ItemType): RawBuilder<ServiceAreaId[]> {
  if (!owner.covers_locations) return sql`'{}'::bigint[]`
  return owner.is_account_admin
    ? sql`array(select a.id from provider_api.service_area a where a.account_id = ${owner.account_id})`
    : sql`array(select m.service_area_id from identity_api.membership m
        where m.user_profile_id = ${owner.id} and m.role = any(${[...managerRoles(itemType)]}::int[]))`
}

/** Opens a person's feed; `isRenewed` replaces the existing address, `coversLocations` what it has. */
export async function openFeed(
  db: Kysely<BookingDatabase>,
  feed: {
    readonly userProfileId: UserProfileId
    readonly isRenewed: boolean
    readonly coversLocations?: boolean | undefined
    readonly at: Date
  },
): Promise<void> {
  const { userProfileId, isRenewed, coversLocations, at } = feed
  await db
    .insertInto('calendar_feed')
    .values({
      user_profile_id: userProfileId,
      feed_key: crypto.randomUUID(),
      created_at: at,
      covers_locations: coversLocations ?? false,
    })
    .onConflict((conflict) =>
      conflict.column('user_profile_id').doUpdateSet((row) => ({
        feed_key: row.ref(isRenewed ? 'excluded.feed_key' : 'calendar_feed.feed_key'),
        created_at: row.ref(isRenewed ? 'excluded.created_at' : 'calendar_feed.created_at'),
        covers_locations: row.ref(
          coversLocations === undefined ? 'calendar_feed.covers_locations' : 'excluded.covers_locations',
        ),
      })),
    )
    .execute()
}

export async function closeFeed(db: Kysely<BookingDatabase>, userProfileId: UserProfileId): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_profile_id', '=', userProfileId).execute()
}

/** The ids of a person's bookings in a span: those they made, those assigned to them where they still work, and those of locations that the feed covers. */
export async function listFeedIds(
  db: Kysely<BookingDatabase>,
  owner: FeedOwner,
  span: { readonly from: Date; readonly until: Date; readonly max: number },
): Promise<BookingId[]> {
  const userProfileId = owner.id
  const { rows } = await sql<{ id: BookingId }>`
    select id from (
      select b.id, b.starts_at from booking b
      where b.client_user_profile_id = ${userProfileId} and b.starts_at >= ${span.from} and b.starts_at < ${span.until}
        and b.status in (1, 2, 3)
      union
      select b.id, b.starts_at from staff_time t join booking b on b.id = t.booking_id
      where t.user_profile_id = ${userProfileId} and t.is_live and b.status <> ${bookingStatus.Cancelled}
        and lower(t.during) >= ${span.from} and lower(t.during) < ${span.until}
        and (exists (select from identity_api.membership m
            where m.user_profile_id = t.user_profile_id and m.service_area_id = b.service_area_id)
          or exists (select from identity_api.person p
            where p.id = t.user_profile_id and p.is_account_admin and p.account_id = b.account_id))
      union
      select b.id, b.starts_at from booking b
      where b.service_area_id = any(${areasCovered(owner, 'Service')}) and b.item_type = 'Service'
        and b.starts_at >= ${span.from} and b.starts_at < ${span.until} and b.status in (1, 2, 3)
    ) mine order by starts_at limit ${span.max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A session as the calendar of its staff shows it. */
export interface SessionOfStaff {
  readonly id: ActivitySessionId
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly calendar_sequence: number
  readonly spaces_taken: number
  readonly max_spaces: number
  readonly address: string
}

/** The sessions of a span that a person helps with where they still work, and those of locations that the feed covers. */
export async function listSessionsOfStaff(
  db: Kysely<BookingDatabase>,
  owner: FeedOwner,
  span: { readonly from: Date; readonly until: Date; readonly max: number },
): Promise<SessionOfStaff[]> {
  const { rows } = await sql<SessionOfStaff>`
    select e.id, t.title, e.starts_at, e.ends_at, e.calendar_sequence, e.spaces_taken, e.max_spaces, a.address
    from (select k.id from activity_session k
      where k.service_area_id = any(${areasCovered(owner, 'Activity')}) and k.starts_at >= ${span.from} and k.starts_at < ${span.until}
        and k.status in ('Active', 'Completed')
    union
    select e.id from staff_time w
    join activity_session e on e.id = w.activity_session_id
    where w.user_profile_id = ${owner.id} and w.is_live and w.activity_session_id is not null
      and lower(w.during) >= ${span.from} and lower(w.during) < ${span.until}
      and e.status in ('Active', 'Completed')
      and (exists (select from identity_api.membership m
          where m.user_profile_id = w.user_profile_id and m.service_area_id = e.service_area_id)
        or exists (select from identity_api.person p
          where p.id = w.user_profile_id and p.is_account_admin and p.account_id = e.account_id))) mine
    join activity_session e on e.id = mine.id
    join provider_api.activity t on t.id = e.activity_id
    join provider_api.service_area a on a.id = e.service_area_id
    order by e.starts_at limit ${span.max}`.execute(db)
  return rows
}
