import { type Wishes, wishes } from '@waymark/domain/activity/wishes'

/** An access place that somebody of a group waits for. */
export interface AwaitedWish {
  /** Their position among the people of the form, without companions. */
  readonly person: number
  readonly wish: keyof Wishes
}

/** What the address of a waitlist says is waited for; null where it says nothing. */
export function readAwaitedWish(query: URLSearchParams): AwaitedWish | null {
  const person = Number(query.get('person') ?? Number.NaN)
  const wish = wishes.find(({ field }) => field === query.get('wish'))
  return wish && Number.isSafeInteger(person) && person >= 0 ? { person, wish: wish.field } : null
}

/** The page of one activity, the booking of one of its sessions, or its waitlist while it still has spaces. */
export function newActivityBookingHref(
  asked:
    | { readonly activityId: number; readonly page?: number }
    | { readonly activitySessionId: number; readonly waitsFor?: AwaitedWish },
): string {
  const query = new URLSearchParams()
  if ('activitySessionId' in asked) {
    query.set('activitySessionId', String(asked.activitySessionId))
    if (asked.waitsFor) {
      query.set('waitlist', '1')
      query.set('person', String(asked.waitsFor.person))
      query.set('wish', asked.waitsFor.wish)
    }
  } else {
    query.set('activityId', String(asked.activityId))
    if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page))
  }
  return `/activity-booking/new-booking?${query}`
}

export const activitiesHref = '/activity-booking/new-booking'

/** The list of activities, above the pages of one. */
export const activitiesCrumb = { title: 'Activities & events', path: activitiesHref }
