import { optionMask } from '@waymark/domain/access-fit/fit'
import { accessOptions } from '@waymark/domain/access-fit/options'
import type { BadgePartnerId } from '@waymark/domain/ids'
import type { WantedOption } from '@waymark/service-kit/access-fit-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'
import { type VenueFilter, whatActivityMustBe } from './venue-filter.ts'
import { type View, venuesInView } from './venues-in-view.ts'

type Reads = Kysely<MapDatabase>

interface CountRow {
  readonly id: number
  readonly count: number
}

const changed = (view: View, filter: Partial<VenueFilter>): View => ({ ...view, filter: { ...view.filter, ...filter } })

/**
 * How many places each value of each filter has. A list of which one is enough (types, costs, kinds, badges) counts without itself,
 * a filter that must hold beside the others (options, amenities) with all that is on.
 */
export async function countFilters(
  reads: Reads,
  view: View,
  { openAt, musts }: { readonly openAt: VenueFilter['openAt']; readonly musts: readonly WantedOption[] },
) {
  const { filter } = view
  const [options, venueTypes, costTiers, activityKinds, amenityTypes, badges, openNow, meetsNeeds] = await Promise.all([
    countOptions(reads, view),
    countBy(reads, changed(view, { venueTypeIds: [] }), sql`v.venue_type_id`),
    countBy(reads, changed(view, { costTiers: [] }), sql`v.cost_tier`),
    countActivityKinds(reads, view),
    countBy(
      reads,
      view,
      sql`m.amenity_type_id`,
      sql`join (select distinct service_area_id, amenity_type_id from amenity) m on m.service_area_id = v.service_area_id`,
    ),
    countBadges(reads, changed(view, { badgePartnerIds: [] })),
    countPlaces(reads, changed(view, { openAt })),
    musts.length === 0 ? null : countPlaces(reads, changed(view, { options: [...filter.options, ...musts] })),
  ])
  return { options, venueTypes, costTiers, activityKinds, amenityTypes, badges, openNow, meetsNeeds }
}

async function countOptions(reads: Reads, view: View): Promise<CountRow[]> {
  const counts = accessOptions.map(({ id }) => {
    const bit = sql.lit(optionMask([id]).toString())
    return sql`count(*) filter (where v.known_met & ${bit}::bigint <> 0)`
  })
  const { rows } = await sql<{ counts: readonly number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from ${venuesInView(view, sql`v.known_met`)}`.execute(reads)
  const counted = rows[0]?.counts ?? []
  return accessOptions.flatMap(({ id }, index) => {
    const count = counted[index] ?? 0
    return count > 0 ? [{ id, count }] : []
  })
}

async function countBy(reads: Reads, view: View, key: RawBuilder<unknown>, join = sql``): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${key} as id, count(*)::int as count
    from ${venuesInView(view, sql`v.service_area_id, v.venue_type_id, v.cost_tier`)} ${join}
    where ${key} is not null group by 1 order by 1`.execute(reads)
  return rows
}

/** Kinds of activities that pass everything else that is asked of one. */
async function countActivityKinds(reads: Reads, view: View): Promise<CountRow[]> {
  const { activity } = view.filter
  const one = whatActivityMustBe({ ...(activity ?? { age: null, maxPriceCents: null, days: null }), kindIds: [] })
  const { rows } = await sql<CountRow>`
    select k.id, count(distinct v.service_area_id)::int as count
    from ${venuesInView(changed(view, { activity: null }), sql`v.service_area_id, v.activities, v.time_zone`)}
    cross join lateral jsonb_to_recordset(v.activities)
      as t(id bigint, "kindIds" int[], "minAge" int, "maxAge" int, "priceCents" int)
    cross join lateral unnest(t."kindIds") as k(id)
    where ${one} group by 1 order by 1`.execute(reads)
  return rows
}

async function countBadges(reads: Reads, view: View) {
  const { rows } = await sql<{ badgePartnerId: BadgePartnerId; name: string; count: number }>`
    select b.badge_partner_id as "badgePartnerId", b.name, count(*)::int as count
    from ${venuesInView(view, sql`v.service_area_id`)}
    join admin_api.venue_badge b on b.service_area_id = v.service_area_id
    group by 1, 2 order by 2, 1`.execute(reads)
  return rows
}

async function countPlaces(reads: Reads, view: View): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${venuesInView(view, sql`v.service_area_id`)}`.execute(reads)
  return rows[0]?.count ?? 0
}
