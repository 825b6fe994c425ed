import type { amenitySession } from '@waymark/contracts/amenity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { sessionRowAnswer } from '../../answers/session-row.ts'
import type { Context } from '../../context.ts'
import { listSessions } from '../../db/activity-sessions.ts'
import { periodOf } from '../../sessions/session-filter.ts'

export const getAmenitySessionsByAmenityId: Handler<
  Context,
  typeof amenitySession.getAmenitySessionsByAmenityId
> = async ({ amenityId, period, status, pageNumber, pageSize }, { context, area }) => {
  const { rows, totalCount } = await listSessions(
    context.reads,
    {
      serviceAreaId: area.serviceAreaId,
      activityId: amenityId,
      statuses: status === undefined ? [] : [status],
      ...periodOf(period, context.now()),
      search: '',
    },
    { sort: period === 'past' ? '-start' : 'start', pageNumber, pageSize },
  )
  return { items: rows.map(sessionRowAnswer), totalCount, pageNumber, pageSize }
}
