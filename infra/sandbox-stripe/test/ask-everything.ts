import { accountParams, approvedCard, linkParams, sessionParams, type TestSandbox } from './test-sandbox.ts'

/** One of each answer of the sandbox, through the SDK, in the states that the code reads. */
export async function askEverything({ stripe, submit }: TestSandbox) {
  const openSession = await stripe.checkout.sessions.create(sessionParams)
  await submit(openSession.url ?? '', approvedCard)
  const paidSession = await stripe.checkout.sessions.retrieve(openSession.id)
  const subscriptionId = typeof paidSession.subscription === 'string' ? paidSession.subscription : ''
  const activeSubscription = await stripe.subscriptions.retrieve(subscriptionId)
  const endingSubscription = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  const { id: abandonedId } = await stripe.checkout.sessions.create(sessionParams)
  const expiredSession = await stripe.checkout.sessions.expire(abandonedId)
  const events = await stripe.events.list({ limit: 10 })
  const completedEvent = events.data.find(({ type }) => type === 'checkout.session.completed')
  const updatedEvent = events.data.find(({ type }) => type === 'customer.subscription.updated')

  const { id } = await stripe.v2.core.accounts.create(accountParams)
  const include = { include: ['configuration.merchant', 'defaults', 'identity', 'requirements'] } as const
  const newAccount = await stripe.v2.core.accounts.retrieve(id, { include: [...include.include] })
  const accountLink = await stripe.v2.core.accountLinks.create(linkParams(id))
  await submit(accountLink.url, { registeredName: 'Kōwhai Care', bankAccount: '123456', decision: 'refuse' })
  const rejectedAccount = await stripe.v2.core.accounts.retrieve(id, { include: [...include.include] })
  return {
    openSession,
    paidSession,
    expiredSession,
    activeSubscription,
    endingSubscription,
    completedEvent,
    updatedEvent,
    newAccount,
    accountLink,
    rejectedAccount,
  }
}
