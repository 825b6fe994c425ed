import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { formatCount } from '../page/format.ts'
import { type Bulk, bulkShownMs, bulkWork } from './bulk.ts'
import { CallError } from './call-error.ts'
import { send } from './send.ts'

/** One booking that somebody else does. */
interface ReassignInput {
  readonly bookingId: number
  /** 0 where nobody does it yet. */
  readonly fromStaffId: number
  readonly fromName: string
  readonly toStaffId: number
  readonly toName: string
  /** Given back to whoever did it, who may be away by now. */
  readonly isBack: boolean
}

/** Gives bookings to other people one by one. The database refuses who is busy. */
export const bulkReassign = bulkWork<ReassignInput>({
  key: 'reassign-bookings',
  sample: { bookingId: 0, fromStaffId: 0, fromName: '', toStaffId: 0, toName: '', isBack: false },
  send: async (input) => {
    const { bookingId, fromStaffId, toStaffId, toName, isBack } = input
    if (isBack) await refuseAway(input)
    await send(booking.updateBookingStaff, {
      bookingId,
      staffUserProfileId: toStaffId,
      ...(fromStaffId === 0 ? {} : { replacedStaffUserProfileId: fromStaffId }),
    })
    return `${toName} takes it`
  },
  calls: [booking.updateBookingStaff],
})

async function refuseAway({ bookingId, fromName, toStaffId, toName }: ReassignInput) {
  const { people } = await send(bookingTeam.getStaffForBooking, { bookingId, search: toName })
  if (people.find(({ userProfileId }) => userProfileId === toStaffId)?.notFree !== 'away') return
  throw new CallError({ name: 'Away', message: `${toName} is away then. ${fromName} keeps it.`, status: 409 })
}

/**
 * The way back: what was done, given back to whoever did it before; null where nothing can come back, or it was done a
 * while ago.
 */
export function reassignBack({ begunMs, steps }: Bulk<ReassignInput>) {
  if (Date.now() - begunMs > bulkShownMs) return null
  const back = steps
    .filter(({ state, input }) => state === 'done' && input.fromStaffId > 0)
    .map(({ id, name, input: { bookingId, fromStaffId, fromName, toStaffId, toName } }) => ({
      id,
      name,
      input: {
        bookingId,
        fromStaffId: toStaffId,
        fromName: toName,
        toStaffId: fromStaffId,
        toName: fromName,
        isBack: true,
      },
    }))
  return back.length === 0 ? null : { title: `Give ${formatCount(back.length, 'booking')} back`, steps: back }
}
