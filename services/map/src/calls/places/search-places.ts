import type { places } from '@waymark/contracts/places'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { postcodePlaces } from '../../search/postcode-places.ts'

const maxPlaces = 8

export const searchPlaces: Handler<Context, typeof places.searchPlaces> = async (
  { query, countryId, nearLatitude: latitude, nearLongitude: longitude },
  { context },
) => {
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const asked = { query, countryId, near, limit: maxPlaces }
  const found = query === '' ? [] : await context.places.suggest(asked)
  return { places: found.length > 0 ? [...found] : await postcodePlaces(context, asked), credit: context.places.credit }
}
