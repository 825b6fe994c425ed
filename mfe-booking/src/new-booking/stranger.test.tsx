import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { country } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { keepBooking, keptBooking } from '@waymark/web-kit/kept-booking'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { morningCare } from '../testing/morning-care.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { wallNow } from '../time/wall-now.ts'

const freeDay = addDays(wallNow(morningCare.timeZone, Date.now()).slice(0, 10), 3)
const path = `/booking/new-booking?serviceAreaServiceId=1&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779&start=${freeDay}T09:15:00`

function gatewayOf(firstName: string): FakeGateway {
  return new FakeGateway()
    .answer(booking.getDataForNewBooking, () => ({
      offer: { ...morningCare, staff: [] },
      offers: [],
      services: [],
      client: { firstName, lastName: firstName, phone: null, countryId: country.nz, needs: [] },
      lastStaff: null,
      lastAddress: null,
      ownAddress: null,
      recipients: [],
      addresses: [],
      again: null,
      quote: null,
    }))
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 30,
      days: [{ date: freeDay, free: ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T09:15:00`,
      checkedDates: [],
    }))
}

test('a stranger fills in a booking with the time of the search; it is kept for whoever they turn out to be', async () => {
  keepBooking(null)
  const router = renderScreen(path, gatewayOf(''), null)
  expect(await screen.findByRole('radio', { name: /Short visit/ })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Confirm booking' })).toBeNull()
  const create = screen.getByRole('button', { name: 'Register to confirm' })
  await userEvent.click(create)
  expect(await screen.findByRole('link', { name: /Write the street and number/ })).toBeInTheDocument()
  expect(keptBooking()).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), '42 Daniell Street')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Write the street and number/ })).toBeNull())
  await userEvent.click(create)
  const kept = keptBooking()
  expect(kept).toMatchObject({ path: '/booking/new-booking?serviceAreaServiceId=1', draftKey: 'new-booking:1:' })
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ url: kept?.path ?? '' })}`)

  // The link that confirms an address opens another tab.
  sessionStorage.clear()
  router.dispose()
  renderScreen(kept?.path ?? '', gatewayOf('Hēmi'), hemi)
  await waitFor(() =>
    expect(screen.getAllByRole('textbox', { name: 'Street and number' }).at(-1)).toHaveValue('42 Daniell Street'),
  )
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toBeInTheDocument()
  expect(keptBooking()).toBeNull()
})

test('what belongs to somebody asks a stranger to log in', async () => {
  const router = renderScreen('/booking/new-booking?serviceAreaServiceId=1&quoteId=4', gatewayOf(''), null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('url')).toContain('quoteId=4')
})
