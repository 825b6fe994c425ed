import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id, text } from '../shapes.ts'

/** Jobs that the provider service does. */
export const providerJobs = {
  /** Makes these the services that somebody does at a location. Their booked jobs stay. */
  setAssignedServices: defineJob({
    id: 'provider.set-assigned-services',
    queue: 'provider',
    payload: z.strictObject({
      userProfileId: id(),
      serviceAreaId: id(),
      serviceAreaServiceIds: z.array(id()).check(z.maxLength(100)),
    }),
  }),
  /** Takes somebody out of a location: its services, working hours and primary managers. Their booked jobs stay. */
  leaveArea: defineJob({
    id: 'provider.leave-area',
    queue: 'provider',
    payload: z.strictObject({ userProfileId: id(), serviceAreaId: id() }),
  }),
  /** Takes away what somebody wrote about venues who deleted their account; whether a fact was right stays. */
  forgetPerson: defineJob({
    id: 'provider.forget-person',
    queue: 'provider',
    payload: z.strictObject({ userProfileId: id() }),
  }),
  /** Asks Stripe how far an organisation's application to take cards is, and writes it down. */
  settleCardAccount: defineJob({
    id: 'provider.settle-card-account',
    queue: 'provider',
    payload: z.strictObject({ stripeAccountId: text(255) }),
  }),
} as const satisfies Record<string, JobDefinition>
