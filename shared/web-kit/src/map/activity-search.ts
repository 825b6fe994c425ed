import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'

type ActivitySearch = InputOf<typeof activityBooking.getActivitySessionsForNewBooking>
export type ActivitySort = NonNullable<ActivitySearch['sort']>
/** What somebody looks for, without its order and paging. */
export type AskedActivities = Omit<ActivitySearch, 'sort' | 'pageNumber' | 'pageSize'>
