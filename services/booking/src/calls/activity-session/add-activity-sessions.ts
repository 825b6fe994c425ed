import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { addSessionsTo } from '../../sessions/add-sessions.ts'

export const addActivitySessions: Handler<Context, typeof activitySession.addActivitySessions> = (
  input,
  { context, caller, idempotencyKey },
) => addSessionsTo(context, input, { byUserProfileId: caller.userProfileId, idempotencyKey })
