import { bookingStatusNames } from '@waymark/domain/booking/status'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'

/** One of the four lists of bookings. */
export interface ListView {
  readonly path: string
  readonly title: string
  readonly period: 'all' | 'upcoming'
  /** Statuses that can be ticked; empty where the list shows one status only. */
  readonly choices: readonly BookingStatus[]
  /** What is shown, or ticked at first. */
  readonly statuses: readonly BookingStatus[]
  readonly sort: 'start' | '-start'
  readonly empty: { readonly title: string; readonly text: string }
}

const { New, Confirmed, Completed, Cancelled, Incomplete } = bookingStatus

export const listViews = {
  upcoming: {
    path: '/booking/upcoming',
    title: 'Upcoming bookings',
    period: 'upcoming',
    choices: [New, Confirmed, Incomplete, Cancelled],
    statuses: [New, Confirmed, Incomplete],
    sort: 'start',
    empty: { title: 'Nothing is coming up', text: 'Bookings from now on are listed here, day by day.' },
  },
  confirmed: {
    path: '/booking/confirmed',
    title: 'Confirmed bookings',
    period: 'all',
    choices: [],
    statuses: [Confirmed],
    sort: 'start',
    empty: { title: 'No confirmed bookings', text: 'Bookings that have a staff member are listed here.' },
  },
  completed: {
    path: '/booking/Completed',
    title: 'Completed bookings',
    period: 'all',
    choices: [],
    statuses: [Completed],
    sort: '-start',
    empty: { title: 'No completed bookings', text: 'Bookings that are done are listed here, the latest first.' },
  },
  cancelled: {
    path: '/booking/Cancelled',
    title: 'Cancelled bookings',
    period: 'all',
    choices: [],
    statuses: [Cancelled],
    sort: '-start',
    empty: {
      title: 'No cancelled bookings',
      text: 'Bookings that were cancelled, that you put aside, or whose spaces went back, are listed here.',
    },
  },
} as const satisfies Record<string, ListView>

/** In the URL: only what is over. */
export const over = 'over'

/** What is confirmed stays so when its time has passed, until it is completed. */
export function canBeOver({ period, statuses }: ListView): boolean {
  return period === 'all' && statuses.includes(Confirmed)
}

/** In the URL: nothing is ticked, so all statuses are shown. */
const anyStatus = 'any'

/** The ticked statuses: those of the URL, else the view's own. */
export function tickedStatuses(view: ListView, inUrl: readonly string[]): readonly BookingStatus[] {
  if (view.choices.length === 0 || inUrl.length === 0) return view.statuses
  return view.choices.filter((status) => inUrl.includes(bookingStatusNames[status]))
}

/** How ticked statuses are written into the URL; the view's own are left out. */
export function statusesForUrl(view: ListView, ticked: readonly BookingStatus[]): readonly string[] {
  if (ticked.length === 0) return [anyStatus]
  const isDefault = ticked.length === view.statuses.length && ticked.every((status) => view.statuses.includes(status))
  return isDefault ? [] : ticked.map((status) => bookingStatusNames[status])
}
