import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { credential } from '@waymark/contracts/credential'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import type { TeamMember } from '../user-management/team-member.ts'

const sina: TeamMember = {
  userProfileId: 21,
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.org',
  phone: null,
  avatar: null,
  isAccountAdmin: false,
  isActive: true,
  isInvited: false,
  isMe: false,
  version: 3,
  roles: [
    {
      serviceAreaUserProfileId: 5,
      serviceAreaId: 1,
      serviceAreaName: 'Kōwhai Care, Newtown',
      userRole: staffRole.Staff,
    },
  ],
}
const area = { serviceAreaId: 1, name: 'Kōwhai Care, Newtown', suburb: 'Newtown', timeZone: 'Pacific/Auckland' }

function gatewayWith(member: TeamMember) {
  return new FakeGateway()
    .answer(userManagement.getUserProfile, () => member)
    .answer(account.getStaffProfile, () => ({
      userProfileId: 21,
      photo: '/files/sina.webp',
      languages: ['en', 'sm'],
    }))
    .answer(serviceArea.getServiceAreasByUser, () => [
      { ...area, userRole: staffRole.Admin },
      { ...area, serviceAreaId: 2, name: 'Rātā House', userRole: staffRole.Admin },
    ])
    .answer(userManagement.getAssignedServicesByUserProfileId, () => [
      { serviceAreaId: 1, serviceAreaName: area.name, serviceAreaServiceId: 12, serviceName: 'Morning care' },
    ])
    .answer(service.getActiveServicesToAssignUser, () => [
      { serviceAreaServiceId: 12, serviceName: 'Morning care', familyName: 'Personal care' },
    ])
}

const noSessions = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10 }

function withoutSessions(gateway: FakeGateway) {
  return gateway.answer(activitySession.getSessionsToReassign, () => noSessions)
}

