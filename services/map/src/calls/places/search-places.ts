import type { places } from '@waymark/contracts/places'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

const maxPlaces = 8

export const searchPlaces: Handler<Context, typeof places.searchPlaces> = async (
  { query, countryId, nearLatitude: latitude, nearLongitude: longitude },
  { context },
) => {
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const found = query === '' ? [] : await context.places.suggest({ query, countryId, near, limit: maxPlaces })
  return { places: [...found], credit: context.places.credit }
}
