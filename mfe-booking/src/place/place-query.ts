import type { ChosenPlace } from './place.ts'

/** The place that `near`, `lat` and `lng` of a URL name, or null. */
export function readPlace(query: URLSearchParams): ChosenPlace | null {
  const label = query.get('near')?.slice(0, 200) ?? ''
  const latitude = degrees(query.get('lat'), 90)
  const longitude = degrees(query.get('lng'), 180)
  return label === '' || latitude === null || longitude === null ? null : { label, latitude, longitude }
}

/** Writes a place into a query; null removes it. */
export function writePlace(query: URLSearchParams, place: ChosenPlace | null): void {
  for (const name of ['near', 'lat', 'lng']) query.delete(name)
  if (!place) return
  query.set('near', place.label)
  query.set('lat', String(place.latitude))
  query.set('lng', String(place.longitude))
}

function degrees(text: string | null, most: number): number | null {
  if (text === null || text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= most ? value : null
}
