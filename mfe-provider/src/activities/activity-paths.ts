import { sessionPath } from '@waymark/domain/booking/booking-path'
import { amenityHref } from '../amenities/amenity-paths.ts'

export const activitiesPath = '/service-area/activities-events'

/** The address of an activity, at one of its parts. */
export function activityHref(activityId: number, part?: 'access' | 'sessions' | 'price'): string {
  return `${activitiesPath}/${activityId}${part === undefined ? '' : `?tab=${part}`}`
}

/** The address of a session: who comes, or its details. */
export function sessionHref(activitySessionId: number, part?: 'details'): string {
  return `${sessionPath(activitySessionId)}${part === undefined ? '' : `?tab=${part}`}`
}

/** The screen that adds sessions to an activity, or to the same one as `copiedFromSessionId`. */
export function newSessionsHref(activityId: number, copiedFromSessionId?: number): string {
  const copy = copiedFromSessionId === undefined ? '' : `&copy=${copiedFromSessionId}`
  return `${activitiesPath}/activity-session/new?activity=${activityId}${copy}`
}

/** The sessions of an activity, or of an amenity. */
export function sessionsHref(activityId: number, isAmenity: boolean): string {
  return isAmenity ? amenityHref(activityId, 'sessions') : activityHref(activityId, 'sessions')
}

/** The page of an activity as people see it who might book it. */
export function publicActivityHref(activityId: number): string {
  return `/activity-booking/new-booking?activityId=${activityId}`
}
