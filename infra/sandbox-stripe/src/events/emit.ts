import { apiVersion } from '@waymark/service-kit/payments'
import type { Ask } from '../ask.ts'
import { newId } from '../new-id.ts'
import type { WireEvent } from '../records.ts'
import { toSeconds } from '../seconds.ts'

/** Stores an event with its object, to be delivered once the transaction commits. */
export async function emit(ask: Ask, type: string, object: object): Promise<void> {
  await keep(ask, {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: toSeconds(ask.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: ask.requestId, idempotency_key: ask.idempotencyKey },
    type,
    ...(ask.account === null ? {} : { account: ask.account }),
  })
}

/** `emit` for v2, whose events only name the object. */
export async function emitThin(ask: Ask, type: string, accountId: string): Promise<void> {
  await keep(ask, {
    id: newId('evt_test'),
    object: 'v2.core.event',
    created: ask.now.toISOString(),
    livemode: false,
    type,
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
  })
}

async function keep({ store, now }: Ask, event: WireEvent): Promise<void> {
  await store.put('event', event.id, { body: event })
  await store.addDelivery(JSON.stringify(event), now)
}
