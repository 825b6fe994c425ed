import type { Transaction } from 'kysely'
import type { ActivityBookingFacts } from '../db/activity-bookings.ts'
import { listActivePeople } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'

/**
 * Where whoever booked a session is written to: at the address that they gave with it, otherwise at their own. Undefined
 * for somebody without one.
 */
export async function clientOfSession(trx: Transaction<NotifyDatabase>, booking: ActivityBookingFacts) {
  const { client_user_profile_id: userProfileId, contact_email: given } = booking
  const [person] = userProfileId === null ? [] : await listActivePeople(trx, [userProfileId])
  const to = given || (person?.email ?? '')
  if (to === '') return undefined
  return { userProfileId, to, isKept: person !== undefined && person.kept_by_account_id !== null }
}
