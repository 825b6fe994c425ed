import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'
import { sweep } from './sweep.ts'

/** Jobs that the map service runs. */
export const mapJobs = {
  /** Updates one service area in the map's index from what its provider published. */
  indexVenue: defineJob({
    id: 'map.index-venue',
    queue: 'map',
    payload: z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
  }),
  /** Deletes the saved filters of a deleted person. */
  forgetPerson: defineJob({
    id: 'map.forget-person',
    queue: 'map',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Takes out of a sweep what the map refers to, and deletes the rest. */
  sweepFiles: defineJob({ id: 'map.sweep-files', queue: 'map', payload: sweep }),
} as const satisfies Record<string, JobDefinition>
