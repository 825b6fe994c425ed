import { type AccessOption, measureText } from '@waymark/domain/access-fit/options'
import { Checkbox } from '@waymark/ui/checkbox'
import { NumberField } from '@waymark/ui/number-field'
import type { MapFilters } from '@waymark/web-kit/map-state'
import { filterMeaning, filterName } from '@waymark/web-kit/option-words'
import styles from './all-filters.module.css'
import { FilterCount } from './filter-count.tsx'

type Wanted = MapFilters['options'][number]

interface OptionFilterProps {
  readonly option: AccessOption
  /** Places that have it at its usual measure. */
  readonly count?: number | undefined
  readonly wanted: Wanted | null
  readonly onChange: (wanted: Wanted | null) => void
}

/** One accessibility option; once it is on, its measure can be set to what the person needs. */
export function OptionFilter({ option, count, wanted, onChange }: OptionFilterProps) {
  const { measure } = option
  const threshold = wanted?.threshold ?? null
  return (
    <div className={styles.option}>
      <Checkbox
        isSelected={wanted !== null}
        hint={filterMeaning(option) ?? undefined}
        onChange={(isOn) => onChange(isOn ? { accessibilityOptionId: option.id, threshold: null } : null)}
      >
        {filterName(option, threshold)} {threshold === null && <FilterCount count={count} />}
      </Checkbox>
      {wanted && measure && (
        <div className={styles.threshold}>
          <NumberField
            label={measure.direction === 'atLeast' ? 'At least' : 'At most'}
            hint={
              measure.unit === 'ratio'
                ? `The number behind ${measureText('ratio', measure.usual).slice(0, 2)}`
                : undefined
            }
            {...(measure.unit === 'count' || measure.unit === 'ratio' ? {} : { unit: measure.unit })}
            minValue={measure.min}
            maxValue={measure.max}
            value={threshold ?? measure.usual}
            onAccept={(value) => {
              if (value !== null) onChange({ accessibilityOptionId: option.id, threshold: value })
            }}
          />
        </div>
      )}
    </div>
  )
}
