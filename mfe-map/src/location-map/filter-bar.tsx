import { limits } from '@waymark/domain/limits'
import { Counter } from '@waymark/ui/counter'
import { PlainBadges } from '@waymark/ui/plain-badges'
import { PlainButton } from '@waymark/ui/plain-button'
import { type ActivityDays, countFilters, type MapFilters, type MapState } from '@waymark/web-kit/map-state'
import { quickFilters } from '@waymark/web-kit/quick-filters'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import styles from './filter-bar.module.css'
import { NearField } from './near-field.tsx'
import { NearMe } from './near-me.tsx'
import type { FoundOnMap } from './near-search.tsx'
import type { CountedView } from './use-filter-counts.ts'

const AllFilters = lazy(async () => ({ default: (await import('./all-filters.tsx')).AllFilters }))

interface FilterBarProps {
  readonly near: MapState['near']
  readonly filters: MapFilters
  readonly days: ActivityDays
  /** What the list shows: "12 places"; null until that is known. */
  readonly counted: string | null
  readonly view: CountedView
  readonly onPlace: (place: { near: MapState['near']; zoom: number }) => void
  /** What the search found of places, services and amenities. */
  readonly onFound: (result: FoundOnMap) => void
  /** What changed of the filters, and of the days. */
  readonly onFilters: (changed: Partial<MapFilters>, days?: ActivityDays) => void
}

const quickIds = quickFilters.map(({ optionId }) => optionId)

/** Where, and which places. Filters apply at once. */
export function FilterBar({ near, filters, days, counted, view, onPlace, onFound, onFilters }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chosenIds = filters.options.map(({ accessibilityOptionId }) => accessibilityOptionId)
  const count = countFilters(filters, days)

  const chooseQuick = (ids: readonly number[]) => {
    const kept = filters.options.filter(({ accessibilityOptionId: id }) => !quickIds.includes(id) || ids.includes(id))
    const added = quickIds.filter((id) => ids.includes(id) && !chosenIds.includes(id))
    const options = [...kept, ...added.map((accessibilityOptionId) => ({ accessibilityOptionId, threshold: null }))]
    onFilters({ options })
  }

  return (
    <search className={styles.bar} aria-label="Places">
      <div className={styles.where}>
        <NearField near={near} onFound={onFound} />
        <NearMe onHere={(at) => onPlace({ near: { ...at, name: 'where you are' }, zoom: limits.mapZoom.default })} />
      </div>
      <div className={styles.badges}>
        <PlainBadges
          label="Only show places with"
          options={quickFilters.map(({ optionId, label }) => ({ id: optionId, label }))}
          value={chosenIds.filter((id) => quickIds.includes(id))}
          onChange={chooseQuick}
        />
        <PlainButton isPill size="small" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          All filters
          {count > 0 && <Counter count={count} word="on" />}
        </PlainButton>
      </div>
      {isOpen && (
        <Suspense>
          <AllFilters
            filters={filters}
            days={days}
            counted={counted}
            view={view}
            onFilters={onFilters}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </search>
  )
}
