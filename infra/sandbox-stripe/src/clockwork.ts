import type pg from 'pg'
import { decide } from './accounts/accounts.ts'
import type { Ask } from './ask.ts'
import { decidePayment } from './checkout/complete-payment.ts'
import { endSession } from './checkout/sessions.ts'
import { inTransaction } from './database.ts'
import { decideRefund } from './payments/refunds.ts'
import { Store } from './store.ts'
import { renewSubscription } from './subscriptions/subscriptions.ts'

/** Processes due objects, one at a time, until there is none. */
export async function runClockwork(pool: pg.Pool, now: Date, pagesUrl: string): Promise<void> {
  let isBusy = true
  while (isBusy) {
    isBusy = await inTransaction(pool, async (client) => {
      const store = new Store(client)
      const due = await store.takeDue(now)
      if (!due) return false
      await happen({ store, now, pagesUrl, requestId: null, idempotencyKey: null, account: null }, due.kind, due.id)
      return true
    })
  }
}

async function happen(ask: Ask, kind: string, id: string): Promise<void> {
  if (kind === 'checkout.session') {
    const session = await ask.store.find(kind, id)
    if (session?.underWay) await decidePayment(ask, session)
    else if (session) await endSession(ask, session)
  }
  if (kind === 'subscription') {
    const subscription = await ask.store.find(kind, id)
    if (subscription) await renewSubscription(ask, subscription)
  }
  if (kind === 'refund') {
    const refund = await ask.store.find(kind, id)
    if (refund) await decideRefund(ask, refund)
  }
  if (kind === 'account') {
    const account = await ask.store.find(kind, id)
    if (account) await decide(ask, account, 'accepted')
  }
}
