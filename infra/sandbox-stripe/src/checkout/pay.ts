import type Stripe from 'stripe'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import type { PageAnswer } from '../pages/page-answer.ts'
import type { Records } from '../records.ts'
import { fromSeconds, toSeconds } from '../seconds.ts'
import { addInterval } from '../subscriptions/add-interval.ts'
import { subscriptionBody } from '../subscriptions/subscription-body.ts'
import { outcomeOf } from '../test-cards.ts'
import { type CardForm, cardErrors, readCardForm } from './card-form.ts'
import { checkoutPage, closedPage, confirmPage } from './checkout-page.ts'

type Session = Records['checkout.session']

/** GET of a checkout: the form, or a redirect when it is over. */
export async function showCheckout(ask: Ask, id: string): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  return endOf(session) ?? { status: 200, page: checkoutPage(session) }
}

/** POST of a checkout: charges the card. */
export async function payCheckout(ask: Ask, id: string, form: URLSearchParams): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  const over = endOf(session)
  if (over) return over
  const card = readCardForm(form)
  const errors = cardErrors(card, ask.now)
  if (Object.keys(errors).length > 0)
    return { status: 422, page: checkoutPage(session, { form: card, errors, alert: 'Please check what you entered.' }) }
  const outcome = outcomeOf(card.number)
  switch (outcome.kind) {
    case 'declined':
      return { status: 402, page: checkoutPage(session, { form: card, errors: {}, alert: outcome.message }) }
    case 'needsConfirmation':
      await ask.store.put(
        'checkout.session',
        id,
        { ...withPayer(session, card), waitingCard: card.number.slice(-4) },
        fromSeconds(session.body.expires_at),
      )
      return { status: 303, to: `${ask.pagesUrl}/c/pay/${id}/confirm` }
    case 'approved':
      return complete(ask, withPayer(session, card), outcome.renews)
  }
}

/** GET of the bank's confirmation. */
export async function showConfirm(ask: Ask, id: string): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  if (session.waitingCard === undefined) return endOf(session) ?? { status: 303, to: `${ask.pagesUrl}/c/pay/${id}` }
  return endOf(session) ?? { status: 200, page: confirmPage(session) }
}

/** POST of the bank's confirmation. */
export async function answerConfirm(ask: Ask, id: string, form: URLSearchParams): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  const over = endOf(session)
  if (over) return over
  const { waitingCard, ...unconfirmed } = session
  if (waitingCard === undefined) return { status: 303, to: `${ask.pagesUrl}/c/pay/${id}` }
  if (form.get('answer') === 'yes') return complete(ask, unconfirmed, true)
  await ask.store.put('checkout.session', id, unconfirmed, fromSeconds(session.body.expires_at))
  const empty = readCardForm(new URLSearchParams({ email: unconfirmed.body.customer_details?.email ?? '' }))
  return {
    status: 402,
    page: checkoutPage(unconfirmed, {
      form: empty,
      errors: {},
      alert: 'The payment was not confirmed, so nothing was charged.',
    }),
  }
}

/** The first period is paid: creates a customer and a subscription, and emits the events of both. */
async function complete(ask: Ask, session: Session, cardRenews: boolean): Promise<PageAnswer> {
  const { store, now } = ask
  const customerId = await keepCustomer(ask, session)
  const periodEnd = addInterval(now, session.line.interval)
  const subscription = subscriptionBody({
    id: newId('sub'),
    customer: customerId,
    created: toSeconds(now),
    periodEnd: toSeconds(periodEnd),
    line: session.line,
    metadata: session.subscriptionMetadata,
  })
  await store.put('subscription', subscription.id, { body: subscription, cardRenews }, periodEnd)
  const body: Stripe.Checkout.Session = {
    ...session.body,
    customer: customerId,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await store.put('checkout.session', body.id, { ...session, body })
  await emit(ask, 'customer.subscription.created', subscription)
  await emit(ask, 'checkout.session.completed', body)
  return { status: 303, to: successUrl(body) }
}

async function keepCustomer({ store, now }: Ask, { body: session }: Session): Promise<string> {
  if (typeof session.customer === 'string') return session.customer
  const id = newId('cus')
  const body: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: toSeconds(now),
    currency: session.currency,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: session.customer_details?.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: session.customer_details?.name ?? null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  await store.put('customer', id, { body })
  return id
}

function withPayer(session: Session, { email, name }: CardForm): Session {
  const details = {
    address: null,
    business_name: null,
    individual_name: null,
    phone: null,
    tax_exempt: 'none' as const,
    tax_ids: [],
    email,
    name,
  }
  return { ...session, body: { ...session.body, customer_details: details } }
}

/** The redirect of a checkout that is over. */
function endOf({ body }: Session): PageAnswer | undefined {
  if (body.status === 'complete') return { status: 303, to: successUrl(body) }
  return body.status === 'open' ? undefined : { status: 410, page: closedPage(body.cancel_url) }
}

function successUrl(body: Stripe.Checkout.Session): string {
  return (body.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', body.id)
}

function unknown(): PageAnswer {
  return {
    status: 404,
    page: layout({
      title: 'There is no such checkout',
      content: html`<p>Part of its address may be missing.</p>`,
    }),
  }
}
