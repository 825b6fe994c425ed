import { maxPlacesInFile } from '@waymark/contracts/venue-file'
import { type Refused, refuse } from '@waymark/service-kit/refusal'

/** The places of a file, each as it stands there: a collection of GeoJSON, a list, or one place. */
export function parseFile(text: string): readonly unknown[] | Refused<'NotPlaces' | 'TooManyPlaces'> {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refuse('NotPlaces', { reason: 'It is not JSON, or it was cut off.' })
  }
  const places = placesOf(value)
  if (places.length === 0) return refuse('NotPlaces', { reason: 'It should have a list named “features”.' })
  if (places.length > maxPlacesInFile) return refuse('TooManyPlaces', { count: places.length, max: maxPlacesInFile })
  return places
}

function placesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  if ('features' in value) return Array.isArray(value.features) ? value.features : []
  return 'properties' in value ? [value] : []
}
