import { maxSessionDays } from '@waymark/domain/activity/session-dates'
import { maxSeriesDates } from '@waymark/domain/booking/repeat'
import { activityStatuses } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { managementRoles, teamRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from '../access.ts'
import { accessStockLeft, activityStatusValue, currency } from '../activity-shapes.ts'
import { staffName } from '../service/service-shapes.ts'
import { id, localDate, optionalText, rowId, wallDateTime } from '../shapes.ts'

export const ofSession = areaRole(managementRoles, {
  holds: 'activity',
  areaField: 'activitySessionId',
  target: 'activitySession',
})

/** Staff see the sessions that they help with, and check people in there. */
export const sessionTeam = areaRole(teamRoles, {
  holds: 'activity',
  areaField: 'activitySessionId',
  target: 'activitySession',
})

export const sessionDates = z
  .array(wallDateTime())
  .check(
    z.minLength(1, 'Add at least one date.'),
    z.maxLength(maxSeriesDates, `Choose at most ${maxSeriesDates} dates at once.`),
  )

/** Pairs of start and end, by position; wall times of the location. */
export const dates = { startDateTimes: sessionDates, endDateTimes: sessionDates }

export const dateRefusals = {
  NotPairs: 'Give each start its end.',
  TimeDoesNotExist: 'The clocks change that day: {time} does not exist. Choose another time.',
  InThePast: '{date} is over. Choose a date to come.',
  EndsBeforeStart: 'A session ends after it starts.',
  TooLong: `A session can last at most ${maxSessionDays} days.`,
  TooFarAhead: 'A session can be at most 6 months ahead.',
} as const

/** A session as its organisation sees it. Times are wall times of `timeZone`. */
export const sessionRow = z.object({
  activitySessionId: rowId<ActivitySessionId>(),
  activityId: rowId<ActivityId>(),
  activityTitle: z.string(),
  /** A session of an amenity, which has screens of its own. */
  isOfAmenity: z.boolean(),
  /** Its activity or amenity is a draft: nobody can book the session until that is published. */
  isActivityDraft: z.boolean(),
  serviceAreaId: rowId<ServiceAreaId>(),
  version: z.int(),
  status: activityStatusValue,
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  /** Why its location is closed that day, so that nobody can book it; null where it is open. */
  closedFor: z.nullable(z.string()),
  maxSpaces: z.int(),
  maxSpacesPerClient: z.int(),
  spacesTaken: z.int(),
  /** How many of the taken spaces are held while somebody pays. */
  spacesHeld: z.int(),
  /** How many more are offered to somebody from the waitlist. */
  spacesOffered: z.int(),
  bookingCount: z.int(),
  waitlistLength: z.int(),
  checkedInCount: z.int(),
  peopleCount: z.int(),
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  currency,
  accessStock: accessStockLeft,
  staff: z.array(staffName),
})

/** What narrows and orders a list of sessions. */
export const sessionNarrowing = {
  statuses: z._default(z.array(z.literal(activityStatuses)).check(z.maxLength(4)), []),
  period: z._default(z.literal(['all', 'upcoming', 'past']), 'upcoming'),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  /** Sessions that this person helps with. */
  staffUserProfileId: z.optional(id<UserProfileId>()),
  search: z._default(optionalText(100), ''),
  sort: z._default(z.literal(['start', '-start', 'fill']), 'start'),
}
