import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { UiProvider } from '@waymark/ui/ui-provider'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test, vi } from 'vitest'
import { claySpaces } from '../testing/pottery.ts'
import { CancelSpacesDialog } from './cancel-spaces-dialog.tsx'

const [hemi, ...others] = claySpaces.people
const three = {
  ...claySpaces,
  people: [...claySpaces.people, { ...hemi, position: 9, name: 'Moana Faleolo' }],
} as typeof claySpaces

test('whoever was cancelled in another window is no choice any more, and only who is ticked is cancelled', async () => {
  const gateway = new FakeGateway()
    .answer(activityBooking.getActivityBookingRefundMessage, ({ positions = [] }) => ({
      message: 'You get it back.',
      refundCents: 2400 * positions.length,
      currency: 'NZD' as const,
      spaces: positions.length,
    }))
    .answer(activityBooking.cancelActivityBooking, () => claySpaces)
  vi.stubGlobal('fetch', gateway.fetch)
  const client = createQueryClient()
  const shown = (detail: typeof claySpaces) => (
    <QueryClientProvider client={client}>
      <UiProvider navigate={() => undefined}>
        <CancelSpacesDialog
          detail={detail}
          reason=""
          onReason={() => undefined}
          onClose={() => undefined}
          onDone={() => undefined}
        />
      </UiProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(shown(three))
  await screen.findByRole('checkbox', { name: /Hēmi Parata/ })
  rerender(shown({ ...three, people: three.people.filter((person) => person !== hemi) }))
  expect(screen.queryByRole('checkbox', { name: /Hēmi Parata/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Moana Faleolo/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 space, get $24.00 back' }))
  await waitFor(() =>
    expect(gateway.inputsOf(activityBooking.cancelActivityBooking)).toMatchObject([
      { positions: others.filter(({ kind }) => kind !== 'companion').map(({ position }) => position) },
    ]),
  )
})

test.each([
  { paidCents: 0, refundCents: 0, message: 'You have not paid anything.' },
  { paidCents: 5450, refundCents: 5450, message: 'You get $54.50 NZD back.' },
])('what is given back is said once: $message', async ({ paidCents, refundCents, message }) => {
  const gateway = new FakeGateway().answer(activityBooking.getActivityBookingRefundMessage, () => ({
    message,
    refundCents,
    currency: 'NZD' as const,
    spaces: 2,
  }))
  vi.stubGlobal('fetch', gateway.fetch)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider navigate={() => undefined}>
        <CancelSpacesDialog
          detail={{ ...claySpaces, paidCents }}
          reason=""
          onReason={() => undefined}
          onClose={() => undefined}
          onDone={() => undefined}
        />
      </UiProvider>
    </QueryClientProvider>,
  )
  const said = await screen.findByText(message)
  expect(said.parentElement?.textContent).toBe(message)
})
