import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { assignToActivity, listActivityStaff } from '../../db/activity-staff.ts'

export const addActivityStaffAssignment: Handler<Context, typeof activity.addActivityStaffAssignment> = async (
  input,
  { context, area },
) => {
  if (!(await assignToActivity(context.db, { ...input, serviceAreaId: area.serviceAreaId }))) return refuse('NotInTeam')
  return { staff: await listActivityStaff(context.db, input.activityId) }
}
