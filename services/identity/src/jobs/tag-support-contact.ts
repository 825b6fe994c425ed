import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { setIntercomTags } from '../support/set-intercom-tags.ts'

export const tagSupportContact: JobHandlers<'identity', Context>['identity.tag-support-contact'] = async (
  { userProfileId, tags },
  { context: { config } },
) => {
  // The token was taken away since the job was queued.
  if (config.intercomAccessToken === undefined) return
  await setIntercomTags({ base: config.intercomApiBase, token: config.intercomAccessToken }, userProfileId, tags)
}
