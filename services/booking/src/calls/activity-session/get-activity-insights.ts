import type { activitySession } from '@waymark/contracts/activity-session'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listActivityInsights, listCancellationReasons, sumSessionsOfSpan } from '../../db/activity-insights.ts'
import { readInsightSpan } from '../../sessions/insight-span.ts'

export const getActivityInsights: Handler<Context, typeof activitySession.getActivityInsights> = async (
  input,
  { context, caller },
) => {
  if (input.isAllLocations && !caller.isAccountAdmin) return refuse('AdminsOnly')
  const { reads } = context
  const { place, timeZone, fromDate, toDate, of, before } = await readInsightSpan(context, input)
  const [activities, sumsBefore, cancellations] = await Promise.all([
    listActivityInsights(reads, of),
    sumSessionsOfSpan(reads, before),
    listCancellationReasons(reads, of),
  ])
  return {
    fromDate,
    toDate,
    timeZone,
    currency: currencyOf(countryIdOf(place.country_id)),
    locationCount: of.serviceAreaIds.length,
    activities: [...activities],
    before: sumsBefore,
    cancellations: [...cancellations],
  }
}
