import { accessOption } from '@waymark/domain/access-fit/options'
import type { Kysely } from 'kysely'
import type { MapDatabase } from './schema.ts'

export interface PersonNeed {
  readonly optionId: number
  readonly weight: 'must' | 'would help'
  readonly threshold: number | null
}

/** What the map must know of a signed-in person: their needs, and whether they may see one provider alone. */
export interface CallerView {
  readonly needs: readonly PersonNeed[]
  readonly onlyAccountId: number | null
}

export const everybody: CallerView = { needs: [], onlyAccountId: null }

export async function readCallerView(reads: Kysely<MapDatabase>, userProfileId: number): Promise<CallerView> {
  const [person, needs] = await Promise.all([
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
  ])
  return {
    needs: needs.filter(({ optionId }) => accessOption(optionId) !== null),
    onlyAccountId: person?.restricted_to_account_id ?? null,
  }
}
