import { insightWeeks } from '@waymark/contracts/booking-team'

const insightsPath = '/service-area/insights'
const weeksParam = 'weeks'

export type InsightWeeks = (typeof insightWeeks)[number]

const usualWeeks: InsightWeeks = 8

/** The weeks that the address names; anything else means the usual ones. */
export function readInsightWeeks(params: URLSearchParams): InsightWeeks {
  return insightWeeks.find((weeks) => String(weeks) === params.get(weeksParam)) ?? usualWeeks
}

export function insightsHref(weeks: InsightWeeks = usualWeeks): string {
  return `${insightsPath}?${new URLSearchParams({ [weeksParam]: String(weeks) })}`
}
