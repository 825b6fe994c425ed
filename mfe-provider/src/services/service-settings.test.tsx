import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { setServiceAreas, useAppStore } from '@waymark/web-kit/store'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { detail } from '../testing/sample-service.ts'

const newtown = { serviceAreaId: 1, name: 'Kōwhai Care, Newtown', userRole: 1 } as const
const petone = { serviceAreaId: 2, name: 'Kōwhai Care, Petone', userRole: 1 } as const

function openService(serviceAreaId: number) {
  const gateway = new FakeGateway().answer(service.getDetailServiceAreaService, () => ({ ...detail, serviceAreaId }))
  renderScreen('/service-area/services?service=12', gateway)
  act(() => setServiceAreas([newtown, petone]))
}

/** Māori words are marked as such, so the words are not one text. */
async function findLead(words: string) {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
}

test('a service of the location is set here', async () => {
  openService(newtown.serviceAreaId)
  await findLead('Personal care, at Kōwhai Care, Newtown.')
  expect(screen.getByRole('link', { name: 'Set its times' })).toBeVisible()
})

test('a service of another location is not shown as one of this, and opens at its own', async () => {
  openService(petone.serviceAreaId)
  await screen.findByRole('heading', { level: 2, name: 'This service is not one of Kōwhai Care, Newtown' })
  expect(document.body).not.toHaveTextContent('Personal care, at')
  expect(screen.queryByRole('link', { name: 'Set its times' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open it at Kōwhai Care, Petone' }))
  await findLead('Personal care, at Kōwhai Care, Petone.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(petone.serviceAreaId)
})

test('a size that is no longer offered says that its price goes with it', async () => {
  const fee = {
    serviceSizeOptionId: 11,
    feeDisplay: '$48.00',
    isQuotesFee: false,
    priceCents: 4800,
    feeBasis: 'fixed',
  } as const
  const size = {
    serviceSizeOptionId: 11,
    name: 'Short visit',
    sizeType: 'Visit',
    durationHours: 0.5,
    allowPeopleQtySelection: false,
    maxPeople: null,
    offeredMaxPeople: null,
    fee,
  } as const
  const gateway = new FakeGateway().answer(service.getDetailServiceAreaService, () => ({
    ...detail,
    sizeOptions: [size],
  }))
  renderScreen('/service-area/services?service=12', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Short visit/ }))
  expect(screen.getByText(/its price \(\$48\.00\) is gone/)).toBeVisible()
})
