import * as z from 'zod/mini'
import type { FoundPlace, PlaceProvider, PlaceQuery } from './place-provider.ts'

const waitMs = 3000
const countryCodes = { 1: 'nz', 2: 'au' } as const
const countryIds: Readonly<Record<string, 1 | 2>> = { NZ: 1, AU: 2 }
const zoomByKind: Readonly<Record<string, number>> = { region: 10, place: 12, locality: 13, neighborhood: 14 }

/** The part of a Geocoding v6 answer that is used: https://docs.mapbox.com/api/search/geocoding/ */
const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        mapbox_id: z.string(),
        feature_type: z.string(),
        name: z.string(),
        place_formatted: z.optional(z.string()),
        coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
        context: z.object({ country: z.optional(z.object({ country_code: z.string() })) }),
      }),
    }),
  ),
})

export interface MapboxPlacesOptions {
  readonly token: string
  /** Answers while Mapbox does not. */
  readonly fallback: PlaceProvider
  readonly onFault: (error: unknown) => void
  readonly origin?: string
}

/** Mapbox's search, including addresses. Its answers contain the position, so nothing has to be fetched afterwards. */
export class MapboxPlaces implements PlaceProvider {
  readonly credit = '© Mapbox'
  readonly #options: MapboxPlacesOptions

  constructor(options: MapboxPlacesOptions) {
    this.#options = options
  }

  async suggest(query: PlaceQuery): Promise<readonly FoundPlace[]> {
    try {
      return await this.#ask(query)
    } catch (error) {
      this.#options.onFault(error)
      return this.#options.fallback.suggest(query)
    }
  }

  async #ask({ query, countryId, near, limit }: PlaceQuery): Promise<FoundPlace[]> {
    const url = new URL('/search/geocode/v6/forward', this.#options.origin ?? 'https://api.mapbox.com')
    url.searchParams.set('q', query)
    url.searchParams.set('autocomplete', 'true')
    url.searchParams.set('limit', String(limit))
    url.searchParams.set('country', countryId === 1 || countryId === 2 ? countryCodes[countryId] : 'nz,au')
    if (near) url.searchParams.set('proximity', `${near.longitude},${near.latitude}`)
    url.searchParams.set('access_token', this.#options.token)
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) })
    if (!response.ok) throw new Error(`Mapbox search answered ${response.status}`)
    const { features } = z.parse(answer, await response.json())
    return features.flatMap(({ properties }) => {
      const country = countryIds[properties.context.country?.country_code ?? '']
      if (!country) return []
      return {
        placeId: properties.mapbox_id,
        name: properties.name,
        region: properties.place_formatted ?? '',
        countryId: country,
        latitude: properties.coordinates.latitude,
        longitude: properties.coordinates.longitude,
        zoom: zoomByKind[properties.feature_type] ?? 15,
      }
    })
  }
}
