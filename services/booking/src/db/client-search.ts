import { containsSql } from '@waymark/service-kit/contains-sql'
import { type RawBuilder, sql } from 'kysely'
import { phoneDigitsOf } from './booking-search.ts'

/** Fewer digits are no phone number. */
const minPhoneDigits = 4

/**
 * Whether a client `p` is found by part of a name or a phone number, or by an email address. Of somebody with an account
 * only the whole address counts: an organisation does not see it, and could spell it out by its parts.
 */
export function isFoundBy(search: string): RawBuilder<boolean> {
  const digits = phoneDigitsOf(search)
  const phone = digits.length >= minPhoneDigits ? `%${digits}%` : null
  // The first condition is that of the index.
  return sql<boolean>`((${containsSql(sql`p.first_name || ' ' || p.last_name || ' ' || p.email`, search)}
        and (${containsSql(sql`p.first_name || ' ' || p.last_name`, search)} or lower(p.email) = lower(${search})
          or (p.kept_by_account_id is not null and ${containsSql('p.email', search)})))
      or regexp_replace(p.phone, '\\D', '', 'g') like ${phone}::text)`
}
