import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Counter } from '@waymark/ui/counter'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { type ActivityDays, countFilters, type MapFilters, type MapState } from '@waymark/web-kit/map-state'
import { quickFilters } from '@waymark/web-kit/quick-filters'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import styles from './filter-bar.module.css'
import type { FoundOnMap } from './near-field.tsx'
import type { CountedView } from './use-filter-counts.ts'

const NearField = lazy(async () => ({ default: (await import('./near-field.tsx')).NearField }))
const NearMe = lazy(async () => ({ default: (await import('./near-me.tsx')).NearMe }))
const AllFilters = lazy(async () => ({ default: (await import('./all-filters.tsx')).AllFilters }))

interface FilterBarProps {
  readonly near: MapState['near']
  readonly filters: MapFilters
  readonly days: ActivityDays
  /** The list has arrived, so whatever is not needed to read it can load now. */
  readonly isReady: boolean
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
export function FilterBar({
  near,
  filters,
  days,
  isReady,
  counted,
  view,
  onPlace,
  onFound,
  onFilters,
}: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chosenIds = filters.options.map(({ accessibilityOptionId }) => accessibilityOptionId)
  const count = countFilters(filters, days)

  const chooseQuick = (ids: readonly string[]) => {
    const kept = filters.options.filter(
      ({ accessibilityOptionId: id }) => !quickIds.includes(id) || ids.includes(String(id)),
    )
    const added = quickIds.filter((id) => ids.includes(String(id)) && !chosenIds.includes(id))
    const options = [...kept, ...added.map((accessibilityOptionId) => ({ accessibilityOptionId, threshold: null }))]
    onFilters({ options })
  }

  return (
    <search className={styles.bar} aria-label="Places">
      {isReady ? (
        <Suspense fallback={<NearOutline name={near.name} />}>
          <div className={styles.where}>
            <NearField near={near} onFound={onFound} />
            <NearMe
              onHere={(at) => onPlace({ near: { ...at, name: 'where you are' }, zoom: limits.mapZoom.default })}
            />
          </div>
        </Suspense>
      ) : (
        <NearOutline name={near.name} />
      )}
      <div className={styles.badges}>
        <ToggleBadges
          label="Only show places with"
          options={quickFilters.map(({ optionId, label }) => ({ id: String(optionId), label }))}
          value={chosenIds.filter((id) => quickIds.includes(id)).map(String)}
          onChange={chooseQuick}
        />
        <Button isPill size="small" icon={SlidersHorizontal} onPress={() => setOpen(true)}>
          All filters
          {count > 0 && <Counter count={count} word="on" />}
        </Button>
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

/** A placeholder for the "Near" field while its code loads. */
function NearOutline({ name }: { readonly name: string }) {
  return (
    <div className={styles.outline}>
      <span className={styles.outlineLabel}>Near, or by name</span>
      <span className={styles.outlineBox}>{name}</span>
    </div>
  )
}
