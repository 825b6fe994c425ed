import type { Venue } from './venue-data.ts'

/**
 * Ways to the door in the map of the person's choice. Maps that know streets get the words of the address, which they place
 * better than a pin set by hand; those that may not know them get the point with the words as its name.
 */
export function directionsTo({
  name,
  address,
  latitude,
  longitude,
}: Pick<Venue, 'name' | 'address' | 'latitude' | 'longitude'>) {
  const words = encodeURIComponent(`${name}, ${address}`)
  const point = `${latitude},${longitude}`
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${words}`,
    apple: `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`,
    openStreetMap: `https://www.openstreetmap.org/directions?route=%3B${encodeURIComponent(point)}`,
    device: `geo:${point}?q=${words}`,
  }
}
