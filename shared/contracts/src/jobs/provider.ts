import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'

/** Jobs that the provider service does. */
export const providerJobs = {
  /** Makes these the services that somebody does at a location: none for a person who leaves it. Their booked jobs stay. */
  setAssignedServices: defineJob({
    id: 'provider.set-assigned-services',
    queue: 'provider',
    payload: z.strictObject({
      userProfileId: id(),
      serviceAreaId: id(),
      serviceAreaServiceIds: z.array(id()).check(z.maxLength(100)),
    }),
  }),
} as const satisfies Record<string, JobDefinition>
