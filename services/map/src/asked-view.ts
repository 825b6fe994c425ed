import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { map } from '@waymark/contracts/map'
import type { AccessMapId } from '@waymark/domain/ids'
import type { WantedOption } from '@waymark/service-kit/access-fit-sql'
import { wantedOptionOf } from './access-facts.ts'
import type { Context } from './context.ts'
import { listPlaceIds, sourcesOf } from './db/access-map-places.ts'
import { findEdition } from './db/access-maps.ts'
import type { CallerView } from './db/caller-view.ts'
import type { ActivityFilter } from './db/venue-filter.ts'
import type { View } from './db/venues-in-view.ts'
import { openAt } from './open-now.ts'

type AskedView = Pick<
  ParsedInputOf<typeof map.getVenuesInView>,
  'bounds' | 'zoom' | 'filters' | 'activityDays' | 'includeUnknown' | 'accessMapId'
>

/** The view that somebody asked for; undefined when the access map that it is of is not public. */
export async function viewOf(context: Context, input: AskedView, person: CallerView): Promise<View | undefined> {
  const { filters } = input
  const onlyIds = await placesOfMap(context, input.accessMapId)
  if (onlyIds === undefined) return undefined
  const asked = filters.options.map(({ accessibilityOptionId: id, threshold }) => wantedOptionOf(id, threshold))
  return {
    bounds: input.bounds,
    zoom: input.zoom,
    includeUnknown: input.includeUnknown,
    privateVenueIds: onlyIds === null ? person.privateVenueIds : [],
    filter: {
      options: filters.meetsNeeds ? [...asked, ...mustsOf(person)] : asked,
      venueTypeIds: filters.venueTypeIds,
      costTiers: filters.costTiers,
      serviceIds: filters.serviceIds,
      badgePartnerIds: filters.badgePartnerIds,
      amenities: { typeIds: filters.amenityTypeIds, featureIds: filters.amenityFeatureIds },
      activity: activityFilterOf(input),
      openAt: filters.openNow ? openAt(context.now()) : null,
      onlyIds,
      visitor: person.visitor,
    },
  }
}

/** What a person must have, as a filter. */
export const mustsOf = ({ needs }: CallerView): WantedOption[] =>
  needs.filter(({ weight }) => weight === 'must').map(({ optionId, threshold }) => wantedOptionOf(optionId, threshold))

/** The places of a public access map: null when none is asked for, undefined when there is none of this id. */
async function placesOfMap({ reads }: Context, accessMapId: AccessMapId | undefined) {
  if (accessMapId === undefined) return null
  const edition = await findEdition(reads, accessMapId, true)
  return edition && listPlaceIds(reads, sourcesOf(edition))
}

/** Null when nothing of an activity is asked for. */
function activityFilterOf({ filters, activityDays: days }: AskedView): ActivityFilter | null {
  const { activityKindIds: kindIds, age, maxPriceCents } = filters
  if (kindIds.length === 0 && age === null && maxPriceCents === null && days === null) return null
  return { kindIds, age, maxPriceCents, days }
}
