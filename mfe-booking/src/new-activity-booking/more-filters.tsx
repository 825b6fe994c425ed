import { Columns } from '@waymark/ui/columns'
import { DateField } from '@waymark/ui/date-field'
import { NumberField } from '@waymark/ui/number-field'
import type { ListState } from '@waymark/web-kit/list-state'
import type { ActivityFilter } from './activities-query.ts'

interface MoreFiltersProps {
  readonly list: ListState<ActivityFilter>
}

/** What few people narrow by: days, age, price and spaces. Loaded once somebody opens it. */
export function MoreFilters({ list }: MoreFiltersProps) {
  const [[from], [until]] = [list.filters.from, list.filters.to]
  const number = (
    filter: 'age' | 'price' | 'spaces',
    label: string,
    bounds: { unit?: string; min: number; max: number },
  ) => (
    <NumberField
      label={label}
      isOptional
      isWhole
      minValue={bounds.min}
      maxValue={bounds.max}
      {...(bounds.unit === undefined ? {} : { unit: bounds.unit })}
      value={numberIn(list.filters[filter])}
      onAccept={(value) => list.setFilter(filter, value === null ? [] : [String(value)])}
    />
  )
  return (
    <Columns>
      <DateField
        label="From"
        isOptional
        value={from ?? null}
        onAccept={(day) => list.setFilter('from', day === null ? [] : [day])}
        {...(until === undefined ? {} : { maxDate: until })}
      />
      <DateField
        label="Until"
        isOptional
        value={until ?? null}
        onAccept={(day) => list.setFilter('to', day === null ? [] : [day])}
        {...(from === undefined ? {} : { minDate: from })}
      />
      {number('age', 'Age of the person coming', { unit: 'years', min: 1, max: 115 })}
      {number('price', 'At most', { unit: 'dollars', min: 0, max: 10_000 })}
      {number('spaces', 'Spaces together', { min: 1, max: 50 })}
    </Columns>
  )
}

function numberIn([text]: readonly string[]): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null
}
