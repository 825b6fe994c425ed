import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import type { Context } from '../../context.ts'
import { addKeptClient, findKeptByKey } from '../../db/kept-clients.ts'

/** Looks nobody up by the address: the answer does not say whether it has an account. */
export const addClient: Handler<Context, typeof userManagement.addClient> = async (
  { firstName, lastName, phone, email, consentNote },
  { context, caller, idempotencyKey },
) => {
  const { accountId, userProfileId } = caller
  const client = { firstName, lastName, phone, email, consentNote }
  const by = { accountId, userProfileId, idempotencyKey: idempotencyKey ?? null }
  const addedId = await context.db
    .transaction()
    .execute((trx) => addKeptClient(trx, client, by, context.now()))
    .catch((error: unknown) => {
      // Sent twice.
      if (isUniqueViolation(error, 'user_profile_kept_once')) return undefined
      throw error
    })
  if (addedId !== undefined) return { userProfileId: addedId }
  const before = idempotencyKey ? await findKeptByKey(context.db, accountId, idempotencyKey) : undefined
  if (before === undefined) throw new Error('a client was added with this key, and is not there')
  return { userProfileId: before }
}
