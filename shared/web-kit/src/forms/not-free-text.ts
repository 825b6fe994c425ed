import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { formatTime } from '../page/format.ts'
import { lackedText } from './lacked-text.ts'

type StaffForBooking = OutputOf<typeof bookingTeam.getStaffForBooking>['people'][number]

/** What keeps somebody from a booking; undefined when they are free. */
export function notFreeText(
  person: Pick<StaffForBooking, 'notFree' | 'busyStartDateTime' | 'busyEndDateTime' | 'lacks'>,
) {
  const { notFree, busyStartDateTime: from, busyEndDateTime: until } = person
  switch (notFree) {
    case null:
      return undefined
    case 'notOnService':
      return 'Does not do this service'
    case 'busy':
      return from && until ? `Busy from ${formatTime(from)} to ${formatTime(until)}` : 'Busy then'
    case 'away':
      return person.lacks.length > 0 ? person.lacks.map(lackedText).join(', ') : 'Away then'
    case 'notAtWork':
      return 'Not at work then'
  }
}
