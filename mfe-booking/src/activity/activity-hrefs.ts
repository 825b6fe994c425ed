/** The page of one activity, the booking of one of its sessions, or its waitlist while it still has spaces. */
export function newActivityBookingHref(
  asked:
    | { readonly activityId: number; readonly page?: number }
    | { readonly activitySessionId: number; readonly isWaiting?: boolean },
): string {
  const query = new URLSearchParams()
  if ('activitySessionId' in asked) {
    query.set('activitySessionId', String(asked.activitySessionId))
    if (asked.isWaiting) query.set('waitlist', '1')
  } else {
    query.set('activityId', String(asked.activityId))
    if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page))
  }
  return `/activity-booking/new-booking?${query}`
}

export const activitiesHref = '/activity-booking/new-booking'

/** The list of activities, above the pages of one. */
export const activitiesCrumb = { title: 'Activities & events', path: activitiesHref }
