import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { choice, done, nothing, queryCatalogueId, queryFlag, queryId, text } from './shapes.ts'

const dropdown = z.array(choice)

/** A list that only changes with a release. */
const fixedList = { method: 'GET', access: anyone, reads: [], cacheSeconds: 86_400 } as const

/** The lists of `lookup/{name}`. */
export const lookupNames = [
  'services',
  'service-families',
  'size-types',
  'cost-tiers',
  'activity-kinds',
  'accessibility-options',
  'staff-roles',
  'booking-statuses',
  'repeats',
  'time-zones',
] as const

/** A plan for organisations; `priceCents` is per month, tax included. */
const plan = z.object({
  name: z.literal(['Free', 'Community']),
  description: z.string(),
  prices: z.array(z.object({ countryId: z.literal([1, 2]), currency: z.literal(['NZD', 'AUD']), priceCents: z.int() })),
})

/** Common (calls.md, /api/Common/): settings and choices that all screens share. */
export const common = {
  getClientSettings: defineCall({
    method: 'GET',
    path: '/api/Common/get-client-settings',
    summary: 'What the browser needs to know of this installation',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () =>
      z.object({
        shareDomain: z.string(),
        intercomWorkspaceId: z.nullable(z.string()),
        mapboxKey: z.nullable(z.string()),
        mapPmtilesUrl: z.nullable(z.string()),
        mapStyleUrl: z.nullable(z.string()),
        stripePublishableKey: z.nullable(z.string()),
        chatTransport: z.literal(['own', 'twilio']),
        isMailboxPageOpen: z.boolean(),
      }),
    cacheSeconds: 60,
  }),
  getServiceAreaDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-service-area-dropdown',
    summary: 'Service areas the signed-in person can choose from',
    reads: ['location', 'team'],
    access: signedIn,
    input: () => nothing,
    output: () => dropdown,
  }),
  getCountryDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-country-dropdown',
    summary: 'Countries Waymark works in',
    input: () => nothing,
    output: () => dropdown,
  }),
  getRegionsDistricts: defineCall({
    method: 'GET',
    path: '/api/Common/get-regions-districts',
    summary: 'Regions or states of a country, with their districts',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ countryId: queryCatalogueId() }),
    output: () => z.array(z.object({ id: z.string(), name: z.string(), districts: z.array(z.string()) })),
    cacheSeconds: 86_400,
  }),
  getBusinessAccountSubtypeDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-business-account-subtype-dropdown',
    summary: 'Kinds of organisation',
    input: () => nothing,
    output: () => dropdown,
  }),
  getVenueTypeDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-venue-type-dropdown',
    summary: 'Kinds of venue',
    input: () => nothing,
    output: () => dropdown,
  }),
  lookup: defineCall({
    method: 'GET',
    path: '/api/Common/lookup/{name}',
    summary: 'One of the lists that screens choose from, by its name',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ name: z.enum(lookupNames) }),
    output: () => dropdown,
    cacheSeconds: 86_400,
  }),
  getActivityAgesDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-activity-ages-dropdown',
    summary: 'Ages an activity can be for',
    input: () => nothing,
    output: () => dropdown,
  }),
  getActivitySessionStatusDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-activity-session-status-dropdown',
    summary: 'Statuses of a session; those a new one may have with isAddNewSession',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ isAddNewSession: z._default(queryFlag(), false) }),
    output: () => dropdown,
    cacheSeconds: 86_400,
  }),
  getEmailTemplateTypeGeneralDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-email-template-type-general-dropdown',
    summary: 'Kinds of email about an account',
    input: () => nothing,
    output: () => dropdown,
  }),
  getEmailTemplateTypeConsumerDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-email-template-type-consumer-dropdown',
    summary: 'Kinds of email that clients get about bookings',
    input: () => nothing,
    output: () => dropdown,
  }),
  getEmailTemplateTypeProviderDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-email-template-type-provider-dropdown',
    summary: 'Kinds of email that organisations get about bookings',
    input: () => nothing,
    output: () => dropdown,
  }),
  getProfileTypeDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-profile-type-dropdown',
    summary: 'Sides of the product a person can be on',
    input: () => nothing,
    output: () => dropdown,
  }),
  getAccountSubTypeDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-account-sub-type-dropdown',
    summary: 'Kinds of organisation; without the one that accountSubtype names, to choose another',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ accountSubtype: z.optional(queryCatalogueId()) }),
    output: () => dropdown,
    cacheSeconds: 86_400,
  }),
  getAllProfileFilterDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-all-profile-filter-dropdown',
    summary: 'States by which the list of people can be narrowed',
    input: () => nothing,
    output: () => dropdown,
  }),
  getAllProfileTypeDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-all-profile-type-dropdown',
    summary: 'Kinds of account by which the list of people can be narrowed',
    input: () => nothing,
    output: () => dropdown,
  }),
  getAmenityTypeDropdown: defineCall({
    ...fixedList,
    path: '/api/Common/get-amenity-type-dropdown',
    summary: 'Kinds of amenity',
    input: () => nothing,
    output: () => dropdown,
  }),
  getWidgetScript: defineCall({
    method: 'GET',
    path: '/api/Common/get-widget-script',
    summary: 'HTML to paste into a page of one’s own: an access map, or a button that books a service',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ kind: z.literal(['accessMap', 'booking']), id: queryId() }),
    output: () => z.object({ script: z.string() }),
    cacheSeconds: 300,
  }),
  /** Ours: says that a page of another version than the server's got an answer it does not know. No person, no values. */
  reportAnswerMismatch: defineCall({
    method: 'POST',
    path: '/api/Common/report-answer-mismatch',
    summary: 'Say that the answer of a call is not what the page knows of it',
    changes: [],
    access: anyone,
    input: () =>
      z.strictObject({
        /** Of the call, as the contract has it. */
        path: text(200),
        /** Where in the answer, and what is wrong there: `items.[].status: invalid_type`. */
        faults: z.array(text(200)).check(z.maxLength(10)),
      }),
    output: () => done,
  }),
  getPricingSettings: defineCall({
    method: 'GET',
    path: '/api/Common/get-pricing-settings',
    summary: 'What organisations pay for Waymark',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () => z.object({ plans: z.array(plan) }),
    cacheSeconds: 3600,
  }),
} as const
