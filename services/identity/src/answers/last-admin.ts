import { gone, takesAdmin } from '@waymark/domain/account/standing'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { hasOtherAdminThan, standingOf } from '../db/people.ts'
import type { IdentityDatabase } from '../db/schema.ts'
import { isClosedForGood } from '../db/suspensions.ts'

interface Leaving {
  readonly id: UserProfileId
  readonly account_id: AccountId
  readonly is_active: boolean
  readonly is_account_admin: boolean
}

/** Whether an organisation would be without an admin if this person went. One that is closed for good needs none. */
export async function isLastAdmin(db: Kysely<IdentityDatabase>, person: Leaving): Promise<boolean> {
  if (!takesAdmin(standingOf(person), gone) || (await hasOtherAdminThan(db, person))) return false
  return !(await isClosedForGood(db, person.account_id))
}
