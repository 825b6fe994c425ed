import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'

/** Cancels the sessions of a closed activity that have not begun. */
export const closeActivity: JobHandlers<'booking', Context>['booking.close-activity'] = async (
  { activityId, reason },
  { context },
) => {
  const now = context.now()
  await context.db
    .updateTable('activity_session')
    .set((row) => ({
      status: 'Cancelled',
      cancel_reason: reason || null,
      cancelled_at: now,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('activity_id', '=', activityId)
    .where('status', 'in', ['Draft', 'Active'])
    .where('starts_at', '>', now)
    .execute()
}
