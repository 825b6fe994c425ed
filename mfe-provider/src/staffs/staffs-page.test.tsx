import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import type { Member } from './member.ts'

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
  workingHours: [],
  leave: [],
  bookingsToday: 2,
  hasAccepted: true,
  comingBookings: 9,
  version: 'v1',
}

function gatewayWith(member: Member) {
  return new FakeGateway()
    .answer(serviceArea.getListUserRoleOnServiceArea, () => ({
      items: [member],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 50,
    }))
    .answer(bookingTeam.getDaySheet, () => ({
      items: [],
      totalCount: 0,
      pageNumber: 1,
      pageSize: 10,
      date: '2026-11-24',
      timeZone: 'Pacific/Auckland',
      serviceAreaName: 'Kōwhai Care, Newtown',
      bookingCount: 0,
      nobody: { bookings: [], sessions: [] },
      amenities: [],
    }))
    .answer(service.getActiveServicesToAssignUser, () => [
      { serviceAreaServiceId: 12, serviceName: 'Morning care', familyName: 'Personal care' },
    ])
}

beforeEach(() => sessionStorage.clear())

test('somebody who is only invited is named so in the list and on their page', async () => {
  const invited = { ...sina, hasAccepted: false }
  renderScreen('/service-area/staffs', gatewayWith(invited), aroha)
  await screen.findByText('Invited, has not accepted yet')
  cleanup()
  renderScreen('/service-area/staffs?person=21', gatewayWith(invited), aroha)
  await screen.findByText('Sina Leota has not accepted their invitation yet.')
})
test('taking a person with bookings off a service asks, and continues when confirmed', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const gateway = gatewayWith(sina).answer(update, () => ({
    status: 409,
    name: 'HasFutureBookings',
    message: 'This person has confirmed bookings coming up: 9.',
  }))
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Continue although Sina Leota has bookings coming up?',
  })
  gateway.answer(update, () => ({ done: true as const }))
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, continue' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(update)).toMatchObject([
    { userRole: staffRole.Staff, assignedServiceAreaServiceIds: [], keepsFutureBookings: false },
    { userRole: staffRole.Staff, assignedServiceAreaServiceIds: [], keepsFutureBookings: true },
  ])
})

test('an admin of the organisation is shown with their services, and never saved without a role', async () => {
  const gateway = gatewayWith({ ...sina, userRole: staffRole.Admin }).answer(
    service.getAssignedServicesToUserOnServiceArea,
    () => [{ serviceAreaServiceId: 1, serviceName: 'Evening care', familyName: 'Personal care' }],
  )
  renderScreen('/service-area/staffs?person=21', gateway)
  await screen.findByText('An admin of your organisation.')
  const services = screen.getByRole('region', { name: 'Services they do here' })
  await within(services).findByText('Evening care')
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull()
})

test('an admin of the organisation removes a person, with all their services, and may keep their bookings with them', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const gateway = gatewayWith(sina)
    .answer(update, () => ({ done: true as const }))
    .answer(bookingTeam.getWorkToCome, () => [
      { serviceAreaId: 1, serviceAreaName: 'Kōwhai Care, Newtown', bookingIds: [], bookingCount: 9, sessionCount: 0 },
    ])
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove from this location' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove Sina Leota from Kōwhai Care, Newtown?' })
  expect(within(question).getByText(/^They have 9 bookings coming up here\./)).toBeInTheDocument()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, remove them' }))
  await screen.findByRole('heading', { name: 'Staff', level: 1 })
  expect(gateway.inputsOf(update)).toMatchObject([
    { userRole: null, assignedServiceAreaServiceIds: [], version: 'v1', keepsFutureBookings: true },
  ])
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

