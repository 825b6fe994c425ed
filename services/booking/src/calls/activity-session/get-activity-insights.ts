import type { activitySession } from '@waymark/contracts/activity-session'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listActivityInsights } from '../../db/activity-insights.ts'
import { findAreaPlace } from '../../db/areas.ts'
import { insightSpan } from '../../sessions/insight-span.ts'

export const getActivityInsights: Handler<Context, typeof activitySession.getActivityInsights> = async (
  { serviceAreaId, weeks },
  { context },
) => {
  const { time_zone: timeZone, country_id } = await findAreaPlace(context.reads, serviceAreaId)
  const now = context.now()
  const { from, fromDate, toDate } = insightSpan(timeZone, weeks, now)
  return {
    fromDate,
    toDate,
    timeZone,
    currency: currencyOf(countryIdOf(country_id)),
    activities: await listActivityInsights(context.reads, { serviceAreaId, from, now }),
  }
}
