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
import { checkoutPage, closedPage, confirmPage, embeddedDonePage } from './checkout-page.ts'
import { beginPayment, completePayment, isPaymentSession, keepDecline } from './complete-payment.ts'

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
      if (isPaymentSession(session)) {
        const declined = await keepDecline(ask, session, outcome)
        await ask.store.put('checkout.session', id, declined, fromSeconds(session.body.expires_at))
      }
      return { status: 402, page: checkoutPage(session, { form: card, errors: {}, alert: outcome.message }) }
    case 'needsConfirmation':
      await ask.store.put(
        'checkout.session',
        id,
        { ...withPayer(session, card), waitingCard: card.number.slice(-4) },
        fromSeconds(session.body.expires_at),
      )
      return { status: 303, to: `${pageOf(ask, session)}/confirm` }
    case 'decidedLater': {
      if (!isPaymentSession(session))
        return {
          status: 402,
          page: checkoutPage(session, { form: card, errors: {}, alert: 'A plan cannot be paid like this.' }),
        }
      // The security code is never stored.
      const begun = await beginPayment(ask, session, { ...card, cvc: '' }, outcome.pays)
      return endOf(begun) ?? unknown()
    }
    case 'approved':
      return finish(ask, withPayer(session, card), card, outcome.renews)
  }
}

/** GET of the bank's confirmation. */
export async function showConfirm(ask: Ask, id: string): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  if (session.waitingCard === undefined) return endOf(session) ?? { status: 303, to: pageOf(ask, session) }
  return endOf(session) ?? { status: 200, page: confirmPage(session) }
}

/** POST of the bank's confirmation. */
export async function answerConfirm(ask: Ask, id: string, form: URLSearchParams): Promise<PageAnswer> {
  const session = await ask.store.find('checkout.session', id)
  if (!session) return unknown()
  const over = endOf(session)
  if (over) return over
  const { waitingCard, ...unconfirmed } = session
  if (waitingCard === undefined) return { status: 303, to: pageOf(ask, session) }
  if (form.get('answer') === 'yes') return finish(ask, unconfirmed, confirmedCard(unconfirmed, waitingCard), true)
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

/** The card is charged, once or for a first period. */
async function finish(ask: Ask, session: Session, card: CardForm, cardRenews: boolean): Promise<PageAnswer> {
  if (!isPaymentSession(session)) return complete(ask, session, cardRenews)
  const paid = await completePayment(ask, session, card)
  return endOf(paid) ?? unknown()
}

/** The card that its bank has confirmed: of its number we keep the last digits alone. */
function confirmedCard({ body }: Session, last4: string): CardForm {
  const { email, name } = body.customer_details ?? {}
  return { email: email ?? '', name: name ?? '', number: `400000276000${last4}`, expiry: '12 / 34', cvc: '' }
}

/** The first period is paid: creates a customer and a subscription, and emits the events of both. */
async function complete(ask: Ask, session: Session, cardRenews: boolean): Promise<PageAnswer> {
  const { store, now } = ask
  const customerId = await keepCustomer(ask, session)
  const interval = session.line.interval ?? 'month'
  const periodEnd = addInterval(now, interval)
  const subscription = subscriptionBody({
    id: newId('sub'),
    customer: customerId,
    created: toSeconds(now),
    periodEnd: toSeconds(periodEnd),
    line: { ...session.line, interval },
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

function isEmbedded({ body }: Pick<Session, 'body'>): boolean {
  return body.ui_mode === 'embedded_page'
}

/** The address of a checkout's page; an embedded one is known by its secret. */
function pageOf({ pagesUrl }: Ask, { body }: Session): string {
  return isEmbedded({ body }) ? `${pagesUrl}/c/embed/${body.client_secret}` : `${pagesUrl}/c/pay/${body.id}`
}

/** The id of the checkout that a secret opens; the secret itself where it opens none. */
export async function embeddedId({ store }: Ask, clientSecret: string): Promise<string> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const session = await store.find('checkout.session', id)
  return session?.body.client_secret === clientSecret ? id : clientSecret
}

/** What a checkout that is over shows, or where it leads. */
function endOf({ body }: Pick<Session, 'body'>): PageAnswer | undefined {
  if (body.status === 'complete')
    return isEmbedded({ body }) && body.redirect_on_completion === 'never'
      ? { status: 200, page: embeddedDonePage({ body }) }
      : { status: 303, to: successUrl(body) }
  return body.status === 'open' ? undefined : { status: 410, page: closedPage(body.cancel_url) }
}

function successUrl(body: Stripe.Checkout.Session): string {
  return (body.success_url ?? body.return_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', body.id)
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
