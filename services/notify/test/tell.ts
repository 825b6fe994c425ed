import type { PayloadOf } from '@waymark/contracts/define-job'
import { jobs } from '@waymark/contracts/jobs'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { makeHistory } from '@waymark/test-world/makers/booking'
import type { MadePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

type BookingChanged = PayloadOf<typeof jobs.notify.bookingChanged>

/** Runs the job of a new history entry of a booking; returns its payload, to run it again. */
export async function tell(
  world: World,
  what: { readonly bookingId: number; readonly change: BookingChanged['change']; readonly by?: MadePerson },
): Promise<BookingChanged> {
  const historyId = await makeHistory(world, {
    bookingId: what.bookingId,
    what: what.change,
    ...(what.by ? { by: what.by } : {}),
  })
  const payload = {
    bookingId: idFrom<BookingId>(what.bookingId),
    change: what.change,
    historyId,
    byUserProfileId: what.by?.userProfileId ?? null,
  }
  await world.runJob(jobs.notify.bookingChanged, payload)
  return payload
}
