import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { renameBusinessAccount } from '../db/business-accounts.ts'

export const renameAccount: JobHandlers<'identity', Context>['identity.rename-account'] = async (
  { accountId, name },
  { context },
) => {
  await renameBusinessAccount(context.db, accountId, name)
}
