import type { places } from '@waymark/contracts/places'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'

const placesAtMost = 8

export const searchPlaces: Handler<Context, typeof places.searchPlaces> = async (
  { query, countryId },
  { context },
) => ({
  places: query === '' ? [] : [...(await context.places.suggest({ query, countryId, limit: placesAtMost }))],
  credit: context.places.credit,
})
