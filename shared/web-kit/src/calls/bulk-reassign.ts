import { booking } from '@waymark/contracts/booking'
import { formatCount } from '../page/format.ts'
import { type Bulk, bulkWork } from './bulk.ts'
import { send } from './send.ts'

/** One booking that somebody else does. */
interface ReassignInput {
  readonly bookingId: number
  /** 0 where nobody does it yet. */
  readonly fromStaffId: number
  readonly fromName: string
  readonly toStaffId: number
  readonly toName: string
}

/** Gives bookings to other people one by one. The database refuses who is busy. */
export const bulkReassign = bulkWork<ReassignInput>({
  key: 'reassign-bookings',
  sample: { bookingId: 0, fromStaffId: 0, fromName: '', toStaffId: 0, toName: '' },
  send: async ({ bookingId, fromStaffId, toStaffId, toName }) => {
    await send(booking.updateBookingStaff, {
      bookingId,
      staffUserProfileId: toStaffId,
      ...(fromStaffId === 0 ? {} : { replacedStaffUserProfileId: fromStaffId }),
    })
    return `${toName} takes it`
  },
  calls: [booking.updateBookingStaff],
})

/** The way back: what was done, given back to whoever did it before; null where nothing can come back. */
export function reassignBack({ steps }: Bulk<ReassignInput>) {
  const back = steps
    .filter(({ state, input }) => state === 'done' && input.fromStaffId > 0)
    .map(({ id, name, input: { bookingId, fromStaffId, fromName, toStaffId, toName } }) => ({
      id,
      name,
      input: { bookingId, fromStaffId: toStaffId, fromName: toName, toStaffId: fromStaffId, toName: fromName },
    }))
  return back.length === 0 ? null : { title: `Give ${formatCount(back.length, 'booking')} back`, steps: back }
}
