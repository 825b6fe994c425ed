import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { verifyPassword } from '@waymark/service-kit/password'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addNewAddress } from '../../db/new-addresses.ts'
import { findWithPassword } from '../../db/user-profiles.ts'

/** Looks up nobody with the new address: neither the answer nor its time says whether it has an account. */
export const changeEmail: Handler<Context, typeof account.changeEmail> = async (input, { context, caller }) => {
  const person = await findWithPassword(context.db, caller.userProfileId)
  if (!person) return notFound()
  if (!(await verifyPassword(input.password, person.password_hash ?? undefined))) return refuse('WrongPassword')
  const email = input.email.toLowerCase()
  if (email === person.email) return invalid({ email: 'This is the address you have now.' })
  await context.db.transaction().execute(async (trx) => {
    const linkId = await addNewAddress(trx, person.id, email, context.now())
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId: person.id,
      kind: 'new address',
      linkId,
      to: email,
      onceKey: `new address ${linkId}`,
    })
  })
  return { done: true }
}
