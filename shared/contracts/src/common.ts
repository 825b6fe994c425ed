import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { choice, nothing, queryId } from './shapes.ts'

const dropdown = z.array(choice)

/** Common (calls.md, /api/Common/): settings and choices that all screens share. */
export const common = {
  getClientSettings: defineCall({
    method: 'GET',
    path: '/api/Common/get-client-settings',
    summary: 'What the browser needs to know of this installation',
    access: anyone,
    input: nothing,
    output: z.object({
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
    access: signedIn,
    input: nothing,
    output: dropdown,
  }),
  getCountryDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-country-dropdown',
    summary: 'Countries Waymark works in',
    access: anyone,
    input: nothing,
    output: dropdown,
    cacheSeconds: 86_400,
  }),
  getRegionsDistricts: defineCall({
    method: 'GET',
    path: '/api/Common/get-regions-districts',
    summary: 'Regions or states of a country, with their districts',
    access: anyone,
    input: z.strictObject({ countryId: queryId() }),
    output: z.array(z.object({ id: z.string(), name: z.string(), districts: z.array(z.string()) })),
    cacheSeconds: 86_400,
  }),
  getBusinessAccountSubtypeDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-business-account-subtype-dropdown',
    summary: 'Kinds of organisation',
    access: anyone,
    input: nothing,
    output: dropdown,
    cacheSeconds: 86_400,
  }),
  getVenueTypeDropdown: defineCall({
    method: 'GET',
    path: '/api/Common/get-venue-type-dropdown',
    summary: 'Kinds of venue',
    access: anyone,
    input: nothing,
    output: dropdown,
    cacheSeconds: 86_400,
  }),
} as const
