import type { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'

export type Insights = OutputOf<typeof activitySession.getActivityInsights>
export type ActivityInsight = Insights['activities'][number]
export type InsightNumber = Exclude<keyof ActivityInsight, 'activityId' | 'title' | 'serviceAreaName'>

/** The sum of one number over all activities. */
export function sumOf(activities: readonly ActivityInsight[], number: InsightNumber): number {
  return activities.reduce((sum, one) => sum + one[number], 0)
}

/** All activities as a last row of a table. */
export function totalOf(activities: readonly ActivityInsight[]): ActivityInsight {
  const total = { ...emptyInsight }
  for (const number of insightNumbers) total[number] = sumOf(activities, number)
  return total
}

/** A share in whole percent; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

export function percentText(part: number, whole: number): string {
  const percent = percentOf(part, whole)
  return percent === null ? 'None' : `${percent} %`
}

const emptyInsight: Record<InsightNumber, number> & Pick<ActivityInsight, 'activityId' | 'title' | 'serviceAreaName'> =
  {
    activityId: 0,
    title: 'All',
    serviceAreaName: '',
    sessionCount: 0,
    cancelledSessionCount: 0,
    spaces: 0,
    spacesTaken: 0,
    waitingCount: 0,
    bookingCount: 0,
    cancelledBookingCount: 0,
    peopleCount: 0,
    noShowCount: 0,
    incomeCents: 0,
    refundedCents: 0,
    keptCents: 0,
  }

const insightNumbers = [
  'sessionCount',
  'cancelledSessionCount',
  'spaces',
  'spacesTaken',
  'waitingCount',
  'bookingCount',
  'cancelledBookingCount',
  'peopleCount',
  'noShowCount',
  'incomeCents',
  'refundedCents',
  'keptCents',
] as const satisfies readonly InsightNumber[]
