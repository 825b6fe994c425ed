import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { business } from '@waymark/contracts/business'
import { common } from '@waymark/contracts/common'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { setServiceAreas } from '@waymark/web-kit/store'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { kowhaiCare } from '../testing/sample-business.ts'
import { row } from '../testing/sample-service.ts'

const place = { suburb: 'Newtown', userRole: 1, timeZone: 'Pacific/Auckland' } as const
const depot = { ...place, serviceAreaId: 1, name: 'Depot' }
const newtown = { ...place, serviceAreaId: 2, name: 'Newtown' }
const petone = { ...place, serviceAreaId: 3, name: 'Petone' }
const counted = {
  venueTypeId: 9,
  venueTypeName: 'Home care',
  region: 'Wellington',
  countryId: 1,
  isPrivate: false,
  isActive: true,
  radiusKm: 12,
  banner: null,
  staffCount: 1,
  factCount: 0,
  optionCount: 40,
  updatedAt: '2026-07-01T00:00:00.000Z',
} as const

/** The part of a page with these locations, of which each but the depot offers one service. */
async function buttonPart(current: typeof depot) {
  const areas = [depot, newtown, petone]
  const rows = areas.map((area) => ({ ...counted, ...area, serviceCount: area === depot ? 0 : 1 }))
  const gateway = new FakeGateway()
    .answer(business.businessProfile, () => kowhaiCare)
    .answer(business.getAccountBadgeLogos, () => [])
    .answer(serviceArea.getServiceAreasByUser, () => areas)
    .answer(serviceArea.getServiceAreas, () => ({ items: rows, totalCount: 3, pageNumber: 1, pageSize: 50 }))
    .answer(service.getServiceAreaServiceByServiceAreaId, ({ serviceAreaId }) => {
      const items = [{ ...row, serviceAreaServiceId: Number(serviceAreaId) * 10 }]
      return { items, totalCount: 1, pageNumber: 1, pageSize: 50 }
    })
    .answer(common.getWidgetScript, ({ id }) => ({ script: `<a href="/book/${id}">` }))
  renderScreen('/business/profile', gateway)
  act(() => setServiceAreas([current]))
  return within(await screen.findByRole('region', { name: 'A booking button for your website' }))
}

test('every location that has services can be chosen, also where the first by name has none', async () => {
  const part = await buttonPart(depot)
  await part.findByText('<a href="/book/20">')
  await userEvent.click(part.getByRole('button', { name: /Location/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Newtown', 'Petone'])
  await userEvent.click(screen.getByRole('option', { name: 'Petone' }))
  await part.findByText('<a href="/book/30">')
})

test('the location of the header is chosen first when it has services', async () => {
  await (await buttonPart(petone)).findByText('<a href="/book/30">')
})
