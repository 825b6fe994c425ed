import type { bookingTeam } from '@waymark/contracts/booking-team'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { weeklyInsightsOf } from '../../sessions/weekly-insights.ts'

export const getWeeklyInsights: Handler<Context, typeof bookingTeam.getWeeklyInsights> = async (
  input,
  { context, caller },
) => {
  if (input.isAllLocations && !caller.isAccountAdmin) return refuse('AdminsOnly')
  const { place, weeks } = await weeklyInsightsOf(context, input)
  return { timeZone: place.time_zone, currency: currencyOf(countryIdOf(place.country_id)), weeks }
}
