import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { ServiceRow } from '../service-rows.ts'

const row = (serviceId: number, serviceName: string): ServiceRow => ({
  serviceAreaServiceId: serviceId + 100,
  serviceId,
  version: 1,
  serviceName,
  familyName: 'Personal care',
  isEnabled: true,
  costTier: null,
  leadHours: 24,
  bufferMinutes: 0,
  feeListDisplay: ['Short visit, $45.00'],
  offeredSizes: [{ serviceSizeOptionId: serviceId * 10 + 1, maxPeople: null }],
  staffUserProfileIds: [],
  lineCount: 0,
})
const rows = [row(1, 'Morning care'), row(2, 'Evening care')]

let gateway: FakeGateway
beforeEach(() => {
  sessionStorage.clear()
  gateway = new FakeGateway()
    .answer(service.getServiceAreaServiceByServiceAreaId, () => ({
      items: rows,
      totalCount: 2,
      pageNumber: 1,
      pageSize: 50,
    }))
    .answer(service.getAssignedStaffsOnMultipleServices, () => [])
    .answer(serviceArea.getListUserRoleOnServiceArea, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 50 }))
})
test('only what was chosen is sent, for all chosen services', async () => {
  gateway.answer(service.updateMultipleServicesBasicInfo, () => rows)
  renderScreen('/service-area/services?many=details', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  expect(screen.getByText('2 of 2 chosen')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Offer$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Keep them for later' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() =>
    expect(gateway.inputsOf(service.updateMultipleServicesBasicInfo)).toEqual([
      { serviceAreaId: 1, serviceIds: [1, 2], isEnabled: false, keepsFutureBookings: false },
    ]),
  )
})

test('one fee for several services needs a price, and keeps what was typed when it is refused', async () => {
  gateway.answer(service.updateMultipleServiceAreaServiceFee, () => rows)
  renderScreen('/service-area/services?many=fees', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Morning care' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save fees' }))
  expect((await screen.findAllByText('Give a price, or choose "Quote".')).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByRole('textbox', { name: /Price/ }), '52.5')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Save fees' }))
  await waitFor(() =>
    expect(gateway.inputsOf(service.updateMultipleServiceAreaServiceFee)).toEqual([
      { serviceAreaId: 1, serviceAreaServiceIds: [101], isQuotesFee: false, priceCents: 5250, feeBasis: 'fixed' },
    ]),
  )
})

test('sizes that would leave a service without any are refused by the field, and prices that go are named', async () => {
  const message = 'Nobody could book Morning care and Evening care any more.'
  gateway.answer(service.updateMultipleServiceAreaServiceSizeOptions, () => ({
    status: 409,
    name: 'NoSizeLeft',
    message,
  }))
  renderScreen('/service-area/services?many=sizes', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  const stopped = screen.getByRole('group', { name: /Sizes to stop offering/ })
  await userEvent.click(within(stopped).getByRole('checkbox', { name: /Short visit/ }))
  expect(screen.getByText(/Removes 2 sizes with what they cost/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save sizes' }))
  await waitFor(() => expect(stopped).toHaveAccessibleDescription(/Nobody could book Morning care and Evening care/))
})

test('fees of services without a size are not set, and not said to be', async () => {
  const empty = rows.map((one) => ({ ...one, offeredSizes: [], feeListDisplay: [] }))
  gateway
    .answer(service.getServiceAreaServiceByServiceAreaId, () => ({
      items: empty,
      totalCount: 2,
      pageNumber: 1,
      pageSize: 50,
    }))
    .answer(service.updateMultipleServiceAreaServiceFee, () => empty)
  renderScreen('/service-area/services?many=fees', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Price/ }), '9')
  await userEvent.tab()
  expect(screen.getByText(/Sets 0 fees.* 2 services without a size cannot have a fee/)).toBeInTheDocument()
  const save = screen.getByRole('button', { name: 'Save fees' })
  expect(save).toHaveAccessibleDescription(/without one there is no fee to set/)
  await userEvent.click(save)
  expect(gateway.inputsOf(service.updateMultipleServiceAreaServiceFee)).toEqual([])
})

test('the choice is restored after a reload', async () => {
  renderScreen('/service-area/services?many=sizes', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Evening care' }))
  cleanup()
  renderScreen('/service-area/services?many=sizes', gateway)
  expect(await screen.findByRole('checkbox', { name: 'Evening care' })).toHaveProperty('checked', true)
  await screen.findByText('1 of 2 chosen')
})
