/** The page of one activity, or the booking of one of its sessions. */
export function newActivityBookingHref(
  asked: { readonly activityId: number; readonly page?: number } | { readonly activitySessionId: number },
): string {
  const query = new URLSearchParams()
  if ('activitySessionId' in asked) query.set('activitySessionId', String(asked.activitySessionId))
  else {
    query.set('activityId', String(asked.activityId))
    if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page))
  }
  return `/activity-booking/new-booking?${query}`
}

export const activitiesHref = '/activity-booking/new-booking'

export function activityBookingHref(activityBookingId: number): string {
  return `/activity-booking/${activityBookingId}`
}
