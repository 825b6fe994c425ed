import { addDays } from '@waymark/domain/schedule/wall-clock'
import type { Context } from '../context.ts'
import { listWeeklyInsights } from '../db/weekly-insights.ts'
import { readInsightSpan } from './insight-span.ts'

/** The weeks of a location, or of all, with the first day of each, and where it is. */
export async function weeklyInsightsOf(context: Context, asked: Parameters<typeof readInsightSpan>[1]) {
  const { place, timeZone, fromDate, toDate, of } = await readInsightSpan(context, asked)
  const rows = await listWeeklyInsights(context.reads, { ...of, timeZone, fromDate, weeks: asked.weeks })
  return { place, toDate, weeks: rows.map(({ week, ...one }) => ({ fromDate: addDays(fromDate, week * 7), ...one })) }
}

export type WeekAnswer = Awaited<ReturnType<typeof weeklyInsightsOf>>['weeks'][number]
