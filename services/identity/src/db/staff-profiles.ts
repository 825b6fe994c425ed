import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

export interface StaffProfileRow {
  readonly id: UserProfileId
  readonly avatar_key: string | null
  readonly spoken_languages: readonly string[]
}

interface Asker {
  readonly userProfileId: UserProfileId
  readonly accountId: AccountId
  readonly isAccountAdmin: boolean
}

const columns = ['id', 'avatar_key', 'spoken_languages'] as const

/** Somebody of a team, for themself and for the admins of their organisation; undefined for everybody else. */
export async function findStaffProfile(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  asker: Asker,
): Promise<StaffProfileRow | undefined> {
  if (userProfileId !== asker.userProfileId && !asker.isAccountAdmin) return undefined
  return db
    .selectFrom('user_profile')
    .select(columns)
    .where('id', '=', userProfileId)
    .where('account_id', '=', asker.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function writeStaffProfile(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  changes: { readonly spoken_languages: string[]; readonly avatar_key?: string | null },
): Promise<StaffProfileRow | undefined> {
  return db
    .updateTable('user_profile')
    .set(changes)
    .where('id', '=', userProfileId)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}
