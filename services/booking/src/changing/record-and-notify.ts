import type { PayloadOf } from '@waymark/contracts/define-job'
import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { addHistory, type HistoryLine } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'

type Notice = Omit<PayloadOf<typeof jobs.notify.bookingChanged>, 'bookingId' | 'historyId' | 'byUserProfileId'>

/** Adds a line to a booking's history and notifies the people of the booking of it. */
export async function recordAndNotify(
  trx: Transaction<BookingDatabase>,
  { what, byName, at, ...notice }: HistoryLine & Notice,
): Promise<void> {
  const { bookingId, byUserProfileId } = notice
  const historyId = await addHistory(trx, { bookingId, what, byUserProfileId, byName, at })
  await addToOutbox(trx, jobs.notify.bookingChanged, { ...notice, historyId })
}
