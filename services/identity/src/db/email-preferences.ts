import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The kinds of email that a person turned off. */
export async function listUnwantedKinds(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('email_preference')
    .select('email_kind')
    .where('user_profile_id', '=', userProfileId)
    .where('is_wanted', '=', false)
    .execute()
  return new Set(rows.map((row) => row.email_kind))
}

export async function savePreferences(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  preferences: readonly { readonly emailKind: BookingEmailKind; readonly isWanted: boolean }[],
): Promise<void> {
  if (preferences.length === 0) return
  await db
    .insertInto('email_preference')
    .values(
      preferences.map(({ emailKind, isWanted }) => ({
        user_profile_id: userProfileId,
        email_kind: emailKind,
        is_wanted: isWanted,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_profile_id', 'email_kind'])
        .doUpdateSet((row) => ({ is_wanted: row.ref('excluded.is_wanted') })),
    )
    .execute()
}
