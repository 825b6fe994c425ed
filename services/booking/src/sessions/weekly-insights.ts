import type { ServiceAreaId } from '@waymark/domain/ids'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import type { Context } from '../context.ts'
import { findAreaPlace } from '../db/areas.ts'
import { listWeeklyInsights } from '../db/weekly-insights.ts'
import { insightSpan } from './insight-span.ts'

/** The weeks of a location with the first day of each, and where it is. */
export async function weeklyInsightsOf(
  context: Context,
  { serviceAreaId, weeks }: { readonly serviceAreaId: ServiceAreaId; readonly weeks: number },
) {
  const place = await findAreaPlace(context.reads, serviceAreaId)
  const now = context.now()
  const { from, fromDate, toDate } = insightSpan(place.time_zone, weeks, now)
  const of = { serviceAreaId, timeZone: place.time_zone, fromDate, from, now, weeks }
  const rows = await listWeeklyInsights(context.reads, of)
  return { place, toDate, weeks: rows.map(({ week, ...one }) => ({ fromDate: addDays(fromDate, week * 7), ...one })) }
}

export type WeekAnswer = Awaited<ReturnType<typeof weeklyInsightsOf>>['weeks'][number]
