import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { outageName, outagesDuring } from '@waymark/domain/access-fit/outages'
import type { OpenSession } from './activity-words.ts'

type Outages = OutputOf<typeof activityBooking.getActivityForNewBooking>['outages']

/** "Out of order then: Lift to every floor, Hoist"; null for a session that nothing is out of order at. */
export function outThenText(outages: Outages, session: OpenSession): string | null {
  const names = outagesDuring(outages, session).map(outageName)
  return names.length === 0 ? null : `Out of order then: ${names.join(', ')}`
}
