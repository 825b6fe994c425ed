import { staffRole } from '@waymark/domain/enums'
import { expect, it } from 'vitest'
import type { Member } from './member.ts'
import { memberDraftOf, settingsToSend } from './member-draft.ts'

const sina: Member = {
  serviceAreaUserProfileId: 3,
  userProfileId: 21,
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.org',
  phone: null,
  avatar: null,
  userRole: staffRole.Staff,
  assignedServices: [{ serviceAreaServiceId: 12, serviceName: 'Morning care' }],
  workingHours: [{ dayOfWeek: 1, starts: '07:00', ends: '24:00' }],
  leave: [{ startDateTime: '2026-12-21T00:00:00', endDateTime: '2027-01-04T00:00:00', note: 'Summer' }],
  bookingsToday: 2,
  hasAccepted: true,
  comingBookings: 9,
  version: 'v1',
}

it('sends back what was read', () => {
  expect(settingsToSend(memberDraftOf(sina))).toEqual({
    userRole: staffRole.Staff,
    assignedServiceAreaServiceIds: [12],
    workingHours: sina.workingHours,
    leave: sina.leave,
  })
})
