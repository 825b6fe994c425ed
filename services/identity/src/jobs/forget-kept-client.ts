import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { eraseKeptClient } from '../db/kept-clients.ts'

export const forgetKeptClient: JobHandlers<'identity', Context>['identity.forget-kept-client'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute((trx) => eraseKeptClient(trx, userProfileId, context.now()))
}
