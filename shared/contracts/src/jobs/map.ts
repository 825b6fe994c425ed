import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'

/** Jobs that the map service does. */
export const mapJobs = {
  /** Brings one service area in the map's index up to date with what its provider published. */
  indexVenue: defineJob({
    id: 'map.index-venue',
    queue: 'map',
    payload: z.strictObject({ serviceAreaId: id() }),
  }),
  /** Deletes the filters that somebody kept who deleted their account. */
  forgetPerson: defineJob({
    id: 'map.forget-person',
    queue: 'map',
    payload: z.strictObject({ userProfileId: id() }),
  }),
} as const satisfies Record<string, JobDefinition>
