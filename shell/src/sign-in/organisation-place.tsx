import type { CountryId } from '@waymark/domain/enums'
import { regionOfPlace } from '@waymark/domain/place/countries'
import { ComboBox } from '@waymark/ui/combo-box'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import MapPin from 'lucide-react/icons/map-pin'

/** Where an organisation is, as far as it was given: with a position when chosen from the list, without one when only typed. */
export interface OrganisationPlaceValue {
  readonly placeText: string
  readonly suburb: string
  readonly region: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export const noPlace: OrganisationPlaceValue = {
  placeText: '',
  suburb: '',
  region: '',
  latitude: null,
  longitude: null,
}

interface OrganisationPlaceProps {
  readonly label: string
  readonly countryId: CountryId
  readonly value: OrganisationPlaceValue
  readonly onChange: (value: OrganisationPlaceValue) => void
}

/** The suburb or town of an organisation, from the place search of its country. */
export function OrganisationPlace({ label, countryId, value, onChange }: OrganisationPlaceProps) {
  const { field, placeOf } = usePlaceSearch({ countryId })
  return (
    <ComboBox
      {...field}
      name="suburb"
      label={label}
      hint="Start typing, then choose from the list. Your first location starts there on the map."
      isOptional
      icon={MapPin}
      defaultText={value.placeText}
      onTextChange={(text) => onChange({ ...noPlace, placeText: text, suburb: text })}
      onChange={({ label: chosen }) => {
        const place = placeOf(chosen)
        if (!place) return
        const region = regionOfPlace(countryId, place)?.name ?? ''
        const { latitude, longitude } = place
        onChange({ placeText: chosen, suburb: place.name, region, latitude, longitude })
      }}
    />
  )
}
