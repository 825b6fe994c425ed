import type { common } from '@waymark/contracts/common'
import { newSessionStatuses } from '@waymark/domain/activity/session-status'
import { activityStatuses } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getActivitySessionStatusDropdown: Handler<Context, typeof common.getActivitySessionStatusDropdown> = ({
  isAddNewSession,
}) => (isAddNewSession ? newSessionStatuses : activityStatuses).map((status) => ({ id: status, name: status }))
