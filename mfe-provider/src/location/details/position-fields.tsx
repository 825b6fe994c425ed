import type { CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { coordinateValueText } from '@waymark/domain/place/coordinates'
import { regionOfPlace, regionsOfCountry } from '@waymark/domain/place/countries'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextField } from '@waymark/ui/text-field'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'
import type { LocationDraft } from '../location-draft.ts'
import styles from './details-form.module.css'

interface PositionFieldsProps {
  readonly countryId: CountryId
  readonly draft: LocationDraft
  readonly onChange: (changes: Partial<LocationDraft>) => void
}

/** Where the location is: a place search in the country of the organisation fills the fields, which can be mended. */
export function PositionFields({ countryId, draft, onChange }: PositionFieldsProps) {
  const { field, placeOf } = usePlaceSearch({ countryId })
  const regions = regionsOfCountry(countryId)

  function take(text: string) {
    const place = placeOf(text)
    if (!place) return
    const region = regionOfPlace(countryId, place)
    onChange({
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
        hint="A suburb, town or city. It fills the fields below; you can mend them."
        icon={MapPin}
        onChange={({ label }) => take(label)}
      />
      <TextField
        name="address"
        label="Address"
        hint="Street and number, as people write it on a letter."
        maxLength={limits.addressMaxLength}
        value={draft.address}
        onChange={(address) => onChange({ address })}
      />
      <div className={styles.pair}>
        <TextField
          name="suburb"
          label="Suburb or town"
          value={draft.suburb}
          onChange={(suburb) => onChange({ suburb })}
        />
        <SelectField
          name="region"
          label={countryId === 1 ? 'Region' : 'State'}
          options={regions.map(({ name }) => ({ id: name, label: name }))}
          value={draft.region === '' ? null : draft.region}
          onChange={(region) => onChange({ region })}
        />
        <SpacelessField
          name="latitude"
          label="Latitude"
          hint="Such as -41.3121"
          value={draft.latitude}
          onChange={(latitude) => onChange({ latitude })}
        />
        <SpacelessField
          name="longitude"
          label="Longitude"
          hint="Such as 174.7803"
          value={draft.longitude}
          onChange={(longitude) => onChange({ longitude })}
        />
      </div>
    </>
  )
}
