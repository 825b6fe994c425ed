import type { activitySession } from '@waymark/contracts/activity-session'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import type { Context } from '../../context.ts'
import { listActivityInsights } from '../../db/activity-insights.ts'
import { insightColumns } from '../../exports/insight-sheet.ts'
import { readInsightSpan } from '../../sessions/insight-span.ts'

export const exportActivityInsights: Handler<Context, typeof activitySession.exportActivityInsights> = async (
  input,
  { context, caller },
) => {
  if (input.isAllLocations && !caller.isAccountAdmin) return refuse('AdminsOnly')
  const { place, toDate, of } = await readInsightSpan(context, input)
  const insights = await listActivityInsights(context.reads, of)
  const byId = new Map(insights.map((one) => [one.activityId, one]))
  return sheetFile({
    nameOf: () => `${exportNames.activityInsights} ${toDate}`,
    title: 'Insights',
    columns: insightColumns(currencyOf(countryIdOf(place.country_id))),
    ids: [...byId.keys()],
    read: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  })
}
