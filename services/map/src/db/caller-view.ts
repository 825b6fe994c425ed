import { accessOption } from '@waymark/domain/access-fit/options'
import type { Kysely } from 'kysely'
import type { MapDatabase } from './schema.ts'

export interface PersonNeed {
  readonly optionId: number
  readonly weight: 'must' | 'would help'
  readonly threshold: number | null
}

/** What the map must know of a signed-in person: their needs, whether they may see one provider alone, and which private venues they have on their shortlist. */
export interface CallerView {
  readonly needs: readonly PersonNeed[]
  readonly onlyAccountId: number | null
  readonly privateVenueIds: readonly number[]
}

// Far more than anybody keeps; it bounds the query.
const maxPrivateVenues = 200

export const everybody: CallerView = { needs: [], onlyAccountId: null, privateVenueIds: [] }

export async function readCallerView(reads: Kysely<MapDatabase>, userProfileId: number): Promise<CallerView> {
  const [person, needs, privateVenues] = await Promise.all([
    reads
      .selectFrom('identity_api.person')
      .select('restricted_to_account_id')
      .where('id', '=', userProfileId)
      .executeTakeFirst(),
    reads
      .selectFrom('identity_api.need')
      .select(['accessibility_option_id as optionId', 'weight', 'threshold'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('weight')
      .orderBy('accessibility_option_id')
      .execute(),
    reads
      .selectFrom('booking_api.shortlist as s')
      .innerJoin('private_venue as v', 'v.service_area_id', 's.service_area_id')
      .select('v.service_area_id as id')
      .where('s.user_profile_id', '=', userProfileId)
      .orderBy('v.service_area_id')
      .limit(maxPrivateVenues)
      .execute(),
  ])
  return {
    needs: needs.filter(({ optionId }) => accessOption(optionId) !== null),
    onlyAccountId: person?.restricted_to_account_id ?? null,
    privateVenueIds: privateVenues.map(({ id }) => id),
  }
}
