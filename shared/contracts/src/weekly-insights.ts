import type { ServiceAreaId } from '@waymark/domain/ids'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { currency } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { id } from './shapes.ts'

/** Weeks over which insights can be asked for: the current one, and those before it. */
export const insightWeeks = [4, 8, 26, 52] as const

/** Over which locations and how many weeks. */
export const insightFilters = {
  serviceAreaId: id<ServiceAreaId>(),
  weeks: z._default(z.literal(insightWeeks), 8),
  /** All locations of the organisation in the country of this one, in its time zone; for account admins. */
  isAllLocations: z._default(z.boolean(), false),
}

/** What insights over all locations refuse. */
export const insightRefusals = { AdminsOnly: 'Only account admins see all locations at once.' } as const

/** What a week came to. Visits count on the day they start; a cancelled session only for its money. */
const weekInsight = z.object({
  /** A Monday. */
  fromDate: z.string(),
  visitsDone: z.int(),
  visitsCancelled: z.int(),
  /** Confirmed too late, or never: nobody was free. */
  visitsIncomplete: z.int(),
  visitMinutes: z.int(),
  sessionCount: z.int(),
  spaces: z.int(),
  spacesTaken: z.int(),
  peopleCount: z.int(),
  noShowCount: z.int(),
  incomeCents: z.int(),
  refundedCents: z.int(),
  keptCents: z.int(),
})

/** What the weeks of a location came to (an extension of calls.md, "Booking"). */
export const weeklyInsights = {
  getWeeklyInsights: defineCall({
    method: 'POST',
    path: '/api/Booking/get-weekly-insights',
    summary: 'Visits, sessions and money of a location, week by week',
    reads: ['activitySession', 'booking', 'payment'],
    access: areaRole(managementRoles),
    input: () => z.strictObject(insightFilters),
    output: () => z.object({ timeZone: z.string(), currency, weeks: z.array(weekInsight) }),
    refusals: insightRefusals,
  }),
  exportWeeklyInsights: defineCall({
    method: 'POST',
    path: '/api/Booking/export-weekly-insights',
    summary: 'The same as an xlsx file, a week in each row',
    reads: ['activitySession', 'booking', 'payment'],
    access: areaRole(managementRoles),
    input: () => z.strictObject(insightFilters),
    output: () => z.null(),
    answer: 'file',
    refusals: insightRefusals,
  }),
} as const
