import { insightWeeks } from '@waymark/contracts/weekly-insights'

const insightsPath = '/service-area/insights'
const weeksParam = 'weeks'
const locationsParam = 'locations'
const all = 'all'

export type InsightWeeks = (typeof insightWeeks)[number]

const usualWeeks: InsightWeeks = 8

/** What the address asks for; anything else means the usual weeks of the current location. */
export interface InsightsQuery {
  readonly weeks: InsightWeeks
  readonly isAllLocations: boolean
}

export function readInsightsQuery(params: URLSearchParams): InsightsQuery {
  return {
    weeks: insightWeeks.find((weeks) => String(weeks) === params.get(weeksParam)) ?? usualWeeks,
    isAllLocations: params.get(locationsParam) === all,
  }
}

export function insightsHref({ weeks = usualWeeks, isAllLocations = false }: Partial<InsightsQuery> = {}): string {
  const params = new URLSearchParams({ [weeksParam]: String(weeks) })
  if (isAllLocations) params.set(locationsParam, all)
  return `${insightsPath}?${params}`
}
