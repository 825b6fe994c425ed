import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serviceArea } from '@waymark/contracts/service-area'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const noLocations = () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10 })

test('country, region, private and closed are sent to the server, and restored from the address', async () => {
  const gateway = new FakeGateway().answer(serviceArea.getServiceAreas, noLocations)
  renderScreen('/service-area/list?country=2&region=Victoria&visibility=private&state=closed', gateway)
  await screen.findByRole('heading', { name: 'No locations match your search' })
  expect(gateway.inputsOf(serviceArea.getServiceAreas)).toMatchObject([
    { countryId: 2, region: 'Victoria', isPrivate: true, isActive: false, pageNumber: 1, pageSize: 10 },
  ])
})

test('another country clears the region', async () => {
  const gateway = new FakeGateway().answer(serviceArea.getServiceAreas, noLocations)
  renderScreen('/service-area/list?country=2&region=Victoria', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Country/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'New Zealand' }))
  await waitFor(() => expect(gateway.inputsOf(serviceArea.getServiceAreas).at(-1)).toMatchObject({ countryId: 1 }))
  expect(gateway.inputsOf(serviceArea.getServiceAreas).at(-1)).not.toHaveProperty('region')
})
