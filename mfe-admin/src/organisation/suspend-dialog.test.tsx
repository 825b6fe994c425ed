import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { organisation } from '@waymark/contracts/organisation'
import { Button } from '@waymark/ui/button'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SuspendDialog } from './suspend-dialog.tsx'

function Asked() {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>Open</Button>
  return <SuspendDialog accountId={7} accountName="Kōwhai Care" isForGood onClose={() => setIsOpen(false)} />
}

const renderScreen = screenRenderer({
  routes: { admin: [{ path: 'close', Component: Asked }] },
  UiProvider,
  user: { ...hemi, isGlobalAdmin: true },
})

test('a typed reason outlives Escape, and is forgotten by leaving the organisation open', async () => {
  const gateway = new FakeGateway().answer(organisation.getOrganisationSuspension, () => ({
    accountId: 7,
    accountName: 'Kōwhai Care',
    openLocationCount: 2,
    suspendedLocationCount: 0,
    coming: {
      visitCount: 2,
      sessionCount: 3,
      sessionBookingCount: 4,
      spaceCount: 6,
      clientCount: 5,
      heldCount: 1,
      unpaid: [{ currency: 'NZD' as const, cents: 2400 }],
      paid: [{ currency: 'NZD' as const, cents: 9600 }],
      waitingCount: 1,
      quoteCount: 0,
      lastStartsAt: '2026-12-01T21:00:00Z',
    },
    suspension: null,
  }))
  renderScreen('/close', gateway)
  const reason = () => screen.findByRole('textbox', { name: /^Why/ })
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await userEvent.type(await reason(), 'Nobody answers.')
  await userEvent.keyboard('{Escape}')
  await open()
  expect(await reason()).toHaveValue('Nobody answers.')
  await userEvent.click(screen.getByRole('button', { name: 'Leave it open' }))
  await open()
  expect(await reason()).toHaveValue('')
})
