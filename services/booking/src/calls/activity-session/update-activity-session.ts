import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { changeSession } from '../../sessions/change-session.ts'

export const updateActivitySession: Handler<Context, typeof activitySession.updateActivitySession> = (
  input,
  { context, caller },
) => changeSession(context, input, caller.userProfileId)
