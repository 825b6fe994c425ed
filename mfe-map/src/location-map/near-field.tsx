import { ComboBox } from '@waymark/ui/combo-box'
import type { MapState } from '@waymark/web-kit/map-state'
import { usePlaceSearch } from '@waymark/web-kit/use-place-search'
import Search from 'lucide-react/icons/search'

interface NearFieldProps {
  readonly near: MapState['near']
  readonly onChange: (place: { near: MapState['near']; zoom: number }) => void
}

/** Where to look: a suburb, town or city (with a map key also an address). */
export function NearField({ near, onChange }: NearFieldProps) {
  const { field, placeOf } = usePlaceSearch({ nearLatitude: near.lat, nearLongitude: near.lng })
  return (
    <ComboBox
      {...field}
      label="Near"
      icon={Search}
      placeholder="Suburb, town or city"
      defaultText={near.name}
      onChange={({ label }) => {
        const place = placeOf(label)
        if (place) onChange({ near: { name: label, lat: place.latitude, lng: place.longitude }, zoom: place.zoom })
      }}
    />
  )
}
