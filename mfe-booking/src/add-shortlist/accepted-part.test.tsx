import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { invitation } from '@waymark/contracts/invitation'
import { shortlist } from '@waymark/contracts/shortlist'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const newtown = 7

/** An invitation whose location comes onto the shortlist when it has been asked for so many times. */
function gatewayOf({ listedAt }: { readonly listedAt: number }): FakeGateway {
  let state: 'sent' | 'accepted' = 'sent'
  let asked = 0
  return new FakeGateway()
    .answer(invitation.isValidInvitationEmail, () => ({
      isValid: true,
      state,
      isWithdrawn: false,
      invitation: {
        kind: 'client' as const,
        email: 'hemi@example.org',
        inviterName: 'Aroha',
        accountName: 'Kōwhai Care',
        serviceAreaId: newtown,
        serviceAreaName: 'Newtown',
        restricts: false,
        message: '',
        expiresAt: '2027-01-01T00:00:00Z',
        isForMe: true,
      },
    }))
    .answer(invitation.addShortlistFromEmailInvitation, () => {
      state = 'accepted'
      return { serviceAreaId: newtown }
    })
    .answer(shortlist.getShortlist, () => {
      asked += 1
      return { serviceAreaIds: asked >= listedAt ? [newtown] : [], entries: [] }
    })
}

test('an accepted location can be booked once it is on the shortlist', async () => {
  const gateway = gatewayOf({ listedAt: 2 })
  renderScreen(`/add-shortlist#token=${'t'.repeat(24)}`, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
  expect(await screen.findByRole('button', { name: 'Adding it to your shortlist' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See my shortlist' })).toBeNull()
  const bookNow = await screen.findByRole('link', { name: 'Book now' })
  expect(bookNow.getAttribute('href')).toContain('serviceAreaId=7')
  expect(gateway.inputsOf(shortlist.getShortlist)).toHaveLength(2)
})
