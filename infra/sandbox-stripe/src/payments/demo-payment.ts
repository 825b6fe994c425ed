import type { Ask } from '../ask.ts'
import type { Records } from '../records.ts'
import { toSeconds } from '../seconds.ts'
import { chargeBody, intentBody } from './payment-bodies.ts'

/** `pi_demo_<account>_<booking>_<cents>_<currency>`: a payment that the demo world says has been made. */
const name = /^pi_demo_(\w+?)_(\d+)_(\d+)_(nzd|aud)$/

/** Makes a payment of the demo world when it is first asked for, as its accounts are; undefined for every other name. */
export async function makeDemoPayment(
  { store, now, account, pagesUrl }: Ask,
  id: string,
): Promise<Records['payment_intent'] | undefined> {
  const [, accountKey, bookingId, cents, currency = 'nzd'] = name.exec(id) ?? []
  if (accountKey === undefined || account !== `acct_demo${accountKey}`) return undefined
  const created = toSeconds(now)
  const before = intentBody({
    id,
    created,
    amount: Number(cents),
    currency,
    feeAmount: null,
    description: null,
    metadata: { activityBookingId: String(bookingId) },
  })
  const card = { email: 'cards@demo.test', name: 'Demo world', number: '4242424242424242', expiry: '12/34', cvc: '' }
  const charge = chargeBody({ id: id.replace('pi_', 'ch_'), created, intent: before, card, pagesUrl })
  const body: Records['payment_intent']['body'] = {
    ...before,
    amount_received: before.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  }
  const record = { body, account }
  await store.put('charge', charge.id, { body: charge, account })
  await store.put('payment_intent', id, record)
  return record
}
