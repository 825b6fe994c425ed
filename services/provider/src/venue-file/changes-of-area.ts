import type { existingPlace } from '@waymark/contracts/venue-file'
import { distanceKm } from '@waymark/domain/place/distance'
import type * as z from 'zod/mini'
import type { FactRow } from '../db/access-facts.ts'
import type { AreaOnFile } from '../db/imported-venues.ts'
import type { AreaToWrite } from '../db/write-service-area.ts'

/** What is compared of a location, each column with its word; a name and a position are told by themselves. */
const comparedColumns = {
  name: null,
  venue_type_id: 'kind of venue',
  description: 'description',
  phone: 'phone number',
  email: 'email address',
  address: 'street address',
  suburb: 'suburb',
  region: 'region',
  country_id: 'country',
  lat: null,
  lng: null,
  radius_km: 'radius',
  time_zone: 'time zone',
  is_private: 'who may see it',
  cost_tier: 'cost',
} as const satisfies Partial<Record<keyof AreaToWrite, string | null>>

/** What importing a place changes of the location that it is. */
export interface AreaChanges {
  readonly isSame: boolean
  readonly existing: z.input<typeof existingPlace>
}

export function changesOfArea(target: AreaOnFile, area: AreaToWrite, facts: readonly FactRow[]): AreaChanges {
  const columns = Object.keys(comparedColumns).filter(isCompared)
  const changed = columns.filter((column) => target[column] !== area[column])
  const hasOtherHours = !sameHours(target.opening_hours, JSON.parse(area.opening_hours))
  const changedFactCount = countChangedFacts(target.facts, facts)
  const metres = Math.ceil(1000 * distanceKm(pointOf(target), pointOf(area)))
  return {
    isSame: changed.length === 0 && !hasOtherHours && changedFactCount === 0,
    existing: {
      serviceAreaId: target.id,
      name: target.name,
      nameAfter: area.name,
      movesKm: metres / 1000,
      changedFactCount,
      alsoChanged: [
        ...changed.flatMap((column) => comparedColumns[column] ?? []),
        ...(hasOtherHours ? ['opening hours'] : []),
      ],
    },
  }
}

function isCompared(column: string): column is keyof typeof comparedColumns {
  return column in comparedColumns
}

function pointOf({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  return { latitude: lat, longitude: lng }
}

function sameHours(one: AreaOnFile['opening_hours'], other: AreaOnFile['opening_hours']): boolean {
  const text = (hours: AreaOnFile['opening_hours']) =>
    hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens} ${closes}`).join()
  return text(one) === text(other)
}

/** Facts that are new or another; an import takes none away. */
function countChangedFacts(own: readonly FactRow[], facts: readonly FactRow[]): number {
  const known = new Map(own.map((fact) => [fact.accessibility_option_id, textOf(fact)]))
  return facts.filter((fact) => known.get(fact.accessibility_option_id) !== textOf(fact)).length
}

function textOf({ is_met, measure, note, source, checked_on }: FactRow): string {
  return JSON.stringify([is_met, measure, note, source, checked_on])
}
