import { places } from '@waymark/contracts/places'
import { send } from '@waymark/web-kit/send'
import type { LatLng } from '@waymark/web-kit/view-bounds'

export interface NamedPlace extends LatLng {
  readonly name: string
}

/** The place that a text means, or what it may have meant. */
export type FoundPlace =
  | { readonly is: 'found'; readonly place: NamedPlace }
  | { readonly is: 'unknown'; readonly guesses: readonly NamedPlace[] }
  | { readonly is: 'unreachable' }

const maxGuesses = 3

/** Looks a place up by what somebody typed and chose nothing for: its name, or the beginning of it. */
export async function findPlace(text: string, near: LatLng): Promise<FoundPlace> {
  try {
    const { places: found } = await send(
      places.searchPlaces,
      { query: text, nearLatitude: near.lat, nearLongitude: near.lng },
      { ignore401: true },
    )
    const named = found.map(({ name, region, latitude: lat, longitude: lng }) => ({
      name: region === '' ? name : `${name}, ${region}`,
      lat,
      lng,
    }))
    const [first] = named
    if (first && folded(first.name).startsWith(folded(text))) return { is: 'found', place: first }
    return { is: 'unknown', guesses: named.slice(0, maxGuesses) }
  } catch {
    return { is: 'unreachable' }
  }
}

/** Without macrons, capitals and signs, as people type. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
