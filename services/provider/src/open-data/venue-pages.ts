import type { ServiceAreaId } from '@waymark/domain/ids'
import type { OpenVenue } from '../db/open-venues.ts'

const venuesAtOnce = 500

/** All venues, a page at a time: the next is read when the one before has been taken. */
export async function* venuePages(
  read: (page: { readonly after: ServiceAreaId | undefined; readonly limit: number }) => Promise<readonly OpenVenue[]>,
): AsyncGenerator<readonly OpenVenue[]> {
  let after: ServiceAreaId | undefined
  for (;;) {
    const venues = await read({ after, limit: venuesAtOnce })
    yield venues
    if (venues.length < venuesAtOnce) return
    after = venues.at(-1)?.id
  }
}
