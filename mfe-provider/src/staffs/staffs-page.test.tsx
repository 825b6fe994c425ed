import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  jobsToday: 2,
  comingJobs: 9,
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
    .answer(service.getActiveServicesToAssignUser, () => [
      { serviceAreaServiceId: 12, serviceName: 'Morning care', familyName: 'Personal care' },
    ])
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('taking a person with jobs off a service asks, and goes on when told to', async () => {
  const update = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const gateway = gatewayWith(sina).answer(update, () => ({
    status: 409,
    name: 'HasFutureJobs',
    message: 'This person has confirmed jobs to come: 9.',
  }))
  renderScreen('/service-area/staffs?person=21', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  const question = await screen.findByRole('alertdialog', { name: 'Go on although Sina Leota has jobs to come?' })
  gateway.answer(update, () => ({ done: true as const }))
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, go on' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(update)).toMatchObject([
    { userRole: staffRole.Staff, assignedServiceAreaServiceIds: [], keepsFutureJobs: false },
    { userRole: staffRole.Staff, assignedServiceAreaServiceIds: [], keepsFutureJobs: true },
  ])
})

test('an admin of the organisation is shown, and never saved without a role', async () => {
  renderScreen('/service-area/staffs?person=21', gatewayWith({ ...sina, userRole: staffRole.Admin }))
  expect(await screen.findByText('An admin of your organisation.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull()
})
