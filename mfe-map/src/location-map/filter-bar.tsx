import { Button } from '@waymark/ui/button'
import { Counter } from '@waymark/ui/counter'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import styles from './filter-bar.module.css'
import { countFilters, type MapFilters, type MapState } from './map-state.ts'
import { quickFilters } from './quick-filters.ts'

const NearField = lazy(async () => ({ default: (await import('./near-field.tsx')).NearField }))
const AllFilters = lazy(async () => ({ default: (await import('./all-filters.tsx')).AllFilters }))

interface FilterBarProps {
  readonly near: MapState['near']
  readonly filters: MapFilters
  /** The list has arrived, so whatever is not needed to read it can load now. */
  readonly isReady: boolean
  /** How many places match; null until that is known. */
  readonly totalCount: number | null
  readonly onPlace: (place: { near: MapState['near']; zoom: number }) => void
  readonly onFilters: (filters: MapFilters) => void
}

const quickIds = quickFilters.map(({ optionId }) => optionId)

/** Where, and which places. Filters apply at once. */
export function FilterBar({ near, filters, isReady, totalCount, onPlace, onFilters }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chosenIds = filters.options.map(({ accessibilityOptionId }) => accessibilityOptionId)
  const count = countFilters(filters)

  const chooseQuick = (ids: readonly string[]) => {
    const kept = filters.options.filter(
      ({ accessibilityOptionId: id }) => !quickIds.includes(id) || ids.includes(String(id)),
    )
    const added = quickIds.filter((id) => ids.includes(String(id)) && !chosenIds.includes(id))
    onFilters({
      ...filters,
      options: [...kept, ...added.map((accessibilityOptionId) => ({ accessibilityOptionId, threshold: null }))],
    })
  }

  return (
    <search className={styles.bar} aria-label="Places">
      {isReady ? (
        <Suspense fallback={<NearOutline name={near.name} />}>
          <NearField near={near} onChange={onPlace} />
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
          <AllFilters filters={filters} totalCount={totalCount} onFilters={onFilters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  )
}

/** A placeholder for the "Near" field while its code loads. */
function NearOutline({ name }: { readonly name: string }) {
  return (
    <div className={styles.outline}>
      <span className={styles.outlineLabel}>Near</span>
      <span className={styles.outlineBox}>{name}</span>
    </div>
  )
}
