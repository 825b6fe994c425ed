import { describe, expect, it } from 'vitest'
import { account } from './account.ts'
import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { callName, changesData } from './changes-data.ts'
import { invitation } from './invitation.ts'
import { shortlist } from './shortlist.ts'

describe('whether a call changes something', () => {
  it('follows from its contract', () => {
    for (const call of [booking.cancelBooking, account.updateProfile, shortlist.addShortlist, account.refreshToken])
      expect([call.path, changesData(call)]).toEqual([call.path, true])
    for (const call of [
      booking.getBookingList,
      booking.exportBookingList,
      invitation.isValidInvitationEmail,
      shortlist.compareShortlist,
      account.logout,
    ])
      expect([call.path, changesData(call)]).toEqual([call.path, false])
    expect(changesData(calendar.getCalendarFile)).toBe(false)
  })

  it('names a call as its path does', () => {
    expect(callName('/api/Booking/cancel-booking')).toBe('cancel-booking')
    expect(callName('/api/Booking/get-calendar-file/{id}')).toBe('get-calendar-file')
  })
})
