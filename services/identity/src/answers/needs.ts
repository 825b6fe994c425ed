import type { account } from '@waymark/contracts/account'
import type { AnswerOf } from '@waymark/contracts/define-call'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { listNeeds } from '../db/needs.ts'
import type { IdentityDatabase } from '../db/schema.ts'

/** A person's needs profile (domain.md, "Map", Access Fit). */
export async function needsOf(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<AnswerOf<typeof account.getNeeds>> {
  const rows = await listNeeds(db, userProfileId)
  return {
    needs: rows.map((row) => ({
      accessibilityOptionId: row.accessibility_option_id,
      weight: row.weight,
      threshold: row.threshold,
    })),
  }
}
