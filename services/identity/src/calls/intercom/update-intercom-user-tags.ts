import type { intercom } from '@waymark/contracts/intercom'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'

export const updateIntercomUserTags: Handler<Context, typeof intercom.updateIntercomUserTags> = async (
  { tags },
  { context, caller },
) => {
  if (context.config.intercomAccessToken === undefined) return refuse('NoSupportWidget')
  const { userProfileId } = caller
  await context.db
    .transaction()
    .execute((trx) => addToOutbox(trx, jobs.identity.tagSupportContact, { userProfileId, tags }))
  return { done: true }
}
