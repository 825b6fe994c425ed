import { maxServiceWatches } from '@waymark/domain/booking/service-watch'
import type { ServiceId, ServiceWatchId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { catalogueId, done, id, latitude, longitude, nothing, rowId, text } from './shapes.ts'

/** Ours: being told when somebody offers a service that nobody offers near a place. */
export const serviceWatch = {
  getServiceWatches: defineCall({
    method: 'GET',
    path: '/api/Booking/get-service-watches',
    summary: 'The services that I wait for, each near a place; the newest first',
    reads: ['serviceWatch'],
    access: signedIn,
    input: () => nothing,
    output: () =>
      z.array(
        z.object({
          serviceWatchId: rowId<ServiceWatchId>(),
          serviceId: rowId<ServiceId>(),
          serviceName: z.string(),
          placeLabel: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          askedAt: z.string(),
        }),
      ),
    isPrivateRead: true,
  }),
  watchService: defineCall({
    method: 'POST',
    path: '/api/Booking/watch-service',
    summary: 'Tell me once when somebody offers a service near a place',
    changes: ['serviceWatch'],
    access: signedIn,
    input: () =>
      z.strictObject({
        ServiceId: catalogueId<ServiceId>(),
        placeLabel: text(100),
        LatitudeForService: latitude(),
        LongitudeForService: longitude(),
      }),
    output: () => z.object({ serviceWatchId: rowId<ServiceWatchId>() }),
    refusals: {
      AlreadyOffered: 'Somebody offers this here by now. Look again.',
      TooManyWatches: `You can wait for ${maxServiceWatches} services at most. Take one out first, in your profile.`,
    },
  }),
  removeServiceWatch: defineCall({
    method: 'POST',
    path: '/api/Booking/remove-service-watch',
    summary: 'Wait for a service no longer',
    changes: ['serviceWatch'],
    access: signedIn,
    input: () => z.strictObject({ serviceWatchId: id<ServiceWatchId>() }),
    output: () => done,
  }),
} as const
