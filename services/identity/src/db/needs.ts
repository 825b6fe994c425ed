import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

export async function listNeeds(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('need')
    .select(['accessibility_option_id', 'weight', 'threshold'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('accessibility_option_id')
    .execute()
}

/** Replaces a person's whole needs profile. */
export async function replaceNeeds(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  needs: readonly {
    readonly accessibilityOptionId: number
    readonly weight: 'must' | 'would help'
    readonly threshold: number | null
  }[],
): Promise<void> {
  await trx.deleteFrom('need').where('user_profile_id', '=', userProfileId).execute()
  if (needs.length === 0) return
  await trx
    .insertInto('need')
    .values(
      needs.map((need) => ({
        user_profile_id: userProfileId,
        accessibility_option_id: need.accessibilityOptionId,
        weight: need.weight,
        threshold: need.threshold,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_profile_id', 'accessibility_option_id']).doNothing())
    .execute()
}

/** Makes these options a person's needs: those already there keep weight and threshold, new ones "would help". */
export async function setNeededOptions(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  optionIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('need')
    .where('user_profile_id', '=', userProfileId)
    .$if(optionIds.length > 0, (query) => query.where('accessibility_option_id', 'not in', [...optionIds]))
    .execute()
  if (optionIds.length === 0) return
  await trx
    .insertInto('need')
    .values(
      optionIds.map((id) => ({
        user_profile_id: userProfileId,
        accessibility_option_id: id,
        weight: 'would help' as const,
        threshold: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_profile_id', 'accessibility_option_id']).doNothing())
    .execute()
}
