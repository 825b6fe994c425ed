import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { closeDueLocations } from '../db/location-closings.ts'

export const closeLocations: JobHandlers<'provider', Context>['provider.close-locations'] = async (
  _payload,
  { context },
) => {
  await closeDueLocations(context.db, context.now())
}
