import { expect, test } from 'vitest'
import { itemTypes, staffRole } from '../enums.ts'
import {
  type BookingParties,
  type BookingRights,
  type BookingViewer,
  bookingRights,
  bookingsSeenBy,
  booksForArea,
  chatSide,
} from './booking-rights.ts'

const client: BookingViewer = {
  userProfileId: 1,
  accountId: 10,
  accountType: 'Individual',
  isAccountAdmin: false,
  isGlobalAdmin: false,
  roles: new Map(),
}
const provider: BookingViewer = { ...client, userProfileId: 2, accountId: 20, accountType: 'Business' }
const booking: BookingParties = {
  itemType: 'Service',
  bookerUserProfileId: 1,
  clientAccountId: 10,
  clientServiceAreaId: null,
  serviceAreaId: 200,
  providerAccountId: 20,
  assignedUserProfileIds: [5],
}
const withRole = (role: BookingViewer['roles'] extends ReadonlyMap<number, infer Role> ? Role : never, area = 200) => ({
  ...provider,
  roles: new Map([[area, role]]),
})
const held = (viewer: BookingViewer, one: BookingParties = booking) =>
  Object.entries(bookingRights(viewer, one))
    .filter(([, may]) => may)
    .map(([right]) => right)

const clientRights: (keyof BookingRights)[] = [
  'maySee',
  'maySeePrivate',
  'maySeeContact',
  'mayChange',
  'mayCancel',
  'mayChat',
  'mayGiveFeedback',
]
const managerRights: (keyof BookingRights)[] = [
  'maySee',
  'maySeePrivate',
  'maySeeContact',
  'mayChange',
  'mayCancel',
  'mayComplete',
  'mayAssignStaff',
  'mayAnswerFeedback',
  'mayNoteMoney',
  'mayChat',
]
const assignedRights: (keyof BookingRights)[] = ['maySee', 'maySeePrivate', 'mayComplete', 'mayChat']

test('grants the client who booked', () => {
  expect(held(client)).toEqual(clientRights)
  expect(chatSide(client, booking)).toBe('client')
})

test('grants managers of the area, by kind of booking', () => {
  const { Admin, StaffAndServiceManager, StaffManager, ActivityCoordinator, Staff } = staffRole
  for (const role of [Admin, StaffAndServiceManager, StaffManager]) expect(held(withRole(role))).toEqual(managerRights)
  const activity = { ...booking, itemType: 'Activity' as const }
  expect(held(withRole(ActivityCoordinator))).toEqual([])
  expect(held(withRole(ActivityCoordinator), activity)).toEqual(managerRights)
  expect(held(withRole(Staff), activity)).toEqual([])
  expect(chatSide(withRole(StaffManager), booking)).toBe('provider')
})

test('grants nothing for a role in another area of the same account', () => {
  for (const role of Object.values(staffRole)) expect(held(withRole(role, 201))).toEqual([])
})

test("grants the provider's account admin without a membership", () => {
  expect(held({ ...provider, isAccountAdmin: true })).toEqual(managerRights)
})

test('grants staff the bookings they are assigned to while they work in the area', () => {
  const assigned = { ...withRole(staffRole.Staff), userProfileId: 5 }
  expect(held(assigned)).toEqual(assignedRights)
  expect(held({ ...assigned, userProfileId: 6 })).toEqual([])
  expect(held({ ...assigned, roles: new Map() })).toEqual([])
  expect(held({ ...assigned, accountId: 21 })).toEqual([])
})

test('grants a booking made for an area to its booker, Staff & Service Managers and account admin', () => {
  const forArea = { ...booking, bookerUserProfileId: 31, clientAccountId: 30, clientServiceAreaId: 300 }
  const colleague = (role: (typeof staffRole)[keyof typeof staffRole], userProfileId = 32) => ({
    ...provider,
    userProfileId,
    accountId: 30,
    roles: new Map([[300, role]]),
  })
  expect(held(colleague(staffRole.StaffAndServiceManager), forArea)).toEqual(clientRights)
  expect(held({ ...colleague(staffRole.Staff), isAccountAdmin: true }, forArea)).toEqual(clientRights)
  expect(held(colleague(staffRole.Staff, 31), forArea)).toEqual(clientRights)
  expect(held(colleague(staffRole.Staff), forArea)).toEqual([])
  expect(held(colleague(staffRole.StaffManager), forArea)).toEqual([])
})

test('lets a global administrator see, reach the client, cancel and assign staff, and read nothing private', () => {
  expect(held({ ...provider, accountId: 99, isGlobalAdmin: true, isAccountAdmin: true })).toEqual([
    'maySee',
    'maySeeContact',
    'mayCancel',
    'mayAssignStaff',
  ])
})

test('grants strangers nothing in any role of another account, and a guest booking to no account', () => {
  const guestBooking = { ...booking, bookerUserProfileId: null, clientAccountId: null }
  for (const itemType of itemTypes)
    for (const role of Object.values(staffRole))
      for (const isAccountAdmin of [false, true]) {
        const stranger = { ...withRole(role), accountId: 77, userProfileId: 5, isAccountAdmin }
        expect(held(stranger, { ...booking, itemType })).toEqual([])
        expect(held(stranger, { ...guestBooking, itemType })).toEqual([])
        expect(chatSide(stranger, { ...booking, itemType })).toBeNull()
      }
  expect(held({ ...client, userProfileId: 9 })).toEqual([])
  expect(held(client, guestBooking)).toEqual([])
})

test('for an area book its Staff & Service Managers and admins', () => {
  expect(Object.values(staffRole).filter(booksForArea)).toEqual([staffRole.Admin, staffRole.StaffAndServiceManager])
  expect(booksForArea(null)).toBe(false)
})

test('managers see all bookings of an area, Staff their own, an Activity Coordinator and strangers none', () => {
  const { Admin, StaffAndServiceManager, StaffManager, Staff, ActivityCoordinator } = staffRole
  expect([Admin, StaffAndServiceManager, StaffManager].map(bookingsSeenBy)).toEqual(['all', 'all', 'all'])
  expect([Staff, ActivityCoordinator, null].map(bookingsSeenBy)).toEqual(['own', 'none', 'none'])
})
