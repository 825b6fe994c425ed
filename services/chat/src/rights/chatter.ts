import type { UserProfileId } from '@waymark/domain/ids'
import type { BookingViewer } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import type { PersonRow } from '../db/people.ts'

/** A chat participant as the rights of a booking need them. */
export interface ChatUser extends BookingViewer {
  readonly userProfileId: UserProfileId
}

export async function chatUserOf(context: Context, person: PersonRow): Promise<ChatUser> {
  return {
    userProfileId: person.id,
    accountId: person.account_id,
    accountType: person.account_type,
    isAccountAdmin: person.is_account_admin,
    isGlobalAdmin: person.is_global_admin,
    roles: await context.memberships.rolesOf(person.id, person.access_version),
  }
}

/** `chatUserOf` for the caller of a call. */
export async function callingChatUser(context: Context, caller: PersonCaller): Promise<ChatUser> {
  const { userProfileId, accountId, accountType, isAccountAdmin, isGlobalAdmin } = caller
  const roles = await context.memberships.rolesOf(userProfileId, caller.version)
  return { userProfileId, accountId, accountType, isAccountAdmin, isGlobalAdmin, roles }
}
