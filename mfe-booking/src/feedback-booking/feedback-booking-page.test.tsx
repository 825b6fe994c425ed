import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OutputOf } from '@waymark/contracts/define-call'
import { feedback } from '@waymark/contracts/feedback'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { readFeedbackLink } from './feedback-link.ts'

const asked: OutputOf<typeof feedback.getFeedbackBooking> = {
  bookingId: 41,
  itemType: 'Service' as const,
  itemName: 'Morning care',
  accountName: 'Kōwhai Care',
  accountLogo: null,
  serviceAreaName: 'Newtown',
  clientFirstName: 'Hēmi',
  requestedStartDateTime: '2026-11-18T09:15:00',
  timeZone: 'Pacific/Auckland',
  staffFirstNames: ['Sina'],
  feedback: null,
}
const said = {
  stars: 4,
  comment: 'Sina took her time.',
  wasAsAccessible: 'partly' as const,
  createdAt: '2026-11-20T01:00:00Z',
  answer: null,
  answeredAt: null,
}

test('the token is in the fragment, the booking number in the query', () => {
  expect(readFeedbackLink('#token=abc', new URLSearchParams())).toEqual({ token: 'abc' })
  expect(readFeedbackLink('', new URLSearchParams('bookingId=41'))).toEqual({ bookingId: 41 })
  expect(readFeedbackLink('', new URLSearchParams('bookingId=-1'))).toBeNull()
})

test('stars, the accessibility answer and a comment are sent, with thanks', async () => {
  let given: typeof said | null = null
  const gateway = new FakeGateway()
    .answer(feedback.getFeedbackBooking, () => ({ ...asked, feedback: given }))
    .answer(feedback.submitFeedbackBooking, () => {
      given = said
      return { feedback: said }
    })
  renderScreen('/feedback-booking#token=abc', gateway)
  const send = await screen.findByRole('button', { name: 'Send feedback' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: good' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Partly' }))
  await userEvent.click(screen.getByRole('textbox', { name: /In your words/ }))
  await userEvent.paste('Sina took her time.')
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your feedback' })
  expect(screen.getByText('4 of 5')).toBeInTheDocument()
  expect(gateway.inputsOf(feedback.submitFeedbackBooking)[0]).toEqual({
    token: 'abc',
    stars: 4,
    isPublic: false,
    comment: 'Sina took her time.',
    wasAsAccessible: 'partly',
  })
})

test('a used link shows what was said', async () => {
  const answered = { ...said, answer: 'Thank you!', answeredAt: '2026-11-20T02:00:00Z' }
  const gateway = new FakeGateway().answer(feedback.getFeedbackBooking, () => ({ ...asked, feedback: answered }))
  renderScreen('/feedback-booking#token=abc', gateway)
  await screen.findByText('Sina took her time.')
  expect(screen.getByText('Thank you!')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull()
})

test.each(['/feedback-booking#token=forged', '/feedback-booking'])(
  '%s offers a next step instead of the form',
  async (path) => {
    const gateway = new FakeGateway().answer(feedback.getFeedbackBooking, () => ({
      status: 409,
      name: 'LinkOver',
      message: 'This link does not work any more. Log in and open the booking to say how it was.',
    }))
    renderScreen(path, gateway)
    await screen.findByText('This link does not work any more')
    expect(screen.getByRole('link', { name: 'Completed bookings' })).toBeInTheDocument()
  },
)

test('a failed submission keeps what was written, even after a reload', async () => {
  const gateway = new FakeGateway()
    .answer(feedback.getFeedbackBooking, () => asked)
    .answer(feedback.submitFeedbackBooking, () => ({
      status: 409,
      name: 'NotCompleted',
      message: 'You can say how it was once the booking is completed.',
    }))
  renderScreen('/feedback-booking#token=abc', gateway)
  await userEvent.click(await screen.findByRole('radio', { name: '2 stars: bad' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  await screen.findByText(/What you wrote is kept/)
  cleanup()
  renderScreen('/feedback-booking#token=abc', gateway)
  expect(await screen.findByRole('radio', { name: '2 stars: bad' })).toHaveProperty('checked', true)
})

test('a booking that is not over yet is no dead link', async () => {
  const early = {
    status: 409 as const,
    name: 'NotCompleted',
    message: 'You can say how it was once the booking is completed.',
  }
  renderScreen(
    '/feedback-booking#token=abc',
    new FakeGateway().answer(feedback.getFeedbackBooking, () => early),
  )
  await screen.findByText('It is too early to say how it was')
})
