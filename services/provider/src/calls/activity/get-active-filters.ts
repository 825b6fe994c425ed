import type { activity } from '@waymark/contracts/activity'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getActiveFilters: Handler<Context, typeof activity.getActiveFilters> = () =>
  activityKinds.map(({ id, label }) => ({ id, name: label }))
