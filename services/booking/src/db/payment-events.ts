import type { PaymentEvent } from '@waymark/service-kit/payment-event'
import type { Kysely } from 'kysely'
import { addCausedJob } from '../payment-webhook/add-caused-job.ts'
import type { BookingDatabase } from './schema.ts'

/** Stores an event together with the job that it triggers; a duplicate triggers nothing. */
export async function keepPaymentEvent(db: Kysely<BookingDatabase>, event: PaymentEvent, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('payment_event')
      .values({ id: event.id, type: event.type, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept) await addCausedJob(trx, event)
  })
}
