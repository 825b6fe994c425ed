import { likePattern } from '@waymark/service-kit/like-pattern'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The number of a booking or a series that a text is, as "#1042" or "1042"; null for any other text. */
export function numberIn(search: string): number | null {
  return /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : null
}

/** Whom and what a text means. */
export interface Searched {
  /** The number of a booking or a series; null for any other text. */
  readonly number: number | null
  readonly peopleIds: readonly number[]
  readonly areaIds: readonly number[]
  readonly accountIds: readonly number[]
  readonly seriesIds: readonly number[]
  /** More fit than are followed: what is found is not all. */
  readonly isCut: boolean
}

/** Of people, areas, organisations and series that fit a text, so many are followed. */
const maxFollowed = 1000

/** A shorter text fits half of everybody. */
const minTextLength = 3
/** Fewer digits than this are a house number, not a phone number. */
const phoneDigits = 6

const nothing = { peopleIds: [], areaIds: [], accountIds: [], seriesIds: [], isCut: false }

/**
 * The digits that a phone number has however it is written: "021 555 0142" and "+64 21 555 0142" are one. Empty for a
 * text that is no phone number.
 */
function phoneDigitsOf(search: string): string {
  if (!/^[+()\d\s-]+$/.test(search)) return ''
  const digits = search.replace(/\D/g, '')
  const isFromAbroad = /^\s*\(?(?:\+|00)/.test(search)
  return (isFromAbroad ? digits.replace(/^(?:00)?6[14]/, '') : digits).replace(/^0/, '')
}

/**
 * Whom and what a caller means who gives a number, a name, an address, an email address or a phone number. Each way of
 * finding them has its own index, which an `or` over joined rows would not use.
 */
export async function findSearched(db: Kysely<BookingDatabase>, search: string): Promise<Searched> {
  const number = numberIn(search)
  if (search.length < minTextLength) return { ...nothing, number }
  const like = likePattern(search)
  const digits = phoneDigitsOf(search)
  const phone = digits.length >= phoneDigits ? `%${digits}%` : null
  const { rows } = await sql<Record<'people' | 'areas' | 'accounts' | 'series', number[]>>`
    select
      array(select p.id from identity_api.person p
        where p.first_name || ' ' || p.last_name || ' ' || p.email ilike ${like}
          or regexp_replace(p.phone, '\\D', '', 'g') like ${phone}::text limit ${maxFollowed + 1}) as people,
      array(select a.id from provider_api.service_area a where a.name ilike ${like} limit ${maxFollowed + 1}) as areas,
      array(select c.id from identity_api.account c
        where c.business_subtype is not null and c.name ilike ${like} limit ${maxFollowed + 1}) as accounts,
      array(select s.id from booking_series s
        where s.address ilike ${like} or s.recipient_name ilike ${like}
          or regexp_replace(s.recipient_phone, '\\D', '', 'g') like ${phone}::text
        limit ${maxFollowed + 1}) as series`.execute(db)
  const { people = [], areas = [], accounts = [], series = [] } = rows[0] ?? {}
  return {
    number,
    peopleIds: people.slice(0, maxFollowed),
    areaIds: areas.slice(0, maxFollowed),
    accountIds: accounts.slice(0, maxFollowed),
    seriesIds: series.slice(0, maxFollowed),
    isCut: [people, areas, accounts, series].some(({ length }) => length > maxFollowed),
  }
}
