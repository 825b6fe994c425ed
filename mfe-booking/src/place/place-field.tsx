import { places } from '@waymark/contracts/places'
import type { CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { ComboBox } from '@waymark/ui/combo-box'
import { useCall } from '@waymark/web-kit/use-call'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import type { ChosenPlace } from './place.ts'

interface PlaceFieldProps {
  readonly name?: string
  readonly countryId: CountryId
  /** The words at first: the place already chosen, or a kept draft. */
  readonly defaultText: string
  readonly onTextChange?: (text: string) => void
  readonly onChange: (place: ChosenPlace) => void
  readonly errorMessage?: string | undefined
}

/** Where the visit is, from the place search of one country. Its position decides how far away a provider is. */
export function PlaceField({ name, countryId, defaultText, onTextChange, onChange, errorMessage }: PlaceFieldProps) {
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
      {...(name === undefined ? {} : { name })}
      label="Suburb, town or city"
      hint="Start typing, then choose from the list."
      icon={MapPin}
      defaultText={defaultText}
      debounceMs={limits.searchDebounceMs}
      options={options.map((place) => ({ id: place.placeId, label: `${place.name}, ${place.region}` }))}
      onSearch={(text) => setQuery(text.slice(0, 200))}
      isLoading={found.isFetching}
      emptyText="No place with this name. Try its beginning."
      errorMessage={errorMessage}
      {...(onTextChange ? { onTextChange } : {})}
      onChange={({ id, label }) => {
        const place = options.find(({ placeId }) => placeId === id)
        if (place) onChange({ label, latitude: place.latitude, longitude: place.longitude })
      }}
    />
  )
}
