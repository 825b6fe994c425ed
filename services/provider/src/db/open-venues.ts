import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** A fact of a place or of an activity, as it leaves the suite. */
export interface OpenFact {
  readonly optionId: number
  readonly isMet: boolean
  readonly measure: number | null
  readonly note: string | null
  readonly source: string | null
  readonly checkedOn: string | null
}

interface OpenSession {
  readonly id: number
  readonly startsAt: string
  readonly endsAt: string
  readonly spaces: number
  readonly spacesLeft: number
  readonly wheelchairSpacesLeft: number
  readonly hearingReceiversLeft: number
  readonly interpreterPlacesLeft: number
  readonly quietPlacesLeft: number
  readonly priceCents: number
}

/** An activity, or an amenity with its type, and its next sessions. */
export interface OpenActivity {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly amenityTypeId: number | null
  readonly featureIds: readonly number[]
  readonly kindIds: readonly number[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly priceCents: number
  readonly lat: number
  readonly lng: number
  readonly facts: readonly OpenFact[]
  readonly sessions: readonly OpenSession[]
}

/** A location with everything about it that may leave the suite. */
export interface OpenVenue {
  readonly id: ServiceAreaId
  readonly external_id: string | null
  readonly account_name: string
  readonly name: string
  readonly venue_type_id: number
  readonly description: string
  readonly phone: string | null
  readonly email: string | null
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly country_id: CountryId
  readonly lat: number
  readonly lng: number
  readonly radius_km: number
  readonly time_zone: string
  readonly cost_tier: number | null
  readonly opening_hours: readonly { readonly dayOfWeek: number; readonly opens: string; readonly closes: string }[]
  readonly is_private: boolean
  readonly updated_at: Date
  readonly facts: readonly OpenFact[]
  readonly services: readonly {
    readonly serviceId: number
    readonly ownName: string | null
    readonly description: string
  }[]
  readonly activities: readonly OpenActivity[]
}

/** Sessions listed with one activity; all of them are in the feed of sessions. */
const sessionsPerActivity = 20

interface VenuePage {
  readonly after: ServiceAreaId | undefined
  readonly limit: number
  readonly now: Date
}

/** A page of public venues by id; the index `service_area_open` gives them in this order. */
export async function listOpenVenues(db: Kysely<ProviderDatabase>, page: VenuePage): Promise<readonly OpenVenue[]> {
  return venuesWhere(db, sql<SqlBool>`a.is_active and not a.is_private`, page)
}

/** The same of the locations of one organisation, private ones with them. */
export async function listOwnVenues(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  page: VenuePage,
): Promise<readonly OpenVenue[]> {
  return venuesWhere(db, sql<SqlBool>`a.is_active and a.account_id = ${accountId}`, page)
}

/** What changes with every change of a public venue, so that a copy of all of them can be told from the current state. */
export async function openVenuesVersion(db: Kysely<ProviderDatabase>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || '-' || coalesce(extract(epoch from max(updated_at)), 0) as version
    from service_area where is_active and not is_private`.execute(db)
  return rows[0]?.version ?? ''
}

async function venuesWhere(
  db: Kysely<ProviderDatabase>,
  condition: RawBuilder<SqlBool>,
  { after, limit, now }: VenuePage,
): Promise<readonly OpenVenue[]> {
  const { rows } = await sql<OpenVenue>`
    select a.id, a.external_id, c.name as account_name, a.name, a.venue_type_id, a.description, a.phone, a.email, a.address, a.suburb,
      a.region, a.country_id, a.lat, a.lng, a.radius_km, a.time_zone, a.cost_tier, a.opening_hours, a.is_private, a.updated_at,
      ${factsOf(sql`venue_fact`, sql`f.service_area_id = a.id`)} as facts,
      coalesce((select jsonb_agg(jsonb_build_object('serviceId', s.service_id, 'ownName', o.name,
          'description', case s.description when '' then coalesce(o.description, '') else s.description end) order by s.service_id)
        from service_area_service s left join own_service o on o.id = s.service_id where s.service_area_id = a.id and s.is_enabled), '[]'::jsonb) as services,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'description', t.description,
          'amenityTypeId', t.amenity_type_id, 'featureIds', t.feature_ids, 'kindIds', t.kind_ids, 'minAge', t.min_age, 'maxAge', t.max_age,
          'priceCents', t.price_cents, 'lat', coalesce(t.lat, a.lat), 'lng', coalesce(t.lng, a.lng),
          'facts', ${factsOf(sql`activity_fact`, sql`f.activity_id = t.id`)}, 'sessions', ${nextSessions(now)}) order by t.id)
        from activity t where t.service_area_id = a.id and t.status = 'Active'), '[]'::jsonb) as activities
    from service_area a join identity_api.account c on c.id = a.account_id
    where ${condition} and a.id > ${after ?? 0}
    order by a.id limit ${limit}`.execute(db)
  return rows
}

function factsOf(table: RawBuilder<unknown>, isOfOwner: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('optionId', f.accessibility_option_id, 'isMet', f.is_met, 'measure', f.measure,
      'note', f.note, 'source', f.source, 'checkedOn', f.checked_on) order by f.accessibility_option_id)
    from ${table} f where ${isOfOwner}), '[]'::jsonb)`
}

function nextSessions(now: Date): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'startsAt', n.starts_at, 'endsAt', n.ends_at, 'spaces', n.max_spaces,
      'spacesLeft', n.max_spaces - n.spaces_taken, 'wheelchairSpacesLeft', n.wheelchair_spaces - n.wheelchair_spaces_taken,
      'hearingReceiversLeft', n.hearing_receivers - n.hearing_receivers_taken,
      'interpreterPlacesLeft', n.interpreter_places - n.interpreter_places_taken,
      'quietPlacesLeft', n.quiet_places - n.quiet_places_taken, 'priceCents', n.price_cents) order by n.starts_at, n.id)
    from (select * from booking_api.activity_session n where n.activity_id = t.id and n.status = 'Active' and n.starts_at > ${now}
        and ${isNotShutSql(sql`n.service_area_id`, timeOfSql('n'))}
      order by n.starts_at, n.id limit ${sessionsPerActivity}) n), '[]'::jsonb)`
}
