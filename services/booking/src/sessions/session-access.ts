import { staffRole } from '@waymark/domain/enums'
import type { ActivitySessionId, UserProfileId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { AreaGrant } from '@waymark/service-kit/handler'
import type { Context } from '../context.ts'
import { helpsWith } from '../db/activity-sessions.ts'

/** Whose sessions a caller sees: Staff those that they help with, managers all. */
export function onlyStaffId(caller: PersonCaller, area: AreaGrant): UserProfileId | undefined {
  return managesSessions(area) ? undefined : caller.userProfileId
}

/** Everybody of a location but its Staff manages sessions. */
export function managesSessions({ role }: AreaGrant): boolean {
  return role !== staffRole.Staff
}

/** Whether the caller manages a session or helps with it. */
export async function maySeeSession(
  context: Context,
  caller: PersonCaller,
  area: AreaGrant,
  activitySessionId: ActivitySessionId,
): Promise<boolean> {
  return managesSessions(area) || helpsWith(context.reads, activitySessionId, caller.userProfileId)
}
