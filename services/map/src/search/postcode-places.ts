import { country } from '@waymark/domain/enums'
import type { Context } from '../context.ts'
import type { FoundPlace, PlaceQuery } from '../places/place-provider.ts'
import { noFilter } from './search-index.ts'
import { streetLabels } from './street-labels.ts'

const zoom = 13

/** Where a postcode is, in the middle of the public places that have it: the built-in list of places knows none. */
export async function postcodePlaces(
  { search, now }: Pick<Context, 'search' | 'now'>,
  { query: postcode, countryId, near, limit }: PlaceQuery,
): Promise<FoundPlace[]> {
  if (!/^\d{4}$/.test(postcode)) return []
  const { addresses } = await search.find({
    words: [postcode],
    near,
    visitor: null,
    filter: noFilter,
    sort: 'match',
    needs: [],
    now: now(),
    limit,
  })
  return Object.values(country)
    .filter((id) => countryId === undefined || countryId === id)
    .flatMap((id) => {
      const inCountry = addresses.filter((address) => address.countryId === id)
      return streetLabels(inCountry, [postcode], limit).map(({ label, ...at }) => ({
        placeId: `postcode-${id}-${label}`,
        name: postcode,
        region: label.slice(postcode.length).trim(),
        countryId: id,
        ...at,
        zoom,
      }))
    })
}
