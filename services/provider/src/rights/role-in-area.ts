import { type StaffRole, staffRole } from '@waymark/domain/enums'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'

/** The caller's role in one area; `notTheirs` for an area of another account, null without a membership. */
export async function roleInArea(
  context: Context,
  caller: PersonCaller,
  serviceAreaId: number,
): Promise<StaffRole | 'notTheirs' | null> {
  if ((await context.memberships.accountOf(serviceAreaId)) !== caller.accountId) return 'notTheirs'
  if (caller.isAccountAdmin) return staffRole.Admin
  return (await context.memberships.rolesOf(caller.userProfileId, caller.version)).get(serviceAreaId) ?? null
}
