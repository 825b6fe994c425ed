import { checkInput } from '@waymark/contracts/check-input'
import { places } from '@waymark/contracts/places'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { likelyCountry } from '@waymark/web-kit/likely-country'
import { send } from '@waymark/web-kit/send'

/** What the finder was asked. */
export interface Wanted {
  readonly venueTypeId: number | null
  /** Of `access-fit/options`. */
  readonly optionKeys: readonly string[]
  /** As typed; empty means no particular place. */
  readonly placeName: string
}

/** Where the map opens, or why it cannot open there. */
export type MapAddress =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: string }

/** The address of the map for what was asked; the place is looked up by its name. */
export async function mapAddress({ venueTypeId, optionKeys, placeName }: Wanted): Promise<MapAddress> {
  const query = new URLSearchParams()
  const name = placeName.trim()
  if (name !== '') {
    const asked = checkInput(places.searchPlaces.input, { query: name })
    if (!asked.ok) return { ok: false, problem: asked.fields.query ?? 'Write the name of a place.' }
    const place = await findPlace(name)
    if (place === 'unreachable') return { ok: false, problem: 'We could not look this place up. Please try again.' }
    if (!place)
      return {
        ok: false,
        problem: 'We do not know a place with this name. Try just its first letters, or a town nearby.',
      }
    query.set('near', `${place.name}, ${place.region}`)
    query.set('at', `${place.latitude},${place.longitude}`)
    query.set('z', String(place.zoom))
  }
  const optionIds = accessOptions.filter(({ key }) => optionKeys.includes(key)).map(({ id }) => id)
  if (optionIds.length > 0) query.set('o', optionIds.join(','))
  if (venueTypeId !== null) query.set('type', String(venueTypeId))
  const text = query.toString()
  return { ok: true, value: text === '' ? '/location-map' : `/location-map?${text}` }
}

/** The best match; of two with the same name, the one in the visitor's country. Null when there is none. */
async function findPlace(name: string) {
  try {
    const found = await send(places.searchPlaces, { query: name }, { ignore401: true })
    const country = likelyCountry()
    const named = found.places.filter((place) => place.name.toLowerCase() === name.toLowerCase())
    return named.find(({ countryId }) => countryId === country) ?? named[0] ?? found.places[0] ?? null
  } catch {
    return 'unreachable' as const
  }
}
