import { places } from '@waymark/contracts/places'
import type { CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { coordinateValueText } from '@waymark/domain/place/coordinates'
import { regionOfPlace, regionsOfCountry } from '@waymark/domain/place/countries'
import { ComboBox } from '@waymark/ui/combo-box'
import { SelectField } from '@waymark/ui/select-field'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextField } from '@waymark/ui/text-field'
import { useCall } from '@waymark/web-kit/use-call'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import type { LocationDraft } from '../location-draft.ts'
import styles from './details-form.module.css'

interface PositionFieldsProps {
  readonly countryId: CountryId
  readonly draft: LocationDraft
  readonly onChange: (changes: Partial<LocationDraft>) => void
}

/** Where the location is: a place search in the country of the organisation fills the fields, which can be mended. */
export function PositionFields({ countryId, draft, onChange }: PositionFieldsProps) {
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const found = useCall(
    places.searchPlaces,
    { query, countryId },
    { enabled: isAsked, keepPrevious: true, staleMs: Number.POSITIVE_INFINITY },
  )
  const options = isAsked ? (found.data?.places ?? []) : []
  const regions = regionsOfCountry(countryId)

  function take(placeId: string | number) {
    const place = options.find((one) => one.placeId === placeId)
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
        label="Find the place"
        isOptional
        hint="A suburb, town or city. It fills the fields below; you can mend them."
        icon={MapPin}
        debounceMs={limits.searchDebounceMs}
        options={options.map(({ placeId, name, region }) => ({ id: placeId, label: `${name}, ${region}` }))}
        onSearch={(text) => setQuery(text.slice(0, 200))}
        isLoading={found.isFetching}
        emptyText="No place with this name. Try its beginning."
        onChange={({ id }) => take(id)}
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
