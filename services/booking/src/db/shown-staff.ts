import type { UserProfileId } from '@waymark/domain/ids'
import { type RawBuilder, sql } from 'kysely'

/** Somebody of a team as clients see them. Whoever is deactivated has neither photo nor languages. */
export interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  readonly photoKey?: string | null
  readonly languages?: readonly string[] | null
}

/** A `StaffRow` of `identity_api.person`, under this alias. */
export function staffJson(person: string): RawBuilder<StaffRow> {
  const of = (column: string) => sql.ref(`${person}.${column}`)
  return sql`json_strip_nulls(json_build_object('userProfileId', ${of('id')}, 'firstName', ${of('first_name')},
    'lastName', ${of('last_name')}, 'photoKey', case when ${of('is_active')} then ${of('avatar_key')} end,
    'languages', case when ${of('is_active')} and ${of('spoken_languages')} <> '{}' then ${of('spoken_languages')} end))`
}
