import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isNotOver } from './booking-list-filter.ts'
import { phoneDigitsOf } from './booking-search.ts'
import type { BookingDatabase } from './schema.ts'

const maxFound = 10
/** Fewer digits are no phone number. */
const minPhoneDigits = 4

/** Whose clients: those of an organisation, or of one of its locations. */
export interface ClientsOf {
  readonly accountId: AccountId
  readonly serviceAreaId?: ServiceAreaId
}

export interface ClientRow {
  readonly id: UserProfileId
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly is_kept: boolean
}

/**
 * Whether a booking `b` makes its client one of those who got it: what took place, will, or is still being placed; not
 * what was cancelled, nor spaces that were only held.
 */
const makesClient = sql<boolean>`(b.user_service_area_id is null and b.client_user_profile_id is not null
  and (b.status in (${sql.join([bookingStatus.Confirmed, bookingStatus.Completed])})
    or b.item_type = 'Service' and b.status in (${sql.join([bookingStatus.New, bookingStatus.Incomplete])}) and ${isNotOver}))`

function isBookedWith({ accountId, serviceAreaId }: ClientsOf): RawBuilder<boolean> {
  const isThere =
    serviceAreaId === undefined ? sql`b.account_id = ${accountId}` : sql`b.service_area_id = ${serviceAreaId}`
  return sql<boolean>`(${isThere} and ${makesClient})`
}

/**
 * Name and phone of a person `p` as a client: of one who is kept, what was noted; of one with an account their own where a
 * service was booked, since its staff read them, else what they gave with their last spaces. No row of anybody else.
 */
const detailsAsClient = (of: ClientsOf) => sql`(
  select p.first_name, p.last_name, p.phone where p.kept_by_account_id = ${of.accountId}
  union all
  (select case b.item_type when 'Service' then p.first_name
      else coalesce(substring(h.contact_name from '^(.*) [^ ]+$'), h.contact_name) end,
    case b.item_type when 'Service' then p.last_name
      else coalesce(substring(h.contact_name from ' ([^ ]+)$'), '') end,
    case b.item_type when 'Service' then p.phone else h.contact_phone end
  from booking b left join activity_booking h on h.booking_id = b.id
  where p.kept_by_account_id is null and b.client_user_profile_id = p.id and ${isBookedWith(of)}
  order by b.item_type = 'Service' desc, b.id desc limit 1))`

/** Clients `p` with what is known of them `d`, to select from. */
export const clients = (of: ClientsOf) => sql`
  identity_api.person p cross join lateral ${detailsAsClient(of)} d (first_name, last_name, phone)`

export const clientColumns = sql`p.id, d.first_name, d.last_name, d.phone, p.kept_by_account_id is not null as is_kept`
export const byName = sql`lower(d.first_name), lower(d.last_name), p.id`

/**
 * The ids of those who may be clients: all, or who is found by part of a name or a phone number, or by an email address. An
 * address of somebody with an account counts whole alone: it could be spelt out by its parts.
 */
export function possibleClients(of: ClientsOf, search: string): RawBuilder<unknown> {
  const isKept = sql`p.kept_by_account_id = ${of.accountId}`
  if (search === '')
    return sql`select p.id from identity_api.person p where ${isKept}
      union select b.client_user_profile_id from booking b where ${isBookedWith(of)}`
  const digits = phoneDigitsOf(search)
  const phone = digits.length >= minPhoneDigits ? `%${digits}%` : null
  const isFound = (name: RawBuilder<unknown>, email: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
    // The first condition is that of the index.
    sql`((${containsSql(sql`${name} || ' ' || ${email}`, search)}
        and (${containsSql(name, search)} or lower(${email}) = lower(${search})))
      or regexp_replace(${number}, '\\D', '', 'g') like ${phone}::text)`
  return sql`
    select p.id from identity_api.person p
    where ${isKept} and (${isFound(sql`p.first_name || ' ' || p.last_name`, sql`p.email`, sql`p.phone`)}
      or ${containsSql('p.email', search)})
    union all
    select p.id from identity_api.person p
    where p.kept_by_account_id is null
      and ${isFound(sql`p.first_name || ' ' || p.last_name`, sql`p.email`, sql`p.phone`)}
      and exists (select from booking b
        where b.client_user_profile_id = p.id and b.item_type = 'Service' and ${isBookedWith(of)})
    union all
    select b.client_user_profile_id from activity_booking h join booking b on b.id = h.booking_id
    where ${isFound(sql`h.contact_name`, sql`h.contact_email`, sql`h.contact_phone`)} and ${isBookedWith(of)}`
}

/** Clients of an organisation by part of a name or a phone number, or by an email address. */
export async function findClientsOf(
  db: Kysely<BookingDatabase>,
  of: ClientsOf,
  search: string,
): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select ${clientColumns} from ${clients(of)}
    where p.id in (${possibleClients(of, search)}) and p.is_active
    order by ${byName} limit ${maxFound}`.execute(db)
  return rows
}

/** A client of an organisation as they are booked for; undefined for everybody else. */
export async function findOwnClient(db: Kysely<BookingDatabase>, of: ClientsOf, userProfileId: UserProfileId) {
  const { rows } = await sql<
    ClientRow & {
      readonly kept_by_account_id: AccountId | null
      readonly client_email: string
      readonly restricted_to_account_id: AccountId | null
      readonly restricted_to_account_name: string | null
    }
  >`
    select ${clientColumns}, p.kept_by_account_id, p.email as client_email, p.restricted_to_account_id,
      (select a.name from identity_api.account a where a.id = p.restricted_to_account_id) as restricted_to_account_name
    from ${clients(of)} where p.id = ${userProfileId} and p.is_active`.execute(db)
  return rows[0]
}

/** Whether a person is a client of an organisation. */
export async function isClient(
  db: Kysely<BookingDatabase>,
  of: ClientsOf,
  userProfileId: UserProfileId,
): Promise<boolean> {
  return (await findOwnClient(db, of, userProfileId)) !== undefined
}
