import type { BookingId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'

/** Notes that a cancelled booking gets back all that it has paid and not got back; once per payment. */
export async function refundAll(trx: Transaction<BookingDatabase>, bookingId: BookingId, now: Date): Promise<void> {
  await sql`
    insert into refund (booking_id, payment_id, reason, amount_cents, created_at)
    select ${bookingId}, p.id, 'provider cancelled', p.left_cents, ${now}
    from (
      select q.id, coalesce((select sum(l.amount_cents) from ledger_entry l where l.payment_id = q.id), 0)
        - coalesce((select sum(r.amount_cents) from refund r where r.payment_id = q.id and r.state = 'asked'), 0) as left_cents
      from payment q where q.booking_id = ${bookingId} and q.state = 'paid'
    ) p where p.left_cents > 0
    on conflict do nothing`.execute(trx)
}
