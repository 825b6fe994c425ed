import type { CountryId } from '@waymark/domain/enums'
import { coordinateValueText } from '@waymark/domain/place/coordinates'
import { regionOfPlace, regionsOfCountry } from '@waymark/domain/place/countries'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'
import styles from './details-form.module.css'
import type { LocationForm } from './use-location-form.ts'

interface PositionFieldsProps {
  readonly countryId: CountryId
  readonly form: LocationForm
}

/** Where the location is: a place search in the country of the organisation fills the fields, which can then be edited. */
export function PositionFields({ countryId, form }: PositionFieldsProps) {
  const { field, placeOf } = usePlaceSearch({ countryId })
  const regions = regionsOfCountry(countryId)

  function take(text: string) {
    const place = placeOf(text)
    if (!place) return
    const region = regionOfPlace(countryId, place)
    form.farPin.chooseSuburb(place)
    form.change({
      suburb: place.name,
      ...(region ? { region: region.name } : {}),
      latitude: coordinateValueText(place.latitude),
      longitude: coordinateValueText(place.longitude),
    })
  }

  return (
    <>
      <ComboBox
        {...field}
        label="Find the place"
        isOptional
        hint="A suburb, town or city. It fills in the fields below, and you can correct them."
        icon={MapPin}
        onChange={({ label }) => take(label)}
      />
      <TextField
        {...form.field('address')}
        label="Address"
        hint="Street and number, as you would write it on a letter."
      />
      <div className={styles.pair}>
        <TextField {...form.field('suburb')} label="Suburb or town" />
        <SelectField
          {...form.field('region')}
          label={countryId === 1 ? 'Region' : 'State'}
          options={regions.map(({ name }) => ({ id: name, label: name }))}
        />
      </div>
    </>
  )
}
