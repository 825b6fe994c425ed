import type { activitySession } from '@waymark/contracts/activity-session'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { sheetFile } from '@waymark/service-kit/sheet'
import type { Context } from '../../context.ts'
import { listActivityInsights } from '../../db/activity-insights.ts'
import { findAreaPlace } from '../../db/areas.ts'
import { insightColumns } from '../../exports/insight-sheet.ts'
import { insightSpan } from '../../sessions/insight-span.ts'

export const exportActivityInsights: Handler<Context, typeof activitySession.exportActivityInsights> = async (
  { serviceAreaId, weeks },
  { context },
) => {
  const { time_zone: timeZone } = await findAreaPlace(context.reads, serviceAreaId)
  const now = context.now()
  const { from, toDate } = insightSpan(timeZone, weeks, now)
  const insights = await listActivityInsights(context.reads, { serviceAreaId, from, now })
  const byId = new Map(insights.map((one) => [one.activityId, one]))
  return sheetFile({
    nameOf: () => `${exportNames.activityInsights} ${toDate}`,
    title: 'Insights',
    columns: insightColumns,
    ids: [...byId.keys()],
    read: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  })
}
