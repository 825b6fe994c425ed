import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { UiProvider } from '@waymark/ui/ui-provider'
import { restoreLostFocus } from '@waymark/web-kit/host/lost-focus'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha, hemi } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { emptyDashboard } from '@waymark/web-kit/testing/sample-dashboard'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { KeptClients } from './kept-clients.tsx'

const tom = { keptClientId: 41, firstName: 'Tom', lastName: 'Reid', accountName: 'Tūī Studio', bookingCount: 2 }
const mere = { keptClientId: 42, firstName: 'Mere', lastName: 'Reid', accountName: 'Kōwhai Care', bookingCount: 1 }

const page = (
  <main>
    <h1 tabIndex={-1}>Upcoming bookings</h1>
    <KeptClients />
  </main>
)
const renderAlone = screenRenderer({ routes: { dashboard: [{ path: '/', element: page }] }, UiProvider, user: hemi })

let stop = () => {}
beforeEach(() => {
  stop = restoreLostFocus()
})
afterEach(() => stop())

/** Upcoming bookings, with these clients to be asked about until they are answered. */
function asking(...clients: readonly (typeof tom)[]) {
  const answered = new Set<number>()
  return new FakeGateway()
    .answer(booking.getBookingList, () => ({ items: [sampleBooking], totalCount: 1, pageNumber: 1, pageSize: 10 }))
    .answer(consumer.getDataForConsumerDashboard, () => ({
      ...emptyDashboard,
      keptClients: clients.filter(({ keptClientId }) => !answered.has(keptClientId)),
    }))
    .answer(consumer.answerKeptClient, ({ keptClientId }) => {
      answered.add(keptClientId)
      return { done: true as const }
    })
}

const lastNotice = () => useNotices.getState().list[0]?.text

test('somebody is asked whose the bookings of their address are, says so by keyboard, and stays in place', async () => {
  const gateway = asking(tom, mere)
  renderAlone('/', gateway)
  const questions = within(await screen.findByRole('region', { name: 'Made with your email address' }))
  expect(questions.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tūī Studio made 2 bookings for Tom Reid with your email address. Are they yours?'),
    expect.stringContaining('Kōwhai Care made 1 booking for Mere Reid with your email address. Is it yours?'),
  ])
  const yes = questions.getByRole('button', { name: 'Yes, they are mine, Tūī Studio for Tom Reid' })
  yes.focus()
  await userEvent.tab()
  expect(questions.getByRole('button', { name: 'No, Tūī Studio for Tom Reid' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText(/Tom Reid/)).toBeNull())
  expect(gateway.inputsOf(consumer.answerKeptClient)).toEqual([{ keptClientId: 41, isMine: true }])
  expect(lastNotice()).toBe('The bookings are in your account now.')
  // The question after it takes the focus.
  await waitFor(() => expect(questions.getByRole('button', { name: /^Yes, it is mine/ })).toHaveFocus())

  await userEvent.tab()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Made with your email address' })).toBeNull())
  expect(gateway.inputsOf(consumer.answerKeptClient)[1]).toEqual({ keptClientId: 42, isMine: false })
  expect(lastNotice()).toBe('We ask you no more, and tell nobody.')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('above the upcoming bookings, a refused answer is said and the question asked again', async () => {
  const gateway = asking(tom).answer(consumer.answerKeptClient, () => ({
    status: 409,
    name: 'AlreadyYours',
    message: 'You have said that these bookings are yours. They are among your bookings.',
  }))
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^No, / }))
  await waitFor(() => expect(lastNotice()).toMatch(/^You have said that these bookings are yours/))
  expect(gateway.requestsOf(consumer.getDataForConsumerDashboard).length).toBeGreaterThan(1)
})

test('whoever works for an organisation is not asked', async () => {
  const gateway = asking(tom)
  renderScreen('/booking/upcoming', gateway, aroha)
  await screen.findByRole('heading', { level: 1, name: 'Upcoming bookings' })
  expect(gateway.requestsOf(consumer.getDataForConsumerDashboard)).toEqual([])
})
