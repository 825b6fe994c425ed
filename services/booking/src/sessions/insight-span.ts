import type { ServiceAreaId } from '@waymark/domain/ids'
import { addDays, daysBetween, mondayOf } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Context } from '../context.ts'
import { findAreaPlace, listAreaIdsBeside } from '../db/areas.ts'

interface AskedInsights {
  readonly serviceAreaId: ServiceAreaId
  readonly weeks: number
  readonly isAllLocations: boolean
}

/** The locations and days that insights are asked of: weeks from Monday, of which the last is the current one, and as many days before them. */
export async function readInsightSpan(context: Context, { serviceAreaId, weeks, isAllLocations }: AskedInsights) {
  const [place, serviceAreaIds] = await Promise.all([
    findAreaPlace(context.reads, serviceAreaId),
    isAllLocations ? listAreaIdsBeside(context.reads, serviceAreaId) : [serviceAreaId],
  ])
  const { time_zone: timeZone } = place
  const now = context.now()
  // Neither country skips midnight when its clocks change.
  const midnight = (day: string) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  const toDate = dayAt(timeZone, now.getTime())
  const fromDate = addDays(mondayOf(toDate), (1 - weeks) * 7)
  const days = daysBetween(fromDate, toDate) + 1
  const from = midnight(fromDate)
  const before = { serviceAreaIds, from: midnight(addDays(fromDate, -days)), until: from, now }
  return { place, timeZone, fromDate, toDate, of: { serviceAreaIds, from, until: now, now }, before }
}
