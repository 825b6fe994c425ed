import { places } from '@waymark/contracts/places'
import type { CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { regionOfPlace } from '@waymark/domain/place/countries'
import { ComboBox } from '@waymark/ui/combo-box'
import { useCall } from '@waymark/web-kit/use-call'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'

/** Where an organisation is, as far as it was said: chosen from the list it has a position, typed only it has none. */
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
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const found = useCall(
    places.searchPlaces,
    { query, countryId },
    { enabled: isAsked, keepPrevious: true, staleMs: Number.POSITIVE_INFINITY, ignore401: true },
  )
  const options = isAsked ? (found.data?.places ?? []) : []
  return (
    <ComboBox
      name="suburb"
      label={label}
      hint="Start typing, then choose from the list. Your first location starts there on the map."
      isOptional
      icon={MapPin}
      defaultText={value.placeText}
      debounceMs={limits.searchDebounceMs}
      options={options.map((place) => ({ id: place.placeId, label: `${place.name}, ${place.region}` }))}
      onSearch={(text) => setQuery(text.slice(0, 200))}
      isLoading={found.isFetching}
      emptyText="No place with this name. Try its beginning."
      onTextChange={(text) => onChange({ ...noPlace, placeText: text, suburb: text })}
      onChange={({ id, label: chosen }) => {
        const place = options.find(({ placeId }) => placeId === id)
        if (!place) return
        const region = regionOfPlace(countryId, place)?.name ?? ''
        const { latitude, longitude } = place
        onChange({ placeText: chosen, suburb: place.name, region, latitude, longitude })
      }}
    />
  )
}
