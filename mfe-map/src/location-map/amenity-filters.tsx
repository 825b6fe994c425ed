import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { Disclosure } from '@waymark/ui/disclosure'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { MapFilters } from '@waymark/web-kit/map-state'
import styles from './all-filters.module.css'
import { countOf, type FilterCounts } from './use-filter-counts.ts'

interface AmenityFiltersProps {
  readonly filters: MapFilters
  readonly counts: FilterCounts['amenityTypes'] | undefined
  readonly onFilters: (changed: Partial<MapFilters>) => void
}

/** What a place must have: a toilet, a quiet room, and what each of them must have. */
export function AmenityFilters({ filters, counts, onFilters }: AmenityFiltersProps) {
  const { amenityTypeIds, amenityFeatureIds } = filters
  const chosen = amenityTypes.filter(({ id }) => amenityTypeIds.includes(id))
  const on = amenityTypeIds.length + amenityFeatureIds.length
  const featuresOf = (typeIds: readonly number[]) =>
    amenityTypes.flatMap(({ id, features }) => (typeIds.includes(id) ? features.map((feature) => feature.id) : []))
  return (
    <Disclosure
      title={on > 0 ? `Toilets, quiet rooms and more (${on} on)` : 'Toilets, quiet rooms and more'}
      isDefaultExpanded={on > 0}
    >
      <div className={styles.activities}>
        <ToggleBadges
          label="The place has"
          options={amenityTypes.map(({ id, label }) => ({ id, label, count: countOf(counts, id) }))}
          value={amenityTypeIds}
          onChange={(ids) => {
            const possible = featuresOf(ids)
            onFilters({
              amenityTypeIds: ids,
              amenityFeatureIds: amenityFeatureIds.filter((id) => possible.includes(id)),
            })
          }}
        />
        {chosen.map(({ id, label, features }) => (
          <ToggleBadges
            key={id}
            label={`${label} with`}
            options={features}
            value={amenityFeatureIds}
            onChange={(ids) => {
              const own = features.map((feature) => feature.id)
              onFilters({ amenityFeatureIds: [...amenityFeatureIds.filter((other) => !own.includes(other)), ...ids] })
            }}
          />
        ))}
      </div>
    </Disclosure>
  )
}
