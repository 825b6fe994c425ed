import type { ActivityInsight } from '../insights/insight-sums.ts'
import type { WeekInsight } from '../insights/week-sums.ts'

/** What the sessions of two activities came to, for tests. */
export const clayInsight: ActivityInsight = {
  activityId: 5,
  title: 'Clay and kōrero',
  serviceAreaName: 'Newtown',
  sessionCount: 2,
  cancelledSessionCount: 1,
  spaces: 10,
  spacesTaken: 9,
  waitingCount: 3,
  bookingCount: 6,
  cancelledBookingCount: 1,
  peopleCount: 9,
  noShowCount: 2,
  incomeCents: 21_600,
  refundedCents: 1600,
  keptCents: 20_000,
}

export const swimInsight: ActivityInsight = {
  ...clayInsight,
  activityId: 6,
  title: 'Quiet swim',
  cancelledSessionCount: 0,
  spaces: 12,
  spacesTaken: 3,
  waitingCount: 0,
  peopleCount: 3,
  noShowCount: 0,
  incomeCents: 0,
  refundedCents: 0,
  keptCents: 0,
}

export const quietWeek: WeekInsight = {
  fromDate: '2026-09-28',
  visitsDone: 0,
  visitsCancelled: 0,
  visitsIncomplete: 0,
  visitMinutes: 0,
  sessionCount: 0,
  spaces: 0,
  spacesTaken: 0,
  peopleCount: 0,
  noShowCount: 0,
  incomeCents: 0,
  refundedCents: 0,
  keptCents: 0,
}

export const busyWeek: WeekInsight = {
  ...quietWeek,
  fromDate: '2026-10-05',
  visitsDone: 44,
  visitsCancelled: 3,
  visitsIncomplete: 1,
  visitMinutes: 3450,
  sessionCount: 4,
  spaces: 22,
  spacesTaken: 12,
  peopleCount: 12,
  noShowCount: 2,
  incomeCents: 21_600,
  refundedCents: 1600,
  keptCents: 20_000,
}
