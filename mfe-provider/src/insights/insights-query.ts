import { insightWeeks } from '@waymark/contracts/activity-session'
import { activitiesPath } from '../activities/activity-paths.ts'

/** The parameter that opens the insights instead of the list: over how many weeks. */
export const insightsParam = 'insights'

export type InsightWeeks = (typeof insightWeeks)[number]

const usualWeeks: InsightWeeks = 8

/** The weeks that the address names; anything else means the usual ones. */
export function readInsightWeeks(params: URLSearchParams): InsightWeeks {
  return insightWeeks.find((weeks) => String(weeks) === params.get(insightsParam)) ?? usualWeeks
}

export function insightsHref(weeks: InsightWeeks = usualWeeks): string {
  return `${activitiesPath}?${new URLSearchParams({ [insightsParam]: String(weeks) })}`
}
