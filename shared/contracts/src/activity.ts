import type { ActivityId, PictureId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { managementRoles, teamRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { anyone, areaRole } from './access.ts'
import { age, priceCents } from './activity-bounds.ts'
import { activityStatusValue, bookingTerms, currency, savedBookingTerms, spaces } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile } from './refusals.ts'
import { staffName } from './service/service-shapes.ts'
import {
  factChanges,
  factFiles,
  keptFacts,
  keptPictures,
  pictureChanges,
  pictureFiles,
} from './service-area/content-uploads.ts'
import { venueDocument, venueFact, venuePicture } from './service-area/service-area-shapes.ts'
import {
  catalogueId,
  id,
  nothing,
  optionalText,
  pageOf,
  queryCatalogueId,
  queryId,
  queryPageFields,
  rowId,
  text,
} from './shapes.ts'

/** The managers of a location, in an organisation with the activity role (product.md section 6). */
const ofArea = areaRole(managementRoles, { holds: 'activity' })
const ofActivity = areaRole(managementRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })
/** Everybody with a role at the location: Staff read what they help with. */
const readByTeam = areaRole(teamRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })

/** An activity in the list of its organisation. Ages are null without a bound; `priceCents` is per space, 0 is free. */
export const activityRow = z.object({
  activityId: rowId<ActivityId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  /** Rises with every saved change; sent back when saving. */
  version: z.int(),
  status: activityStatusValue,
  title: z.string(),
  description: z.string(),
  activityKindIds: z.array(z.int()),
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  currency,
  maxSpacesPerSession: z.int(),
  maxSpacesPerClient: z.int(),
  banner: z.nullable(venuePicture),
  /** Active sessions to come, and the start of the next as a wall time of the location. */
  comingSessions: z.int(),
  nextStartDateTime: z.nullable(z.string()),
})

/** An activity as its organisation edits it. */
export const activityDetail = z.extend(activityRow, {
  ...savedBookingTerms,
  /** An amenity, which has screens of its own (decision 0025). */
  isAmenity: z.boolean(),
  otherPictures: z.array(z.extend(venuePicture, { pictureId: rowId<PictureId>() })),
  /** Facts of the activity itself; those of its venue come with the location. */
  accessibilityFacts: z.array(venueFact),
  venueFacts: z.array(venueFact),
  documents: z.array(venueDocument),
  staff: z.array(staffName),
  /** Whether clients can pay: null for a free activity. */
  mayTakePayments: z.nullable(z.boolean()),
})

