import type { AccessNeed } from '@waymark/domain/access-fit/fit'
import type { World } from '../world.ts'
import type { MadePerson } from './person.ts'

/** A must without a threshold, unless it says otherwise. */
type MadeNeed = Pick<AccessNeed, 'optionId'> & Partial<AccessNeed>

/** Says what a person needs. */
export async function makeNeeds(
  world: World,
  { userProfileId }: Pick<MadePerson, 'userProfileId'>,
  needs: readonly MadeNeed[],
): Promise<void> {
  await world.db
    .insertInto('identity.need')
    .values(
      needs.map(({ optionId, weight = 'must', threshold = null }) => ({
        user_profile_id: userProfileId,
        accessibility_option_id: optionId,
        weight,
        threshold,
      })),
    )
    .execute()
}
