import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serviceWatch } from '@waymark/contracts/service-watch'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { ServiceWatches } from './service-watches.tsx'

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'user/profile', Component: ServiceWatches }] },
  UiProvider,
  user: hemi,
})

test('what somebody waits for is listed in one place, and taken out there', async () => {
  const laundry = {
    serviceWatchId: 5,
    serviceId: 10,
    serviceName: 'Laundry and ironing',
    placeLabel: 'Newtown, Wellington',
    latitude: -41.31,
    longitude: 174.78,
    askedAt: '2026-11-24T00:00:00Z',
  }
  let watches = [laundry]
  const gateway = new FakeGateway()
    .answer(serviceWatch.getServiceWatches, () => watches)
    .answer(serviceWatch.removeServiceWatch, () => {
      watches = []
      return { done: true as const }
    })
  renderScreen('/user/profile', gateway)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take out Laundry and ironing near Newtown, Wellington' }),
  )
  await screen.findByText(/You wait for nothing/)
  await waitFor(() => expect(gateway.inputsOf(serviceWatch.removeServiceWatch)).toEqual([{ serviceWatchId: 5 }]))
})
