import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { invitation } from '@waymark/contracts/invitation'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import type { SentInvitation } from './sent-invitation.ts'

const sent: SentInvitation = {
  invitationId: '00000000-0000-4000-8000-000000000001',
  email: 'hemi@example.org',
  state: 'sent',
  isWithdrawn: false,
  restrictsToUs: false,
  message: '',
  invitedByName: 'Aroha Ngata',
  sentAt: '2026-11-20T00:00:00Z',
  expiresAt: '2026-12-04T00:00:00Z',
  acceptedAt: null,
  acceptedByName: null,
}
const expired: SentInvitation = {
  ...sent,
  invitationId: `${sent.invitationId.slice(0, -1)}2`,
  email: 'mere@example.org',
  state: 'expired',
}

test('an open invitation is withdrawn after a question; one that ended can only be sent again', async () => {
  const gateway = new FakeGateway()
    .answer(invitation.getSentInvitations, () => ({
      items: [sent, expired],
      totalCount: 2,
      pageNumber: 1,
      pageSize: 20,
    }))
    .answer(invitation.withdrawInvitation, () => ({ done: true as const }))
  renderScreen('/service-area/build-client-base', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation to hemi@example.org' }))
  expect(screen.queryByRole('button', { name: 'Withdraw the invitation to mere@example.org' })).toBeNull()
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation to hemi@example.org?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, withdraw it' }))
  await waitFor(() =>
    expect(gateway.inputsOf(invitation.withdrawInvitation)).toMatchObject([{ invitationId: sent.invitationId }]),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
