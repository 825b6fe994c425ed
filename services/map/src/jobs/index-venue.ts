import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { indexVenue as writeIndex } from '../db/write-venue.ts'

/** Brings one venue of the index up to date. */
export const indexVenue: JobHandlers<'map', Context>['map.index-venue'] = ({ serviceAreaId }, { context }) =>
  writeIndex(context.db, serviceAreaId)
