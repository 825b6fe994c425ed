import { places } from '@waymark/contracts/places'
import { limits } from '@waymark/domain/limits'
import { ComboBox } from '@waymark/ui/combo-box'
import { useCall } from '@waymark/web-kit/use-call'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { MapState } from './map-state.ts'

interface NearFieldProps {
  readonly near: MapState['near']
  readonly onChange: (place: { near: MapState['near']; zoom: number }) => void
}

/** Where to look: a suburb, town or city (with a map key also an address). */
export function NearField({ near, onChange }: NearFieldProps) {
  const [query, setQuery] = useState('')
  const found = useCall(
    places.searchPlaces,
    { query, nearLatitude: near.lat, nearLongitude: near.lng },
    { enabled: query.trim() !== '', keepPrevious: true, staleMs: Number.POSITIVE_INFINITY, ignore401: true },
  )
  const options = query.trim() === '' ? [] : (found.data?.places ?? [])
  return (
    <ComboBox
      // Another place from outside (a link, the back button) replaces what is typed.
      key={`${near.lat},${near.lng}`}
      label="Near"
      icon={Search}
      placeholder="Suburb, town or city"
      defaultText={near.name}
      debounceMs={limits.searchDebounceMs}
      options={options.map(({ placeId, name, region }) => ({ id: placeId, label: `${name}, ${region}` }))}
      onSearch={setQuery}
      isLoading={found.isFetching}
      emptyText="No place with this name. Try its beginning."
      onChange={({ id }) => {
        const place = options.find((candidate) => candidate.placeId === id)
        if (!place) return
        const { name, region, latitude, longitude, zoom } = place
        onChange({ near: { name: `${name}, ${region}`, lat: latitude, lng: longitude }, zoom })
      }}
    />
  )
}
