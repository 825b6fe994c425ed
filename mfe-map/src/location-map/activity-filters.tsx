import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { limits } from '@waymark/domain/limits'
import { Columns } from '@waymark/ui/columns'
import { DateField } from '@waymark/ui/date-field'
import { Disclosure } from '@waymark/ui/disclosure'
import { NumberField } from '@waymark/ui/number-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { type ActivityDays, countFilters, type MapFilters, noFilters } from '@waymark/web-kit/map-state'
import styles from './all-filters.module.css'
import { countOf, type FilterCounts } from './use-filter-counts.ts'

interface ActivityFiltersProps {
  readonly filters: MapFilters
  readonly days: ActivityDays
  readonly counts?: FilterCounts['activityKinds'] | undefined
  readonly onFilters: (changed: Partial<MapFilters>, days?: ActivityDays) => void
}

const maxDollars = 10_000

/** What an activity must be. One and the same activity must have all of it. */
export function ActivityFilters({ filters, days, counts, onFilters }: ActivityFiltersProps) {
  const { activityKindIds, age, maxPriceCents } = filters
  const count = countFilters({ ...noFilters, activityKindIds, age, maxPriceCents }, days)
  return (
    <Disclosure title={count > 0 ? `Activities (${count} on)` : 'Activities'} isDefaultExpanded={count > 0}>
      <div className={styles.activities}>
        <ToggleBadges
          label="Kind of activity"
          options={activityKinds.map(({ id, label }) => ({ id, label, count: countOf(counts, id) }))}
          value={activityKindIds}
          onChange={(ids) => onFilters({ activityKindIds: ids })}
        />
        <Columns>
          <DateField
            label="From"
            isOptional
            value={days.from}
            onAccept={(from) =>
              onFilters({}, { from, until: days.until !== null && (from ?? '') > days.until ? null : days.until })
            }
          />
          <DateField
            label="Until"
            isOptional
            {...(days.from === null ? {} : { minDate: days.from })}
            value={days.until}
            onAccept={(until) => onFilters({}, { ...days, until })}
          />
          <NumberField
            label="Age of the person coming"
            isOptional
            isWhole
            unit="years"
            minValue={limits.ageMin}
            maxValue={limits.ageMax}
            value={age}
            onAccept={(years) => onFilters({ age: years })}
          />
          <NumberField
            label="At most"
            hint="0 shows what is free."
            isOptional
            isWhole
            unit="dollars"
            minValue={0}
            maxValue={maxDollars}
            value={maxPriceCents === null ? null : Math.floor(maxPriceCents / 100)}
            onAccept={(dollars) => onFilters({ maxPriceCents: dollars === null ? null : dollars * 100 })}
          />
        </Columns>
      </div>
    </Disclosure>
  )
}
