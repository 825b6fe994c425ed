import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { business } from '@waymark/contracts/business'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { kowhaiCare } from '../testing/sample-business.ts'
import type { TeamMember } from '../user-management/team-member.ts'

const atNewtown = {
  serviceAreaUserProfileId: 8,
  serviceAreaId: 1,
  serviceAreaName: 'Newtown',
  userRole: staffRole.StaffManager,
}
const tia: TeamMember = {
  userProfileId: 31,
  firstName: 'Tia',
  lastName: 'Reo',
  email: 'tia@example.org',
  phone: null,
  avatar: null,
  isAccountAdmin: false,
  isActive: true,
  isInvited: true,
  isMe: false,
  version: 1,
  roles: [atNewtown],
}

beforeEach(() => sessionStorage.clear())

const profile = {
  ...kowhaiCare,
  businessAccountSubtype: businessSubtype.Hybrid,
  onboardingStep: 6,
  onboardingStepCount: 7,
}

function lastStep(): FakeGateway {
  let team: TeamMember[] = []
  return new FakeGateway()
    .answer(business.businessProfile, () => profile)
    .answer(serviceArea.getServiceAreasByUser, () => [
      { serviceAreaId: 1, name: 'Newtown', suburb: 'Newtown', userRole: staffRole.Admin, timeZone: 'Pacific/Auckland' },
    ])
    .answer(userManagement.getUserProfiles, () => ({
      items: team,
      totalCount: team.length,
      pageNumber: 1,
      pageSize: 50,
    }))
    .answer(userManagement.updateUserProfile, () => {
      team = [tia]
      return tia
    })
    .answer(business.updateWizardStep, () => ({ ...profile, onboardingStep: 7 }))
}

async function typeTia(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Tia')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reo')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'tia@example.org')
}

test('the last step invites people with a role at the first location, and lists them', async () => {
  const gateway = lastStep()
  renderScreen('/business/setup-wizard', gateway)
  await typeTia()
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await screen.findByText('Staff Manager at Newtown')
  expect(screen.getByText('1 person is in your team besides you.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', '')
  expect(gateway.inputsOf(userManagement.updateUserProfile)).toMatchObject([
    { email: 'tia@example.org', roles: [{ serviceAreaId: 1, userRole: staffRole.Staff }] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Finish the set-up' }))
  await waitFor(() => expect(gateway.inputsOf(business.updateWizardStep)).toEqual([{ onboardingStep: 7 }]))
})

test('an invitation that is typed and not sent is asked about before the set-up is finished', async () => {
  const gateway = lastStep()
  renderScreen('/business/setup-wizard', gateway)
  await typeTia()
  await userEvent.click(screen.getByRole('button', { name: 'Finish the set-up' }))
  await screen.findByRole('alertdialog', { name: 'Finish without inviting Tia Reo?' })
  await userEvent.click(screen.getByRole('button', { name: 'Back to the invitation' }))
  expect(gateway.inputsOf(business.updateWizardStep)).toEqual([])
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'tia@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Finish the set-up' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Finish without it' }))
  await waitFor(() => expect(gateway.inputsOf(business.updateWizardStep)).toEqual([{ onboardingStep: 7 }]))
  expect(gateway.inputsOf(userManagement.updateUserProfile)).toEqual([])
})