const tane = { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' }
const { userProfileId, firstName, lastName } = sina
const bookings: OutputOf<typeof bookingTeam.getBookingsToReassign> = [
  {
    bookingId: 41,
    requestedStartDateTime: '2026-11-30T09:00:00',
    requestedEndDateTime: '2026-11-30T10:00:00',
    timeZone: 'Pacific/Auckland',
    serviceName: 'Morning care',
    clientName: 'Hēmi Parata',
    staff: [{ userProfileId, firstName, lastName }],
    freeStaff: [tane],
    freeStaffCount: 1,
  },
]

/** Takes Sina off her service; she has a booking, so the question about it opens. */
async function askAboutBookings(gateway: FakeGateway) {
  gateway
    .answer(bookingTeam.getBookingsToReassign, () => bookings)
    .answer(serviceArea.updateUserRoleAssignedServicesOnServiceArea, ({ keepsFutureBookings }) =>
      keepsFutureBookings
        ? { done: true as const }
        : { status: 409, name: 'HasFutureBookings', message: 'Confirmed bookings to come: 1.', bookingIds: [41] },
    )
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  const question = within(await screen.findByRole('alertdialog'))
  await question.findByText('Mon 30 Nov 2026, 9:00 am to 10:00 am (Auckland time)')
  expect(question.getByText('Morning care for Hēmi Parata, with Sina Leota')).toBeInTheDocument()
  expect(question.getByRole('link', { name: 'Open booking 41' }).getAttribute('href')).toBe('/booking/41')
  await userEvent.click(question.getByRole('button', { name: /Who does it/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tāne Wiremu' }))
  return question
}

test('the bookings of a person who leaves are listed, and handed over before the change is made', async () => {
  const gateway = gatewayWith(sina).answer(booking.updateBookingStaff, () => ({ staff: [tane] }))
  const question = await askAboutBookings(gateway)
  await userEvent.click(question.getByRole('button', { name: 'Hand over 1, then continue' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
    { bookingId: 41, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
  ])
  expect(gateway.inputsOf(serviceArea.updateUserRoleAssignedServicesOnServiceArea)).toHaveLength(2)
})

test('when they have just been booked elsewhere, the booking says so, and nothing else changes', async () => {
  const gateway = gatewayWith(sina).answer(booking.updateBookingStaff, () => ({
    status: 409,
    name: 'StaffBusy',
    message: 'Tāne Wiremu has another booking at that time. Choose somebody else.',
  }))
  const question = await askAboutBookings(gateway)
  await userEvent.click(question.getByRole('button', { name: 'Hand over 1, then continue' }))
  await question.findByText('Tāne Wiremu has another booking at that time. Choose somebody else.')
  expect(gateway.inputsOf(serviceArea.updateUserRoleAssignedServicesOnServiceArea)).toHaveLength(1)
})

test('leave that falls on sessions given to the person lists them, and hands them over before it is saved', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const message = 'This person has work during this leave: 1 session, the next on Mon 30 Nov 2026, 5:00 pm.'
  const gateway = gatewayWith(sina)
    .answer(update, ({ keepsFutureBookings }) =>
      keepsFutureBookings
        ? { done: true as const }
        : { status: 409, name: 'BookingsOutsideWork', message, bookingIds: [], sessionIds: [71] },
    )
    .answer(activitySession.getSessionsToReassign, () => ({
      items: [
        {
          activitySessionId: 71,
          activityTitle: 'Salsa',
          startDateTime: '2026-11-30T17:00:00',
          endDateTime: '2026-11-30T18:00:00',
          timeZone: 'Pacific/Auckland',
          staff: [{ userProfileId, firstName, lastName }],
          freeStaff: [tane],
          freeStaffCount: 1,
        },
      ],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 10,
    }))
    .answer(activitySession.replaceActivitySessionStaff, () => ({ staff: [tane] }))
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Save settings' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Continue although Sina Leota has work coming up?' }),
  )
  await question.findByText('Mon 30 Nov 2026, 5:00 pm to 6:00 pm (Auckland time)')
  expect(question.getByText(message)).toBeInTheDocument()
  expect(question.getByRole('link', { name: 'Open this session' }).getAttribute('href')).toContain('/71')
  expect(question.getByText(/stays with them, although they are away/)).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: /Who does it/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tāne Wiremu' }))
  await userEvent.click(question.getByRole('button', { name: 'Hand over 1, then continue' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(activitySession.getSessionsToReassign)[0]).toMatchObject({ activitySessionIds: [71] })
  expect(gateway.inputsOf(activitySession.replaceActivitySessionStaff)).toEqual([
    { activitySessionId: 71, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
  ])
})

test('when somebody else changed the person, their version is loaded and the draft stays', async () => {
  const gateway = gatewayWith(sina)
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  gateway.answer(update, ({ version }) =>
    version === 'v2'
      ? { done: true as const }
      : { status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed the settings of this person.' },
  )
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  gateway.answer(serviceArea.getListUserRoleOnServiceArea, () => ({
    items: [{ ...sina, version: 'v2' }],
    totalCount: 1,
    pageNumber: 1,
    pageSize: 50,
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText('Someone else changed the settings of this person.')
  expect(screen.getByRole('checkbox', { name: 'Morning care' })).toHaveProperty('checked', false)
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ version: 'v1' }, { version: 'v2' }]))
})

test('leave that ends too early is reported at its own end, not at the working hours', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const message = 'The end must be after the start.'
  const leave = [{ startDateTime: '2026-12-24T06:00:00', endDateTime: '2026-12-23T18:00:00', note: null }]
  const gateway = gatewayWith({ ...sina, leave }).answer(update, () => ({
    status: 409,
    name: 'EndsBeforeStart',
    message,
    fields: { 'leave.0.endDateTime': message },
  }))
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Save settings' }))
  const end = (await screen.findByRole('group', { name: 'To' })).closest('[data-field="leave.0.endDateTime"]')
  expect(end?.textContent).toContain(message)
  expect(screen.getByRole('group', { name: 'Working hours' }).textContent).not.toContain(message)
})

test('somebody who left the organisation while the list was open is refused with a message, and the list is refetched', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const person = { ...sina, serviceAreaCount: 1 }
  const gateway = gatewayWith(sina)
    .answer(serviceArea.getUsersToAssign, () => ({ items: [person], totalCount: 1, pageNumber: 1, pageSize: 20 }))
    .answer(update, () => ({ status: 404, name: 'NotFound', message: 'Not found.' }))
  renderScreen('/service-area/staffs', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Add Sina Leota' }))
  await dialog.findByText('This person is no longer in your organisation.')
  await waitFor(() => expect(gateway.inputsOf(serviceArea.getUsersToAssign)).toHaveLength(2))
})

test('a person who was just added is shown once their role is written', async () => {
  const list = serviceArea.getListUserRoleOnServiceArea
  const gateway = gatewayWith(sina)
    .answer(serviceArea.getUsersToAssign, () => ({
      items: [{ ...sina, serviceAreaCount: 1 }],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 20,
    }))
    .answer(serviceArea.updateUserRoleAssignedServicesOnServiceArea, () => ({ done: true as const }))
  const found = [0]
  gateway.answer(list, ({ userProfileId }) => {
    const isWritten = userProfileId === undefined || found.pop() === undefined
    const items = isWritten ? [sina] : []
    return { items, totalCount: items.length, pageNumber: 1, pageSize: 10 }
  })
  renderScreen('/service-area/staffs', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add Sina Leota' }))
  await screen.findByText('Adding the person')
  expect(screen.queryByText('This person does not work here')).toBeNull()
  await screen.findByRole('heading', { level: 1, name: 'Sina Leota' }, { timeout: 8000 })
})

test('an organisation without the service role sees no services or bookings, and requests none', async () => {
  const studio = { ...aroha, businessAccountSubtype: businessSubtype.ActivityOperator }
  const gateway = gatewayWith({ ...sina, assignedServices: [] })
  renderScreen('/service-area/staffs?person=21', gateway, studio)
  await screen.findByRole('button', { name: 'Save settings' })
  expect(document.body).toHaveTextContent('At Kōwhai Care, Newtown.')
  expect(screen.queryByRole('group', { name: 'Services' })).toBeNull()
  expect(gateway.inputsOf(service.getActiveServicesToAssignUser)).toEqual([])
  cleanup()
  renderScreen('/service-area/staffs', gateway, studio)
  await screen.findByRole('columnheader', { name: 'Role' })
  expect(screen.queryByRole('columnheader', { name: /Services|Bookings/ })).toBeNull()
})

test('one of many free people is found by name; other text leaves the booking as it is', async () => {
  const gateway = gatewayWith(sina)
    .answer(bookingTeam.getBookingsToReassign, () => bookings.map((booking) => ({ ...booking, freeStaffCount: 60 })))
    .answer(serviceArea.updateUserRoleAssignedServicesOnServiceArea, () => ({
      status: 409,
      name: 'HasFutureBookings',
      message: 'Confirmed bookings to come: 1.',
      bookingIds: [41],
    }))
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  const field = await screen.findByRole('combobox', { name: /Who does it/ })
  await userEvent.type(field, 'Tān')
  await userEvent.click(await screen.findByRole('option', { name: 'Tāne Wiremu' }))
  await screen.findByRole('button', { name: 'Hand over 1, then continue' })
  await userEvent.type(field, 'x{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand over 1, then continue' })).toBeNull())
})

test('what is required is saved with one press, which says first how many it keeps from visits', async () => {
  const save = credential.setCredentialRules
  const lacksFirstAid = { userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }
  const gateway = gatewayWith(sina)
    .answer(credential.getCredentialRules, () => ({
      today: '2026-11-24',
      kinds: ['policeVetting' as const],
      services: [],
      people: [],
      ending: [{ ...lacksFirstAid, endsSoon: [{ kind: 'policeVetting' as const, expiresOn: '2026-12-02' }] }],
    }))
    .answer(credential.getCredentialGaps, () => ({
      people: [{ ...lacksFirstAid, lacks: [{ kind: 'firstAid' as const, expiresOn: null }] }],
      servicesOfNobody: ['Morning care'],
    }))
    .answer(save, () => ({ done: true as const }))
  renderScreen('/service-area/staffs', gateway)
  expect(await screen.findByText('Police vetting ends on Wed 2 Dec 2026')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Required credentials' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'First aid' }))
  expect(await within(dialog).findByText(/1 person cannot be sent to some visits/)).toBeInTheDocument()
  expect(within(dialog).getByText(/First aid not checked/)).toBeInTheDocument()
  expect(within(dialog).getByText(/Nobody can be booked for Morning care until/)).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'Note credentials of Sina Leota' })).toHaveAttribute(
    'href',
    '/business/user-management/21',
  )
  expect(gateway.inputsOf(save)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(gateway.inputsOf(save)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Required credentials' }))
  const again = await screen.findByRole('dialog')
  const firstAid = await within(again).findByRole('checkbox', { name: 'First aid' })
  expect(firstAid).not.toBeChecked()
  await userEvent.click(firstAid)
  await userEvent.click(within(again).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(gateway.inputsOf(save)).toMatchObject([
      { serviceAreaServiceId: null, kinds: ['policeVetting', 'firstAid'] },
    ]),
  )
  await waitFor(() =>
    expect(useNotices.getState().list[0]?.text).toMatch(/Nobody can be booked for Morning care until/),
  )
})
