import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { formatTime } from '../page/format.ts'

type StaffForBooking = OutputOf<typeof bookingTeam.getStaffForBooking>['people'][number]

/** What keeps somebody from a booking; undefined when they are free. */
export function notFreeText(person: Pick<StaffForBooking, 'notFree' | 'busyStartDateTime' | 'busyEndDateTime'>) {
  const { notFree, busyStartDateTime: from, busyEndDateTime: until } = person
  switch (notFree) {
    case null:
      return undefined
    case 'notOnService':
      return 'Does not do this service'
    case 'busy':
      return from && until ? `Busy from ${formatTime(from)} to ${formatTime(until)}` : 'Busy then'
    case 'away':
      return 'Away then'
    case 'notAtWork':
      return 'Not at work then'
  }
}
