import { SelectField } from '@waymark/ui/select-field'
import type { VenueSort } from './map-state.ts'

interface SortFieldProps {
  readonly sort: VenueSort
  /** Without needs there is no best fit. */
  readonly hasNeeds: boolean
  readonly onChange: (sort: VenueSort) => void
}

const sortNames: readonly { id: VenueSort; label: string }[] = [
  { id: 'fit', label: 'Best fit for you' },
  { id: 'nearest', label: 'Nearest' },
  { id: 'checked', label: 'Checked recently' },
  { id: 'name', label: 'Name' },
]

/** The order of the list. */
export function SortField({ sort, hasNeeds, onChange }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      isInline
      options={hasNeeds ? sortNames : sortNames.filter(({ id }) => id !== 'fit')}
      value={hasNeeds || sort !== 'fit' ? sort : 'nearest'}
      onChange={onChange}
    />
  )
}