/** Activity administration (calls.md section 7): the activities themselves. */
export const activity = {
  submitActivity: defineCall({
    method: 'POST',
    path: '/api/activity/submit-activity',
    summary: 'Add an activity to a location as a draft, change one, copy one, or give it another status',
    changes: ['activity', 'activitySession'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** Null for a new activity. */
        activityId: z._default(z.nullable(id<ActivityId>()), null),
        /** The version of the activity to change; null for a new one. */
        version: z._default(z.nullable(z.int32()), null),
        /** A new activity takes pictures, access facts with their PDFs, and staff of this one. */
        copiedFromActivityId: z.optional(id<ActivityId>()),
        /** Unchanged when omitted; a new activity is a Draft. Cancelling cancels its sessions to come, with refunds. */
        status: z.optional(activityStatusValue),
        /** Why it is cancelled, for those who have booked. */
        cancelReason: z._default(optionalText(500), ''),
        title: text(120),
        description: z._default(optionalText(4000), ''),
        activityKindIds: z._default(z.array(catalogueId()).check(z.maxLength(10, 'Choose at most 10.')), []),
        minAge: z._default(z.nullable(age()), null),
        maxAge: z._default(z.nullable(age()), null),
        priceCents: priceCents(),
        maxSpacesPerSession: spaces(),
        maxSpacesPerClient: spaces(),
        ...bookingTerms,
      }),
    output: () => activityDetail,
    refusals: {
      ...changedMeanwhile('this activity'),
      NotThatStatus: 'An activity that is {from} cannot become {to}.',
      NothingToBook: 'Add at least one session to come before you publish it.',
      SessionsToCome: 'It still has sessions to come. Cancel them first, or cancel the activity.',
      NotConnected: 'Connect card payments before you publish an activity that costs something.',
    },
  }),
  getActivitiesByServiceAreaId: defineCall({
    method: 'GET',
    path: '/api/activity/get-activities-by-service-area-id',
    summary: 'Activities of a location: those with the next session first, or the newest',
    reads: ['activity', 'activitySession'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    redirects: true,
    input: () =>
      z.strictObject({
        serviceAreaId: queryId<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        status: z.optional(activityStatusValue),
        activityKindId: z.optional(queryCatalogueId()),
        sort: z._default(z.literal(['next', 'newest', 'title']), 'newest'),
        ...queryPageFields,
      }),
    output: () => pageOf(activityRow),
  }),
  getActivityByActivityId: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-by-activity-id',
    summary: 'One activity with its pictures, access facts, documents and staff',
    reads: ['activity', 'activitySession', 'location', 'account'],
    access: readByTeam,
    input: () => z.strictObject({ activityId: queryId<ActivityId>() }),
    output: () => activityDetail,
  }),
  uploadActivityImages: defineCall({
    method: 'POST',
    path: '/api/activity/upload-activity-images',
    summary: 'Add, replace, describe, order and delete the pictures of an activity; set its kinds',
    changes: ['activity'],
    access: ofActivity,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activityId: id<ActivityId>(),
        /** Kinds of the activity; unchanged when omitted. */
        enableActivityActivityFilters: z.optional(z.array(catalogueId()).check(z.maxLength(10, 'Choose at most 10.'))),
        /** Options that become "yes" where nothing is known yet. */
        parentAccessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(100)), []),
        ...pictureChanges,
      }),
    files: pictureFiles,
    output: () =>
      z.object({
        /** Rises when the kinds change. */
        version: z.int(),
        ...keptPictures,
      }),
    refusals: { TooManyPictures: 'An activity can have at most {max} pictures besides its banner.' },
  }),
  uploadActivityAccessibilityInformation: defineCall({
    method: 'POST',
    path: '/api/activity/upload-activity-accessibility-information',
    summary: 'Save what is known of the accessibility of an activity, with proof pictures and PDFs',
    changes: ['activity'],
    access: ofActivity,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activityId: id<ActivityId>(),
        ...factChanges,
      }),
    files: factFiles,
    output: () => z.object(keptFacts),
    refusals: { ...changedMeanwhile('this activity'), TooManyPdfs: 'An activity can have at most {max} PDFs.' },
  }),
  addActivityStaffAssignment: defineCall({
    method: 'POST',
    path: '/api/activity/add-activity-staff-assignment',
    summary: 'Let somebody of the team help with an activity; its new sessions take them',
    changes: ['activity', 'team'],
    access: ofActivity,
    input: () => z.strictObject({ activityId: id<ActivityId>(), userProfileId: id<UserProfileId>() }),
    output: () => z.object({ staff: z.array(staffName) }),
    refusals: { NotInTeam: 'This person does not work at this location.' },
  }),
  deleteActivityStaffAssignment: defineCall({
    method: 'POST',
    path: '/api/activity/delete-activity-staff-assignment',
    summary: 'Take somebody off an activity; sessions that have them keep them',
    changes: ['activity', 'team'],
    access: ofActivity,
    input: () => z.strictObject({ activityId: id<ActivityId>(), userProfileId: id<UserProfileId>() }),
    output: () => z.object({ staff: z.array(staffName) }),
  }),
  getActiveAccessibilityOptions: defineCall({
    method: 'GET',
    path: '/api/activity/get-active-accessibility-options',
    summary: 'The accessibility options that an activity can have, by group',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () =>
      z.array(
        z.object({
          groupKey: z.string(),
          groupName: z.string(),
          options: z.array(
            z.object({ accessibilityOptionId: z.int(), name: z.string(), unit: z.nullable(z.string()) }),
          ),
        }),
      ),
    cacheSeconds: 3600,
  }),
  getActiveFilters: defineCall({
    method: 'GET',
    path: '/api/activity/get-active-filters',
    summary: 'The kinds of activity to filter by',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () => z.array(z.object({ id: z.int(), name: z.string() })),
    cacheSeconds: 3600,
  }),
  exportActivityList: defineCall({
    method: 'POST',
    path: '/api/activity/export-activity-list',
    summary: 'The list of activities as an xlsx file, with the same filters',
    reads: ['activity', 'activitySession'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        status: z.optional(activityStatusValue),
        activityKindId: z.optional(catalogueId()),
        sort: z._default(z.literal(['next', 'newest', 'title']), 'newest'),
      }),
    output: () => z.null(),
    answer: 'file',
  }),
} as const
