import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listActivityStaff, unassignFromActivity } from '../../db/activity-staff.ts'

export const deleteActivityStaffAssignment: Handler<Context, typeof activity.deleteActivityStaffAssignment> = async (
  input,
  { context },
) => {
  await unassignFromActivity(context.db, input)
  return { staff: await listActivityStaff(context.db, input.activityId) }
}
