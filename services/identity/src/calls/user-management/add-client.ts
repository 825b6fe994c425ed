import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addKeptClient, findKeptByKey, findKnownClient } from '../../db/kept-clients.ts'
import { isSuspended } from '../../db/suspensions.ts'

/** Looks nobody up by the address but own clients: the answer does not say whether it has an account. */
export const addClient: Handler<Context, typeof userManagement.addClient> = async (
  { firstName, lastName, phone, email, consentNote, isSomebodyElse },
  { context, caller, idempotencyKey },
) => {
  const { accountId, userProfileId } = caller
  if (await isSuspended(context.db, accountId)) return refuse('OrganisationSuspended')
  const known = isSomebodyElse ? undefined : await findKnownClient(context.db, accountId, { phone, email })
  // What was sent twice is answered as it was the first time.
  if (known && (idempotencyKey === undefined || known.idempotency_key !== idempotencyKey))
    return refuse(known.has_phone ? 'PhoneIsKnown' : 'EmailIsKnown', { name: `${known.first_name} ${known.last_name}` })
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
