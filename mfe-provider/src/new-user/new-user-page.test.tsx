import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

beforeEach(() => sessionStorage.clear())
test('a taken address is reported at its field, the focus stays in the form, and nothing typed is lost', async () => {
  const gateway = new FakeGateway()
    .answer(serviceArea.getServiceAreasByUser, () => [
      { serviceAreaId: 1, name: 'Newtown', suburb: 'Newtown', userRole: staffRole.Admin, timeZone: 'Pacific/Auckland' },
    ])
    .answer(userManagement.updateUserProfile, () => ({
      status: 409,
      name: 'EmailTaken',
      message: 'This address cannot be invited, because it already has an account. Please use another one.',
    }))
  renderScreen('/business/user-management/new', gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Tia')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reo')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'tia@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await screen.findByRole('group', { name: '1 thing to fix before we can send the invitation' })
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() => expect(gateway.requestsOf(userManagement.updateUserProfile)).toHaveLength(2))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'x')
  expect(screen.getByDisplayValue('tia@example.orgx')).toBe(document.activeElement)
  await waitFor(() =>
    expect(gateway.inputsOf(userManagement.updateUserProfile)).toMatchObject([
      {
        firstName: 'Tia',
        lastName: 'Reo',
        email: 'tia@example.org',
        isAccountAdmin: false,
        roles: [{ serviceAreaId: 1, userRole: staffRole.Staff }],
      },
      { email: 'tia@example.org' },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() => expect(gateway.requestsOf(userManagement.updateUserProfile)).toHaveLength(3))
  const [first, again, another] = gateway.requestsOf(userManagement.updateUserProfile)
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(another?.idempotencyKey).not.toBe(first?.idempotencyKey)
})
