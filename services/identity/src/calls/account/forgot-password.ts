import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'

/** Looks nothing up: neither the answer nor its time says whether the address has an account. */
export const forgotPassword: Handler<Context, typeof account.forgotPassword> = async ({ email }, { context }) => {
  await context.db
    .transaction()
    .execute((trx) => addToOutbox(trx, jobs.identity.sendEmailLink, { email, purpose: 'reset' }))
  return { done: true }
}
