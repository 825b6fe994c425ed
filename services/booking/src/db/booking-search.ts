import type { AccountId, ActivityId, BookingId, SeriesId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Parses "#1042" or "1042" as the number of a booking or a series; null for any other text. */
export function numberIn(search: string): number | null {
  return /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : null
}

/** What a search text refers to. */
export interface Searched {
  /** The number of a booking or a series; null for any other text. */
  readonly number: number | null
  readonly peopleIds: readonly UserProfileId[]
  readonly areaIds: readonly ServiceAreaId[]
  readonly accountIds: readonly AccountId[]
  readonly seriesIds: readonly SeriesId[]
  readonly activityIds: readonly ActivityId[]
  /** Bookings of sessions whose contact, a guest perhaps, is the one meant. */
  readonly contactIds: readonly BookingId[]
  /** True when there were more matches than are followed, so the result is incomplete. */
  readonly isCut: boolean
}

/** The maximum number of matches followed of each kind. */
const maxFollowed = 1000

/** A shorter text matches half the table. */
const minTextLength = 3
/** Fewer digits are a house number rather than a phone number. */
const phoneDigits = 6

const noMatches = {
  peopleIds: [],
  areaIds: [],
  accountIds: [],
  seriesIds: [],
  activityIds: [],
  contactIds: [],
  isCut: false,
}

/**
 * The significant digits of a phone number, so that "021 555 0142" and "+64 21 555 0142" compare equal. Empty for any
 * other text.
 */
export function phoneDigitsOf(search: string): string {
  if (!/^[+()\d\s-]+$/.test(search)) return ''
  const digits = search.replace(/\D/g, '')
  const isFromAbroad = /^\s*\(?(?:\+|00)/.test(search)
  return (isFromAbroad ? digits.replace(/^(?:00)?6[14]/, '') : digits).replace(/^0/, '')
}

/**
 * Resolves a number, name, address, email address or phone number given on the phone. Each is looked up on its own
 * index, which an `or` over joined rows would not use.
 */
export async function findSearched(db: Kysely<BookingDatabase>, search: string): Promise<Searched> {
  const number = numberIn(search)
  if (search.length < minTextLength) return { ...noMatches, number }
  const digits = phoneDigitsOf(search)
  const phone = digits.length >= phoneDigits ? `%${digits}%` : null
  const { rows } = await sql<{
    people: UserProfileId[]
    areas: ServiceAreaId[]
    accounts: AccountId[]
    series: SeriesId[]
    activities: ActivityId[]
    contacts: BookingId[]
  }>`
    select
      array(select p.id from identity_api.person p
        where ${containsSql(sql`p.first_name || ' ' || p.last_name || ' ' || p.email`, search)}
          or regexp_replace(p.phone, '\\D', '', 'g') like ${phone}::text limit ${maxFollowed + 1}) as people,
      array(select a.id from provider_api.service_area a where ${containsSql('a.name', search)} limit ${maxFollowed + 1}) as areas,
      array(select c.id from identity_api.account c
        where c.business_subtype is not null and ${containsSql('c.name', search)} limit ${maxFollowed + 1}) as accounts,
      array(select s.id from booking_series s
        where ${containsSql('s.address', search)} or ${containsSql('s.recipient_name', search)}
          or ${containsSql('s.own_service_name', search)}
          or regexp_replace(s.recipient_phone, '\\D', '', 'g') like ${phone}::text
        limit ${maxFollowed + 1}) as series,
      array(select t.id from provider_api.activity t where ${containsSql('t.title', search)} limit ${maxFollowed + 1}) as activities,
      array(select h.booking_id from activity_booking h
        where ${containsSql(sql`h.contact_name || ' ' || h.contact_email`, search)}
          or regexp_replace(h.contact_phone, '\\D', '', 'g') like ${phone}::text
        limit ${maxFollowed + 1}) as contacts`.execute(db)
  const { people = [], areas = [], accounts = [], series = [], activities = [], contacts = [] } = rows[0] ?? {}
  return {
    number,
    peopleIds: people.slice(0, maxFollowed),
    areaIds: areas.slice(0, maxFollowed),
    accountIds: accounts.slice(0, maxFollowed),
    seriesIds: series.slice(0, maxFollowed),
    activityIds: activities.slice(0, maxFollowed),
    contactIds: contacts.slice(0, maxFollowed),
    isCut: [people, areas, accounts, series, activities, contacts].some(({ length }) => length > maxFollowed),
  }
}
