import { activitySession } from '@waymark/contracts/activity-session'
import { limits } from '@waymark/domain/limits'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import type { Activity } from '../activity/activity-draft.ts'
import { moneyBackText, toldText } from './session-words.ts'

const [, , , maxPage] = limits.pageSizes

type ToCancel = Pick<Activity, 'activityId' | 'comingSessions' | 'nextStartDateTime' | 'priceCents'>

/** What becomes of the sessions to come of an activity or amenity that is to be cancelled, and of those who booked them. */
export function useCancelledSessions({ activityId, comingSessions, nextStartDateTime, priceCents }: ToCancel) {
  const found = useCall(
    activitySession.getActivitySessionsByActivityId,
    { activityId, pageSize: maxPage },
    { enabled: comingSessions > 0 },
  )
  const rows = (found.data?.items ?? []).filter(
    ({ status, startDateTime }) => status === 'Active' && startDateTime >= (nextStartDateTime ?? ''),
  )
  const cancels = `This cancels ${formatCount(comingSessions, 'session')} to come.`
  // Those of a first page alone, or of another moment, would be too few.
  if (rows.length !== comingSessions)
    return { isBooked: true, text: `${cancels} We tell everybody who has booked${moneyBackText(priceCents === 0)}.` }
  const sum = (countOf: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + countOf(row), 0)
  const bookings = sum((row) => row.bookingCount)
  if (bookings === 0)
    return { isBooked: false, text: `${cancels} Nobody has booked ${comingSessions === 1 ? 'it' : 'them'}.` }
  const people = sum((row) => row.peopleCount)
  const waiting = sum((row) => row.waitlistLength)
  // Sessions keep the price that they were added with.
  const isFree = rows.every((row) => row.bookingCount === 0 || row.priceCents === 0)
  return { isBooked: true, text: `${cancels} ${toldText({ bookings, people, waiting, isFree })}` }
}
