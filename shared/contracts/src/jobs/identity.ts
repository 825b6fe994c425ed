import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id, text } from '../shapes.ts'

/** Jobs that the identity service does. */
export const identityJobs = {
  /** Deletes refresh tokens and links that ended more than 30 days ago. */
  cleanUpSessions: defineJob({
    id: 'identity.clean-up-sessions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
  /** Gives somebody a role in a location of their own organisation, changes it, or takes it away (null). */
  setAreaRole: defineJob({
    id: 'identity.set-area-role',
    queue: 'identity',
    payload: z.strictObject({
      userProfileId: id(),
      serviceAreaId: id(),
      role: z.nullable(z.literal([2, 3, 4, 5])),
    }),
  }),
  /** Writes the name of an organisation. */
  renameAccount: defineJob({
    id: 'identity.rename-account',
    queue: 'identity',
    payload: z.strictObject({ accountId: id(), name: text(120) }),
  }),
} as const satisfies Record<string, JobDefinition>
