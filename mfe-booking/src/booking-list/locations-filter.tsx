import { SelectField } from '@waymark/ui/select-field'
import { allLocations, useLocationsChoice } from '@waymark/web-kit/locations-choice'

interface LocationsFilterProps {
  readonly isAll: boolean
  readonly onChange: (isAll: boolean) => void
}

/** The current location or all of them, for people who have several. */
export function LocationsFilter({ isAll, onChange }: LocationsFilterProps) {
  const options = useLocationsChoice()
  if (!options) return null
  return (
    <SelectField
      label="Locations"
      options={options}
      value={isAll ? allLocations : 'one'}
      onChange={(id) => onChange(id === allLocations)}
    />
  )
}
