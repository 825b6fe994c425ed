import type { ServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { nothing, queryCatalogueId, rowId } from '../shapes.ts'
import { catalogueSize } from './service-shapes.ts'

/** The catalogue of services. */
export const catalogue = {
  getAllServices: defineCall({
    method: 'GET',
    path: '/api/Service/get-all-services',
    summary: 'The catalogue of services',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () =>
      z.array(
        z.object({ serviceId: rowId<ServiceId>(), name: z.string(), familyName: z.string(), description: z.string() }),
      ),
    cacheSeconds: 3600,
  }),
  getServiceSizeOptionsByServiceId: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-size-options-by-service-id',
    summary: 'Job sizes of a service of the catalogue',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ serviceId: queryCatalogueId<ServiceId>() }),
    output: () => z.array(catalogueSize),
    cacheSeconds: 3600,
  }),
} as const
