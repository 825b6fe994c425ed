import type pg from 'pg'
import Stripe from 'stripe'
import { inTransaction } from './database.ts'
import { toSeconds } from './seconds.ts'

/** Delivers a signed event; true when it was accepted. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>

const firstPauseMs = 500
const maxPauseMs = 60_000

/**
 * Delivers due events individually, and retries later what was not accepted. Safe to run in any number of processes.
 */
export async function deliverEvents(pool: pg.Pool, now: Date, secret: string, deliver: Deliver): Promise<void> {
  let isBusy = true
  while (isBusy) isBusy = await inTransaction(pool, (client) => deliverOne(client, now, secret, deliver))
}

async function deliverOne(client: pg.PoolClient, now: Date, secret: string, deliver: Deliver): Promise<boolean> {
  const { rows } = await client.query<{ id: number; payload: string; attempts: number }>(
    'select id, payload, attempts from delivery where due_at <= $1 order by due_at, id limit 1 for update skip locked',
    [now],
  )
  const [next] = rows
  if (!next) return false
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: next.payload,
    secret,
    timestamp: toSeconds(now),
  })
  if (await deliver(next.payload, signature)) {
    await client.query('delete from delivery where id = $1', [next.id])
    return true
  }
  const pauseMs = Math.min(firstPauseMs * 2 ** next.attempts, maxPauseMs)
  await client.query('update delivery set attempts = attempts + 1, due_at = $2 where id = $1', [
    next.id,
    new Date(now.getTime() + pauseMs),
  ])
  return true
}
