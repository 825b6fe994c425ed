import type { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'

export type SessionDetail = OutputOf<typeof activitySession.getActivitySessionDetail>
