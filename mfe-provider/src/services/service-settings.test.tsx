import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { setServiceAreas, useAppStore } from '@waymark/web-kit/store'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { detail } from '../testing/sample-service.ts'

const newtown = { serviceAreaId: 1, name: 'Kōwhai Care, Newtown', userRole: 1 } as const
const petone = { serviceAreaId: 2, name: 'Kōwhai Care, Petone', userRole: 1 } as const

beforeEach(() => sessionStorage.clear())

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

const sizeAt = (serviceSizeOptionId: number, name: string, priceCents: number) => ({
  serviceSizeOptionId,
  name,
  sizeType: 'Rooms' as const,
  durationHours: 1,
  allowPeopleQtySelection: false,
  maxPeople: null,
  offeredMaxPeople: null,
  fee: {
    serviceSizeOptionId,
    isQuotesFee: false,
    priceCents,
    feeBasis: 'fixed' as const,
    feeDisplay: `$${priceCents / 100}`,
  },
})

test('two managers who change prices of different sizes at the same time both keep theirs', async () => {
  const withPrices = (small: number, large: number, version: number) => ({
    ...detail,
    version,
    sizeOptions: [sizeAt(11, '1 to 2 rooms', small), sizeAt(12, '3 to 4 rooms', large)],
  })
  const save = service.updateServiceAreaServiceFee
  const message = 'Someone else changed this. We have loaded their changes. Please check them, then save again.'
  const gateway = new FakeGateway().answer(service.getDetailServiceAreaService, () => withPrices(6300, 10500, 1))
  renderScreen('/service-area/services?service=12', gateway)
  const price = await screen.findByRole('textbox', { name: /Price of 1 to 2 rooms/ })
  await userEvent.clear(price)
  await userEvent.type(price, '70')
  await userEvent.tab()
  gateway
    .answer(save, () => ({ status: 409, name: 'ChangedMeanwhile', message }))
    .answer(service.getDetailServiceAreaService, () => withPrices(6300, 11100, 2))
  await userEvent.click(screen.getByRole('button', { name: 'Save sizes and fees' }))
  await screen.findByText(message)
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Price of 3 to 4 rooms/ })).toHaveValue('111.00'))
  expect(price).toHaveValue('70.00')
  expect(screen.queryByText('You both changed this.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save sizes and fees' }))
  await waitFor(() => expect(gateway.inputsOf(save)).toHaveLength(2))
  expect(gateway.inputsOf(save)[1]).toMatchObject({
    version: 2,
    feeListEntries: [
      { serviceSizeOptionId: 11, priceCents: 7000 },
      { serviceSizeOptionId: 12, priceCents: 11100 },
    ],
  })
})

test('two managers who change the price of the same size are told so, by its name', async () => {
  const gateway = new FakeGateway().answer(service.getDetailServiceAreaService, () => ({
    ...detail,
    sizeOptions: [sizeAt(11, '1 to 2 rooms', 6300)],
  }))
  renderScreen('/service-area/services?service=12', gateway)
  const price = await screen.findByRole('textbox', { name: /Price of 1 to 2 rooms/ })
  await userEvent.clear(price)
  await userEvent.type(price, '70')
  await userEvent.tab()
  gateway
    .answer(service.updateServiceAreaServiceFee, () => ({ status: 409, name: 'ChangedMeanwhile', message: 'Changed.' }))
    .answer(service.getDetailServiceAreaService, () => ({
      ...detail,
      version: 2,
      sizeOptions: [sizeAt(11, '1 to 2 rooms', 6500)],
    }))
  await userEvent.click(screen.getByRole('button', { name: 'Save sizes and fees' }))
  await screen.findByText('You both changed this.')
  expect(screen.getByText(/Price of 1 to 2 rooms, as somebody else saved it/)).toHaveTextContent('65')
})
