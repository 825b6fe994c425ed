import { DateField } from '@waymark/ui/date-field'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useState } from 'react'
import css from './search-filters.module.css'
import { radiiKm, type SearchState } from './search-state.ts'

interface SearchFiltersProps {
  readonly state: SearchState
  readonly nearName: string
  /** Whoever looks has a must to compare with. */
  readonly hasMusts: boolean
  /** YYYY-MM-DD. */
  readonly today: string
  readonly onChange: (changed: Partial<SearchState>) => void
}

const dayNames = [
  { id: 'any', label: 'Any day' },
  { id: 'today', label: 'Today' },
  { id: 'weekend', label: 'This weekend' },
  { id: 'week', label: 'Next 7 days' },
  { id: 'date', label: 'Choose a date' },
]

const onlySome = [
  { id: 'meetsNeeds', label: 'Meets all my musts' },
  { id: 'isFree', label: 'Free' },
  { id: 'isCompanionFree', label: 'A companion comes free' },
  { id: 'comesToMe', label: 'Comes to me' },
] as const

/** What narrows the answers; each change applies at once. */
export function SearchFilters({ state, nearName, hasMusts, today, onChange }: SearchFiltersProps) {
  const { day, radiusKm } = state
  const isDate = day !== null && !dayNames.some(({ id }) => id === day)
  const [isChoosing, setChoosing] = useState(false)
  const only = onlySome.filter(({ id }) => id !== 'meetsNeeds' || hasMusts || state.meetsNeeds)
  return (
    <div className={css.filters}>
      <ToggleBadges
        label="Only show"
        options={only}
        value={onlySome.flatMap(({ id }) => (state[id] ? [id] : []))}
        onChange={(ids) => onChange(Object.fromEntries(onlySome.map(({ id }) => [id, ids.includes(id)])))}
      />
      <SelectField
        label="When"
        hint="For activities"
        options={dayNames}
        value={isDate || isChoosing ? 'date' : (day ?? 'any')}
        onChange={(id) => {
          setChoosing(id === 'date')
          if (id !== 'date') onChange({ day: id === 'any' ? null : id })
        }}
      />
      {(isDate || isChoosing) && (
        <DateField
          label="Date"
          value={isDate ? day : null}
          minDate={today}
          onAccept={(date) => date !== null && onChange({ day: date })}
        />
      )}
      <SelectField
        label="How far"
        hint={`From ${nearName}`}
        options={[{ id: 0, label: 'Any distance' }, ...radiiKm.map((km) => ({ id: km, label: `Up to ${km} km` }))]}
        value={radiusKm ?? 0}
        onChange={(km) => onChange({ radiusKm: km === 0 ? null : km })}
      />
      <p className={css.hint}>
        Each change applies at once. To come back to this search, keep the address of the page.
      </p>
    </div>
  )
}
