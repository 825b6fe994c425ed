import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { sessionRowAnswer } from '../answers/session-row.ts'

/** The columns of the exported sheet; times are wall times of the session's location. */
export const sessionColumns: readonly SheetColumn<ReturnType<typeof sessionRowAnswer>>[] = [
  { title: 'Session', width: 10, textOf: (row) => String(row.activitySessionId) },
  { title: 'Activity', width: 32, textOf: (row) => row.activityTitle },
  { title: 'Status', width: 12, textOf: (row) => row.status },
  { title: 'Start', width: 17, timeOf: (row) => row.startDateTime },
  { title: 'End', width: 17, timeOf: (row) => row.endDateTime },
  { title: 'Time zone', width: 18, textOf: (row) => row.timeZone },
  { title: 'Spaces', width: 8, countOf: (row) => row.maxSpaces },
  { title: 'Spaces taken', width: 12, countOf: (row) => row.spacesTaken },
  { title: 'Bookings', width: 10, countOf: (row) => row.bookingCount },
  { title: 'People', width: 8, countOf: (row) => row.peopleCount },
  { title: 'Checked in', width: 10, countOf: (row) => row.checkedInCount },
  {
    title: 'Did not come',
    width: 12,
    textOf: ({ status, peopleCount, checkedInCount }) =>
      status === 'Completed' ? String(Math.max(0, peopleCount - checkedInCount)) : '',
  },
  { title: 'On the waitlist', width: 14, countOf: (row) => row.waitlistLength },
  { title: 'Price', width: 10, numberOf: (row) => row.priceCents / 100 },
  { title: 'Currency', width: 9, textOf: (row) => row.currency },
  { title: 'Wheelchair spaces left', width: 20, textOf: ({ accessStock: s }) => leftText(s.wheelchairSpaces) },
  { title: 'Hearing receivers left', width: 20, textOf: ({ accessStock: s }) => leftText(s.hearingReceivers) },
  { title: 'Interpreter places left', width: 20, textOf: ({ accessStock: s }) => leftText(s.interpreterPlaces) },
  { title: 'Quiet places left', width: 18, textOf: ({ accessStock: s }) => leftText(s.quietPlaces) },
  { title: 'Staff', width: 32, textOf: (row) => row.staff.map((one) => `${one.firstName} ${one.lastName}`).join(', ') },
]

function leftText({ total, left }: { readonly total: number; readonly left: number }): string {
  return total === 0 ? '' : `${left} of ${total}`
}
