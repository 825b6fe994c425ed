import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockOrganisation, setSubtype } from '../../db/business-accounts.ts'

/** Sessions stay: their tokens carry the new subtype after the next refresh, within ten minutes. */
export const updateAccountSubtypeByGlobalAdmin: Handler<
  Context,
  typeof account.updateAccountSubtypeByGlobalAdmin
> = async ({ accountId, version, businessAccountSubtype }, { context, caller }) => {
  const outcome = await context.db.transaction().execute(async (trx) => {
    const organisation = await lockOrganisation(trx, accountId)
    if (!organisation) return notFound()
    if (organisation.version !== version) return refuse('ChangedMeanwhile')
    const people = await setSubtype(trx, accountId, businessAccountSubtype)
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `update-account-subtype ${accountId} ${version + 1}`,
      adminUserProfileId: caller.userProfileId,
      action: 'update-account-subtype',
      targetKind: 'account',
      targetId: accountId,
      before: { businessAccountSubtype: organisation.business_subtype },
      after: { businessAccountSubtype },
      at: context.now().toISOString(),
    })
    return { people }
  })
  if (!('people' in outcome)) return outcome
  for (const userProfileId of outcome.people) await context.bus.publish('person', userProfileId)
  return { accountId, businessAccountSubtype, version: version + 1 }
}
