import {
  accountParams,
  approvedCard,
  demoAccount,
  linkParams,
  paymentParams,
  sessionParams,
  type TestSandbox,
} from './test-sandbox.ts'

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

  const ofDemo = { stripeAccount: demoAccount }
  const payOnce = async (number: string) => {
    const { id: checkoutId, url } = await stripe.checkout.sessions.create(paymentParams, ofDemo)
    await submit(url ?? '', { ...approvedCard, number })
    const session = await stripe.checkout.sessions.retrieve(
      checkoutId,
      { expand: ['payment_intent.latest_charge'] },
      ofDemo,
    )
    const intentId =
      typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? '')
    return { session, intentId }
  }
  const openPayment = await stripe.checkout.sessions.create(paymentParams, ofDemo)
  const { session: paidPayment, intentId } = await payOnce(approvedCard.number)
  const paymentIntent = await stripe.paymentIntents.retrieve(intentId, {}, ofDemo)
  const refund = await stripe.refunds.create({ payment_intent: intentId, amount: 1000 }, ofDemo)
  const charge = await stripe.charges.retrieve(String(paymentIntent.latest_charge), {}, ofDemo)
  const disputed = await payOnce('4000000000000259')
  const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.intentId }, ofDemo)).data

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
    openPayment,
    paidPayment,
    paymentIntent,
    charge,
    refund,
    dispute,
    newAccount,
    accountLink,
    rejectedAccount,
  }
}
