import { jobs } from '@waymark/contracts/jobs'
import type { BookingId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { listOutagesOfVisit } from '../db/outages.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** Warns whoever books a visit at a location, or moves one, into the time of an outage there. */
export async function warnOfOutages(trx: Transaction<BookingDatabase>, bookingId: BookingId): Promise<void> {
  for (const outageId of await listOutagesOfVisit(trx, bookingId))
    await addToOutbox(trx, jobs.booking.warnOfOutage, { outageId, bookingId })
}
