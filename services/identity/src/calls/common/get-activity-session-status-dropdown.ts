import type { common } from '@waymark/contracts/common'
import { type ActivityStatus, activityStatuses } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

const statusesOfNewSession: readonly ActivityStatus[] = ['Draft', 'Active']

export const getActivitySessionStatusDropdown: Handler<Context, typeof common.getActivitySessionStatusDropdown> = ({
  isAddNewSession,
}) => (isAddNewSession ? statusesOfNewSession : activityStatuses).map((status) => ({ id: status, name: status }))
