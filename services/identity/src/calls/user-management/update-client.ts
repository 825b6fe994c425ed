import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { changeKeptClient } from '../../db/kept-clients.ts'

export const updateClient: Handler<Context, typeof userManagement.updateClient> = async (
  { userProfileId, firstName, lastName, phone, email },
  { context, caller },
) => {
  const client = { firstName, lastName, phone, email }
  const isChanged = await context.db
    .transaction()
    .execute((trx) => changeKeptClient(trx, { userProfileId, accountId: caller.accountId }, client))
  if (!isChanged) return notFound()
  await context.bus.publish('person', userProfileId)
  return { done: true }
}
