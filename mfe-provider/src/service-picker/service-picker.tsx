import { serviceFamilies } from '@waymark/domain/catalogue/services'
import { Button } from '@waymark/ui/button'
import { SearchField } from '@waymark/ui/search-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useState } from 'react'
import styles from './service-picker.module.css'

/** A service of the location that can be chosen. */
export interface PickableService {
  readonly serviceAreaServiceId: number
  readonly serviceName: string
  readonly familyName: string
}

interface ServicePickerProps {
  readonly services: readonly PickableService[]
  readonly value: readonly number[]
  readonly onChange: (serviceAreaServiceIds: number[]) => void
}

const fewServices = 8

/** Several services of the location, by family; chosen ones stay chosen while a search hides them. */
export function ServicePicker({ services, value, onChange }: ServicePickerProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = services.filter(({ serviceName, familyName }) =>
    words.every((word) => `${serviceName} ${familyName}`.toLowerCase().includes(word)),
  )
  const shownIds = shown.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  const hiddenChosen = value.filter((id) => !shownIds.includes(id))
  const families = [...new Set([...serviceFamilies, ...services.map(({ familyName }) => familyName)])]
  return (
    <fieldset className={styles.picker} data-field="services">
      <legend>Services</legend>
      {services.length > fewServices && (
        <SearchField
          label="Search services"
          value={search}
          onChange={setSearch}
          debounceMs={0}
          placeholder="Service or family"
        />
      )}
      <div className={styles.all}>
        <p role="status">
          {value.length} of {services.length} chosen
          {hiddenChosen.length > 0 && `, ${hiddenChosen.length} of them not in this search`}
        </p>
        <Button variant="quiet" size="small" onPress={() => onChange([...hiddenChosen, ...shownIds])}>
          {words.length === 0 ? 'Choose all' : 'Choose all found'}
        </Button>
        <Button variant="quiet" size="small" onPress={() => onChange([])}>
          Choose none
        </Button>
      </div>
      {shown.length === 0 && <p>No services match your search. Try fewer letters.</p>}
      {families.map((family) => {
        const ofFamily = shown.filter(({ familyName }) => familyName === family)
        const ids = ofFamily.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
        if (ofFamily.length === 0) return null
        return (
          <ToggleBadges
            key={family}
            label={family}
            options={ofFamily.map((one) => ({ id: String(one.serviceAreaServiceId), label: one.serviceName }))}
            value={value.filter((id) => ids.includes(id)).map(String)}
            onChange={(chosen) => onChange([...value.filter((id) => !ids.includes(id)), ...chosen.map(Number)])}
          />
        )
      })}
    </fieldset>
  )
}
