import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { activitiesCrumb, activitiesHref } from '../activity/activity-hrefs.ts'

/** The activity that a page of this folder is about. */
export type AskedActivity = OutputOf<typeof activityBooking.getActivityForNewBooking>

/** One of its sessions, with the activity: what a form about spaces is given. */
export interface SpacesProps {
  readonly activity: AskedActivity
  readonly session: AskedActivity['sessions'][number]
}

/** Where it is found: an amenity at its place on the map, everything else among the activities. */
export function foundAt(activity: AskedActivity | undefined) {
  return activity?.amenity
    ? { title: activity.serviceAreaName, path: `/location-map/${activity.serviceAreaId}` }
    : activitiesCrumb
}

/** The way on to others of its kind. */
export function othersAt(activity: AskedActivity | undefined) {
  return activity?.amenity
    ? { href: foundAt(activity).path, label: `Look at ${activity.serviceAreaName}` }
    : { href: activitiesHref, label: 'Look at other activities' }
}
