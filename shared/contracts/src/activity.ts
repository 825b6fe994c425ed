import { activityStatuses } from '@waymark/domain/enums'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile } from './refusals.ts'
import { cents, id, optionalText, pageOf, queryId, rowId, text } from './shapes.ts'

/** The managers of a location, in an organisation with the activity role (product.md section 6). */
const ofArea = areaRole(managementRoles, { holds: 'activity' })

const maxSpaces = 10_000
const age = () =>
  z
    .int(`Choose an age from ${limits.ageMin} to ${limits.ageMax}.`)
    .check(
      z.gte(limits.ageMin, `Choose an age from ${limits.ageMin} to ${limits.ageMax}.`),
      z.lte(limits.ageMax, `Choose an age from ${limits.ageMin} to ${limits.ageMax}.`),
    )
const spaces = () =>
  z.int('Give a whole number.').check(z.positive('Give at least 1.'), z.lte(maxSpaces, `Give at most ${maxSpaces}.`))

/** An activity as its organisation sees it. Ages are null without a bound; `priceCents` is per space, 0 is free. */
export const activityDetail = z.object({
  activityId: rowId<ActivityId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  /** Rises with every saved change; sent back when saving. */
  version: z.int(),
  status: z.literal(activityStatuses),
  title: z.string(),
  description: z.string(),
  activityKindIds: z.array(z.int()),
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
  priceCents: z.int(),
  currency: z.literal(['NZD', 'AUD']),
  maxSpacesPerSession: z.int(),
  maxSpacesPerClient: z.int(),
})

/** Activity administration (calls.md section 7). */
export const activity = {
  submitActivity: defineCall({
    method: 'POST',
    path: '/api/activity/submit-activity',
    summary: 'Add an activity to a location as a draft, or change one',
    changes: ['activity'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      /** Null for a new activity. */
      activityId: z._default(z.nullable(id<ActivityId>()), null),
      /** The version of the activity to change; null for a new one. */
      version: z._default(z.nullable(z.int()), null),
      title: text(120),
      description: z._default(optionalText(4000), ''),
      activityKindIds: z._default(z.array(id()).check(z.maxLength(10, 'Choose at most 10.')), []),
      minAge: z._default(z.nullable(age()), null),
      maxAge: z._default(z.nullable(age()), null),
      priceCents: cents().check(z.lte(1_000_000, 'Give at most $10,000.')),
      maxSpacesPerSession: spaces(),
      maxSpacesPerClient: spaces(),
    }),
    output: activityDetail,
    refusals: {
      ...changedMeanwhile('this activity'),
    },
  }),
  getActivitiesByServiceAreaId: defineCall({
    method: 'GET',
    path: '/api/activity/get-activities-by-service-area-id',
    summary: 'Activities of a location, the newest first',
    reads: ['activity'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: queryId<ServiceAreaId>(),
      pageNumber: z._default(queryId().check(z.lte(100_000)), 1),
      pageSize: z._default(queryId().check(z.lte(50)), limits.defaultPageSize),
    }),
    output: pageOf(activityDetail),
  }),
} as const
