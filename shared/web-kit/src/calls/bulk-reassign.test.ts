import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { expect, test, vi } from 'vitest'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { bulkShownMs } from './bulk.ts'
import { bulkReassign, reassignBack } from './bulk-reassign.ts'

const input = { bookingId: 41, fromStaffId: 17, fromName: 'Josh', toStaffId: 18, toName: 'Tāne', isBack: false }
const bulk = {
  title: 'Reassign 1 booking',
  begunMs: Date.now(),
  steps: [{ id: 41, name: 'Morning care', input, state: 'done' as const, text: '' }],
}
const josh = {
  userProfileId: 17,
  firstName: 'Josh',
  lastName: '',
  busyStartDateTime: null,
  busyEndDateTime: null,
  lacks: [],
}

test('what was done a while ago is not taken back', () => {
  expect(reassignBack(bulk)?.title).toBe('Give 1 booking back')
  expect(reassignBack({ ...bulk, begunMs: Date.now() - bulkShownMs - 1 })).toBeNull()
})

test('nothing is given back to somebody who is away by now, and it says so', async () => {
  const back = reassignBack(bulk)?.steps[0]?.input ?? input
  let notFree: 'away' | null = 'away'
  const gateway = new FakeGateway()
    .answer(bookingTeam.getStaffForBooking, () => ({ people: [{ ...josh, notFree }], canGoCount: 0 }))
    .answer(booking.updateBookingStaff, () => ({ staff: [] }))
  vi.stubGlobal('fetch', gateway.fetch)
  await expect(bulkReassign.send(back)).rejects.toThrow('Josh is away then. Tāne keeps it.')
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([])
  notFree = null
  await bulkReassign.send(back)
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
    { bookingId: 41, staffUserProfileId: 17, replacedStaffUserProfileId: 18 },
  ])
})
