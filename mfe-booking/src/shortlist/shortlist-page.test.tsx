import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shortlist } from '@waymark/contracts/shortlist'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { comparedIds, isComparison, shortlistHref } from './compare-query.ts'
import type { ShortlistEntry } from './shortlist-entry.ts'

const entry = (serviceAreaId: number, serviceAreaName: string, changes: Partial<ShortlistEntry> = {}) => ({
  serviceAreaId,
  serviceAreaName,
  accountName: 'Kōwhai Care',
  accountLogo: null,
  banner: null,
  suburb: 'Newtown',
  venueTypeName: 'Mobile service',
  serviceCount: 2,
  state: 'open' as const,
  note: '',
  rating: { average: null, count: 0 },
  isMobile: false,
  fit: [],
  facts: [],
  outOptionIds: [],
  ...changes,
})

const entries = [
  entry(1, 'Newtown', { note: 'Ask for Sina.' }),
  entry(2, 'Brooklyn'),
  entry(3, 'Old shop', { state: 'closed', serviceCount: 0 }),
]

function gatewayOf(): FakeGateway {
  return new FakeGateway().answer(shortlist.getShortlist, () => ({ serviceAreaIds: [1, 2], entries }))
}

test('a private note is written, and its draft kept until it is saved', async () => {
  const gateway = gatewayOf().answer(shortlist.updateShortlistNote, ({ note }) => ({ note }))
  renderScreen('/shortlist', gateway)
  await screen.findByText('Ask for Sina.')
  await userEvent.click(screen.getByRole('button', { name: 'Write a note about Brooklyn' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Your note' }))
  await userEvent.paste('The ramp is at the back.')
  cleanup()
  renderScreen('/shortlist', gateway)
  const note = await screen.findByRole('textbox', { name: 'Your note' })
  expect(note).toHaveProperty('value', 'The ramp is at the back.')
  // It opened by itself, so the focus stays where it was.
  expect(note).not.toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByRole('button', { name: 'Write a note about Brooklyn' })
  expect(gateway.inputsOf(shortlist.updateShortlistNote)).toEqual([
    { serviceAreaId: 2, note: 'The ramp is at the back.' },
  ])
})

test('a place says how it fits, what is met there and what is not', async () => {
  const wide = { accessibilityOptionId: 11, value: 'yes' as const, measure: 92 }
  const fitting = entry(1, 'Newtown', {
    fit: [
      { accessibilityOptionId: 11, threshold: 80, outcome: 'met' },
      { accessibilityOptionId: 34, threshold: null, outcome: 'unknown' },
    ],
    facts: [wide],
  })
  const broken = entry(3, 'Island Bay', {
    fit: [
      { accessibilityOptionId: 11, threshold: 80, outcome: 'met' },
      { accessibilityOptionId: 29, threshold: null, outcome: 'notMet' },
      { accessibilityOptionId: 16, threshold: null, outcome: 'notMet' },
    ],
    facts: [wide],
    outOptionIds: [16],
  })
  const gateway = new FakeGateway().answer(shortlist.getShortlist, () => ({
    serviceAreaIds: [1, 2, 3],
    entries: [fitting, entry(2, 'Brooklyn', { facts: [wide] }), broken],
  }))
  renderScreen('/shortlist', gateway)
  const [newtown, brooklyn, islandBay] = await screen.findAllByRole('article')
  if (!newtown || !brooklyn || !islandBay) throw new Error('All places are listed.')
  expect(within(newtown).getByText('Fits 1 of 2')).toBeInTheDocument()
  expect(within(newtown).getByText('Width of the entrance door: 92 cm')).toBeInTheDocument()
  expect(within(newtown).getByText('Hearing loop: nobody has told us')).toBeInTheDocument()
  expect(within(brooklyn).getByText('Width of the entrance door: 92 cm')).toBeInTheDocument()
  expect(within(brooklyn).queryByText(/^Fits/)).toBeNull()
  expect(within(islandBay).getByText('Out of order now: Lift to every floor')).toBeInTheDocument()
})

test('a place that closed says so and can be taken off', async () => {
  const gateway = gatewayOf().answer(shortlist.removeShortlist, () => ({ serviceAreaIds: [1, 2] }))
  renderScreen('/shortlist', gateway)
  await screen.findByText('This place takes no bookings at present.')
  expect(screen.queryByRole('link', { name: 'Old shop' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Take it off: Old shop' }))
  expect(gateway.inputsOf(shortlist.removeShortlist)).toEqual([{ serviceAreaId: 3 }])
})

test('removing a star that loses a note or an invitation asks first; then the place leaves the comparison too', async () => {
  let kept = [...entries, entry(4, 'Respite cottage', { state: 'private' })]
  const gateway = new FakeGateway()
    .answer(shortlist.getShortlist, () => ({ serviceAreaIds: [1, 2, 4], entries: kept }))
    .answer(shortlist.removeShortlist, ({ serviceAreaId }) => {
      kept = kept.filter((one) => one.serviceAreaId !== serviceAreaId)
      return { serviceAreaIds: [] }
    })
  renderScreen('/shortlist?compare=1,2,4', gateway)
  const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
  await press(/^On your shortlist\s?: Respite cottage/)
  await screen.findByText(/To see and book it again you need a new invitation/)
  await press('Keep it')
  await press(/^On your shortlist\s?: Newtown/)
  await screen.findByText('Your note about it goes too.')
  expect(gateway.inputsOf(shortlist.removeShortlist)).toEqual([])
  await press('Yes, take it off')
  await screen.findByText('2 of 4 places chosen.')
  await press(/^On your shortlist\s?: Brooklyn/)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Brooklyn' })).toBeNull())
  expect(gateway.inputsOf(shortlist.removeShortlist)).toEqual([{ serviceAreaId: 1 }, { serviceAreaId: 2 }])
  // The focus stays at that place of the list.
  expect(screen.getAllByRole('button', { name: /Old shop/ })[0]).toHaveFocus()
})

test('two ticked places are compared in a table with row headers, and can be booked from it', async () => {
  const gateway = gatewayOf().answer(shortlist.compareShortlist, ({ serviceAreaIds }) => ({
    areas: serviceAreaIds.map((serviceAreaId) => ({
      serviceAreaId,
      serviceAreaName: serviceAreaId === 1 ? 'Newtown' : 'Brooklyn',
      accountName: 'Kōwhai Care',
      suburb: 'Wellington',
      radiusKm: 12,
      timeZone: 'Pacific/Auckland',
      rating: { average: 4.5, count: 3 },
      badges: [],
      isMobile: false,
      outOptionIds: serviceAreaId === 1 ? [] : [8],
      fit: [
        {
          accessibilityOptionId: 8,
          threshold: null,
          outcome: serviceAreaId === 1 ? ('met' as const) : ('unknown' as const),
        },
      ],
      services:
        serviceAreaId === 1
          ? [
              {
                serviceAreaServiceId: 7,
                serviceId: 1,
                serviceName: 'Morning care',
                feeListDisplay: ['Usual visit: $48.00'],
                nextFree: null,
              },
            ]
          : [],
    })),
  }))
  renderScreen('/shortlist', gateway)
  const compare = await screen.findByRole('button', { name: 'Compare side by side' })
  expect(compare.getAttribute('aria-disabled')).toBe('true')
  for (const name of ['Newtown', 'Brooklyn'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }))
  await userEvent.click(await screen.findByRole('link', { name: 'Compare side by side' }))
  const table = await screen.findByRole('table', { name: 'Newtown, Brooklyn side by side' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['What', 'Newtown', 'Brooklyn'])
  const step = within(table).getByRole('row', { name: /Step-free entrance/ })
  expect(within(step).getByRole('rowheader').textContent).toBe('Step-free entrance')
  expect(within(step).getAllByText('Out of order now')).toHaveLength(1)
  expect(
    within(step)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Met', 'UnknownOut of order now'])
  // A place without services does not travel.
  const comes = within(table).getByRole('row', { name: /Comes to you/ })
  expect(
    within(comes)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Up to 12 km away', 'No, you go there'])
  expect(within(table).getByText('Not offered')).toBeInTheDocument()
  expect(within(table).getByRole('link', { name: 'See the place: Newtown' }).getAttribute('href')).toBe('/shortlist/1')
  expect(within(table).getByRole('link', { name: 'Book Morning care at Newtown' }).getAttribute('href')).toBe(
    '/booking/new-booking?serviceAreaServiceId=7',
  )
})

test('the URL has at most four places, each once', () => {
  const query = new URLSearchParams('compare=1,2,2,x,-1,3,4,5&view=side-by-side')
  expect(comparedIds(query)).toEqual([1, 2, 3, 4])
  expect(isComparison(query)).toBe(true)
  expect(isComparison(new URLSearchParams('compare=1&view=side-by-side'))).toBe(false)
  expect(shortlistHref([], true)).toBe('/shortlist')
  expect(shortlistHref([2, 1], false)).toBe('/shortlist?compare=2%2C1')
})
