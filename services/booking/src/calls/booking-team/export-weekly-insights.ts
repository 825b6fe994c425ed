import type { bookingTeam } from '@waymark/contracts/booking-team'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import type { Context } from '../../context.ts'
import { weekColumns } from '../../exports/week-sheet.ts'
import { weeklyInsightsOf } from '../../sessions/weekly-insights.ts'

export const exportWeeklyInsights: Handler<Context, typeof bookingTeam.exportWeeklyInsights> = async (
  input,
  { context, caller },
) => {
  if (input.isAllLocations && !caller.isAccountAdmin) return refuse('AdminsOnly')
  const { place, toDate, weeks } = await weeklyInsightsOf(context, input)
  return sheetFile({
    nameOf: () => `${exportNames.weeklyInsights} ${toDate}`,
    title: 'Weeks',
    columns: weekColumns(currencyOf(countryIdOf(place.country_id))),
    ids: weeks.map((_week, index) => index),
    read: async (ids) => ids.flatMap((index) => weeks[index] ?? []),
  })
}
