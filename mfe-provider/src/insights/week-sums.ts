import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'

export type WeekInsight = OutputOf<typeof bookingTeam.getWeeklyInsights>['weeks'][number]
type WeekNumber = Exclude<keyof WeekInsight, 'fromDate'>

const nothing: WeekInsight = {
  fromDate: '',
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

/** All weeks as a last row of a table; it has no first day. */
export function totalOfWeeks(weeks: readonly WeekInsight[]): WeekInsight {
  const sum = (number: WeekNumber) => weeks.reduce((total, week) => total + week[number], 0)
  return {
    ...nothing,
    visitsDone: sum('visitsDone'),
    visitsCancelled: sum('visitsCancelled'),
    visitsIncomplete: sum('visitsIncomplete'),
    visitMinutes: sum('visitMinutes'),
    sessionCount: sum('sessionCount'),
    spaces: sum('spaces'),
    spacesTaken: sum('spacesTaken'),
    peopleCount: sum('peopleCount'),
    noShowCount: sum('noShowCount'),
    incomeCents: sum('incomeCents'),
    refundedCents: sum('refundedCents'),
    keptCents: sum('keptCents'),
  }
}

/** Hours with their quarters: "57.5". */
export function hoursOf({ visitMinutes }: Pick<WeekInsight, 'visitMinutes'>): string {
  return String(Math.round((visitMinutes / 60) * 100) / 100)
}