beforeEach(() => sessionStorage.clear())
test('when somebody else saved first, their version is loaded, the draft stays, and nothing of theirs is overwritten', async () => {
  const save = userManagement.updateUserProfile
  const message = 'Someone else changed this person. We have loaded their changes. Please check them, then save again.'
  const gateway = gatewayWith(sina)
  renderScreen('/business/user-management/21', gateway)
  const first = await screen.findByRole('textbox', { name: 'First name' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Sinā')
  gateway
    .answer(save, () => ({ status: 409, name: 'ChangedMeanwhile', message }))
    .answer(userManagement.getUserProfile, () => ({ ...sina, phone: '021 555 0199', version: 4 }))
  await userEvent.click(screen.getByRole('button', { name: 'Save name, contact and rights' }))
  await screen.findByText(message)
  await screen.findByDisplayValue('021 555 0199')
  expect(screen.getByDisplayValue('Sinā')).toBeInTheDocument()
  expect(screen.queryByText('You both changed this.')).toBeNull()
  gateway.answer(save, () => ({ ...sina, firstName: 'Sinā', phone: '021 555 0199', version: 5 }))
  await userEvent.click(screen.getByRole('button', { name: 'Save name, contact and rights' }))
  await waitFor(() => expect(gateway.inputsOf(save)).toHaveLength(2))
  expect(gateway.inputsOf(save)[1]).toMatchObject({ version: 4, firstName: 'Sinā', phone: '021 555 0199' })
})

test('the last admin is not demoted, and the page says why', async () => {
  const message = 'This is the last admin of the organisation. Please make somebody else an admin first.'
  const gateway = gatewayWith({ ...sina, isAccountAdmin: true }).answer(userManagement.updateUserProfile, () => ({
    status: 409,
    name: 'LastAdmin',
    message,
  }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('radio', { name: /^Only their locations/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save name, contact and rights' }))
  await screen.findByText(message)
  expect(gateway.inputsOf(userManagement.updateUserProfile)).toMatchObject([{ isAccountAdmin: false }])
})

test('nobody can remove their own rights or deactivate themselves', async () => {
  renderScreen('/business/user-management/9', gatewayWith({ ...sina, isMe: true, isAccountAdmin: true }))
  await screen.findByText(/You cannot remove your own rights/)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /Deactivate/ })).toBeNull()
})

/** What Sina has still to do, at the first location alone. */
function withWork(gateway: FakeGateway, bookingCount: number, sessionCount: number) {
  const work = { serviceAreaId: 1, serviceAreaName: area.name, bookingIds: [], bookingCount, sessionCount }
  return gateway.answer(bookingTeam.getWorkToCome, () => (bookingCount + sessionCount === 0 ? [] : [work]))
}

test('removing somebody from a location asks once, and says first what is booked with them there', async () => {
  const remove = userManagement.deleteServiceAreaUserProfile
  const gateway = withWork(withoutSessions(gatewayWith(sina)), 9, 0).answer(remove, () => ({ done: true as const }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove from this location/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove Sina Leota from Kōwhai Care, Newtown?' })
  expect(within(question).getByText(/^They have 9 bookings coming up there\./)).toBeInTheDocument()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, remove them' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(remove)).toMatchObject([
    { serviceAreaUserProfileId: 5, userRoleSeen: staffRole.Staff, keepsFutureBookings: true },
  ])
})

test('work that came meanwhile is still asked about', async () => {
  const remove = userManagement.deleteServiceAreaUserProfile
  const gateway = withWork(withoutSessions(gatewayWith(sina)), 0, 0).answer(remove, () => ({
    status: 409,
    name: 'HasFutureBookings',
    message: 'Bookings that are booked with them there: 9.',
  }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove from this location/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove them' }))
  await screen.findByText(/booked with them there: 9/)
  gateway.answer(remove, () => ({ done: true as const }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove them' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(remove)).toMatchObject([{ keepsFutureBookings: false }, { keepsFutureBookings: true }])
})

/** A session that Sina helps with at a location, with Mere, who could be the only one. */
function withSession(gateway: FakeGateway) {
  return gateway
    .answer(activitySession.getSessionsToReassign, () => ({
      items: [
        {
          activitySessionId: 31,
          activityTitle: 'Seated yoga',
          startDateTime: '2026-12-01T10:00:00',
          endDateTime: '2026-12-01T11:00:00',
          timeZone: 'Pacific/Auckland',
          staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
          freeStaff: [{ userProfileId: 22, firstName: 'Mere', lastName: 'Tui' }],
          freeStaffCount: 1,
        },
      ],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 10,
    }))
    .answer(activitySession.replaceActivitySessionStaff, () => ({
      staff: [{ userProfileId: 22, firstName: 'Mere', lastName: 'Tui' }],
    }))
}

test('whoever leaves a location gives their sessions to others first', async () => {
  const remove = userManagement.deleteServiceAreaUserProfile
  const gateway = withWork(withSession(gatewayWith(sina)), 0, 1).answer(remove, () => ({ done: true as const }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove from this location/ }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Remove Sina Leota/ })
  expect(await within(dialog).findByText('Seated yoga, with nobody else')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: /^Nobody instead/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Mere Tui' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over 1, then remove them' }))
  await waitFor(() => expect(gateway.inputsOf(remove)).toHaveLength(1))
  expect(gateway.inputsOf(activitySession.replaceActivitySessionStaff)).toEqual([
    { activitySessionId: 31, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
  ])
})

test('deactivating somebody who has work to come asks once, and shows it by location', async () => {
  const save = userManagement.updateUserProfile
  const gateway = withWork(withSession(gatewayWith(sina)), 0, 1).answer(save, () => ({
    ...sina,
    isActive: false,
    version: 4,
  }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Sina Leota' }))
  const dialog = await screen.findByRole('alertdialog', { name: /although they have work coming up/ })
  expect(within(dialog).getByText(/^They have 1 session coming up\./)).toBeInTheDocument()
  expect(await within(dialog).findByRole('heading', { name: area.name })).toBeInTheDocument()
  expect(await within(dialog).findByText('A session that you give to nobody goes on without them.')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, deactivate them' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(save)).toMatchObject([{ isActive: false, keepsFutureBookings: true }])
})

test('saved services show at once, though the server has them moments later', async () => {
  const gateway = gatewayWith(sina).answer(userManagement.updateServiceAssignmentsToUser, () => ({
    done: true as const,
  }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save the role/ }))
  await waitFor(() => expect(gateway.inputsOf(userManagement.updateServiceAssignmentsToUser)).toHaveLength(1))
  expect(gateway.inputsOf(userManagement.updateServiceAssignmentsToUser)).toMatchObject([
    { serviceAreaServiceIds: [], serviceAreaServiceIdsSeen: [12] },
  ])
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Morning care' })).toHaveProperty('checked', false)
})

test('a role that sees no visits asks about those to come, and takes the services', async () => {
  const saveRole = userManagement.updateServiceAreaUserProfile
  const saveServices = userManagement.updateServiceAssignmentsToUser
  const gateway = withoutSessions(gatewayWith(sina))
    .answer(saveServices, () => ({ done: true as const }))
    .answer(saveRole, ({ keepsFutureBookings }) =>
      keepsFutureBookings
        ? sina
        : { status: 409, name: 'HasFutureBookings', message: 'Bookings that are booked with them there: 9.' },
    )
  renderScreen('/business/user-management/21', gateway)
  await screen.findByRole('checkbox', { name: 'Morning care' })
  const roles = screen.getByRole('list', { name: 'Roles of Sina Leota' })
  await userEvent.click(within(roles).getByRole('button', { name: /Role/ }))
  await userEvent.click(await screen.findByRole('option', { name: /^Activity Coordinator/ }))
  expect(screen.queryByRole('checkbox', { name: 'Morning care' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Save the role/ }))
  const question = await screen.findByRole('alertdialog', { name: /^Continue although Sina Leota/ })
  expect(within(question).getByText(/booked with them there: 9/)).toBeInTheDocument()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, continue' }))
  await waitFor(() => expect(gateway.inputsOf(saveServices)).toHaveLength(1))
  expect(gateway.inputsOf(saveServices)).toMatchObject([{ serviceAreaServiceIds: [], keepsFutureBookings: true }])
  expect(gateway.inputsOf(saveRole)).toMatchObject([
    { userRole: staffRole.ActivityCoordinator },
    { userRole: staffRole.ActivityCoordinator, keepsFutureBookings: true },
  ])
})

test('a person of another account is not found', async () => {
  const gateway = gatewayWith(sina).answer(userManagement.getUserProfile, () => ({
    status: 404,
    name: 'NotFound',
    message: 'This does not exist.',
  }))
  renderScreen('/business/user-management/77', gateway)
  await screen.findByText('We could not find this person in your organisation')
})

test('the photo and the languages that clients see are chosen, and taken away', async () => {
  const gateway = gatewayWith(sina)
  const sent: FormData[] = []
  renderScreen('/business/user-management/21', gateway)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== account.updateStaffProfile.path) return gateway.fetch(request)
    sent.push(await request.formData())
    const responseData = { userProfileId: 21, photo: null, languages: ['en', 'nzs'] }
    return Response.json({ responseData, error: null, treatErrorAsInform: false, httpStatusCode: 200 })
  })
  expect(await screen.findByRole('img', { name: 'Photo of Sina Leota' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take out Gagana Sāmoa (Samoan)' }))
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Languages that clients see' }))
  await userEvent.click(screen.getByRole('button', { name: /Add a language/ }))
  await userEvent.click(screen.getByRole('option', { name: 'New Zealand Sign Language (NZSL)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Take the photo away' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save photo and languages' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const fields = ['userProfileId', 'languages', 'isPhotoDeleted'].map((name) => sent[0]?.get(name))
  expect(fields).toEqual(['21', '["en","nzs"]', 'true'])
})

test('of somebody who has not joined yet the invitation is withdrawn', async () => {
  const update = userManagement.updateUserProfile
  const gateway = gatewayWith({ ...sina, isInvited: true }).answer(update, () => ({ ...sina, isActive: false }))
  renderScreen('/business/user-management/21', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Sina Leota' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ isActive: false }]))
  expect(screen.queryByText(/logged out/)).toBeNull()
})

test('a credential that ends soon is marked, and corrected in place', async () => {
  const save = credential.saveCredential
  const gateway = gatewayWith(sina)
    .answer(credential.getCredentials, () => ({
      today: '2026-11-24',
      credentials: [
        {
          credentialId: 1,
          kind: 'firstAid' as const,
          number: 'FA-1',
          expiresOn: '2026-12-02',
          checkedOn: '2026-01-05',
          checkedByName: 'Aroha Ngata',
        },
        {
          credentialId: 2,
          kind: 'policeVetting' as const,
          number: null,
          expiresOn: '2026-12-25',
          checkedOn: '2026-01-05',
          checkedByName: 'Aroha Ngata',
        },
      ],
    }))
    .answer(save, () => ({ credentialId: 1 }))
  renderScreen('/business/user-management/21', gateway)
  expect(await screen.findByRole('row', { name: /First aid/ })).toHaveTextContent('Ends soon')
  expect(screen.getByRole('row', { name: /Police vetting/ })).not.toHaveTextContent('Ends soon')
  await userEvent.click(screen.getByRole('button', { name: 'Correct First aid' }))
  const dialog = await screen.findByRole('dialog', { name: 'First aid of Sina Leota' })
  const number = within(dialog).getByRole('textbox', { name: /Number/ })
  expect(number).toHaveValue('FA-1')
  await userEvent.clear(number)
  await userEvent.type(number, 'FA-2')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(gateway.inputsOf(save)).toMatchObject([
      { userProfileId: 21, kind: 'firstAid', number: 'FA-2', expiresOn: '2026-12-02', checkedOn: '2026-01-05' },
    ]),
  )
})
