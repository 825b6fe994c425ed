import type { activitySession } from '@waymark/contracts/activity-session'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { sessionListFile } from '../../exports/session-list-file.ts'
import { onlyStaffId } from '../../sessions/session-access.ts'
import { withoutAmenities } from '../../sessions/session-filter.ts'

export const exportActivitySessionList: Handler<Context, typeof activitySession.exportActivitySessionList> = (
  input,
  { context, caller, area },
) =>
  sessionListFile(context, withoutAmenities(input), {
    name: exportNames.activitySessions,
    title: 'Activity sessions',
    onlyStaffId: onlyStaffId(caller, area),
  })
