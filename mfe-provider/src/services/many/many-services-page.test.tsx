import { cleanup, screen, waitFor } from '@testing-library/react'
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

test('the choice is restored after a reload', async () => {
  renderScreen('/service-area/services?many=sizes', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Evening care' }))
  cleanup()
  renderScreen('/service-area/services?many=sizes', gateway)
  expect(await screen.findByRole('checkbox', { name: 'Evening care' })).toHaveProperty('checked', true)
  await screen.findByText('1 of 2 chosen')
})
