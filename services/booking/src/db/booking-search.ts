import { sql } from 'kysely'

/** The pattern of a text that may stand anywhere. */
export function likeOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The bookings that a caller means who gives a number, a name, an address, an email address or a phone number. Each way
 * of finding them has its own index, which an `or` over the joined rows would not use.
 */
export function bookingsFoundBy(search: string) {
  const like = likeOf(search)
  const digits = search.replace(/\D/g, '')
  const phone = digits.length >= 6 ? `%${digits}%` : null
  const number = /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : 0
  return sql<number>`(
    select id from booking where id = ${number} or series_id = ${number}
    union select k.id from booking k where k.client_user_profile_id in (
      select id from identity_api.person where first_name || ' ' || last_name ilike ${like} or email ilike ${like}
        or regexp_replace(phone, '\\D', '', 'g') like ${phone})
    union select k.id from booking k where k.series_id in (
      select id from booking_series where address ilike ${like} or recipient_name ilike ${like}
        or recipient_phone ilike ${like})
    union select k.id from booking k where k.service_area_id in (
      select id from provider_api.service_area where name ilike ${like})
    union select k.id from booking k where k.service_area_id in (
      select a.id from provider_api.service_area a join identity_api.account c on c.id = a.account_id
      where c.name ilike ${like})
    union select t.booking_id from booking_staff t where t.is_live and t.user_profile_id in (
      select id from identity_api.person where first_name || ' ' || last_name ilike ${like} or email ilike ${like})
  )`
}
