import { screen } from '@testing-library/react'
import { quote } from '@waymark/contracts/quote'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha, hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { routes } from '../register.tsx'
import { sampleQuote } from '../testing/sample-quote.ts'

const renderScreen = screenRenderer({ routes, UiProvider, user: aroha })

const gatewayWith = (changes: Partial<typeof sampleQuote>) =>
  new FakeGateway().answer(quote.getQuotes, () => ({
    items: [{ ...sampleQuote, ...changes }],
    totalCount: 1,
    pageNumber: 1,
    pageSize: 10,
  }))

test('while the organisation is suspended its page says why no price can be given', async () => {
  renderScreen('/booking/quotes', gatewayWith({ isSuspended: true }))
  await screen.findByText(/^Waymark has suspended your organisation, so no price can be given or accepted/)
  expect(screen.queryByRole('button', { name: 'Give a price' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Turn it down' })).toBeInTheDocument()
})

test('a question that came meanwhile is shown when somebody comes back to the tab', async () => {
  const none = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10 }
  const gateway = new FakeGateway().answer(quote.getQuotes, () => none)
  renderScreen('/booking/quotes', gateway)
  await screen.findByRole('heading', { name: 'Nobody has asked yet' })
  gateway.answer(quote.getQuotes, () => ({ ...none, items: [sampleQuote], totalCount: 1 }))
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('list', { name: 'Quotes' })
})

test('a client is told that a price cannot be accepted at present', async () => {
  renderScreen(
    '/booking/quotes',
    gatewayWith({ status: 'Answered', priceCents: 9550, standsUntil: '2026-12-08', isSuspended: true }),
    hemi,
  )
  await screen.findByText('Kōwhai Care takes no bookings on Waymark at present, so no price can be given or accepted.')
  expect(screen.queryByRole('link', { name: /^Accept and book/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline the price' })).toBeInTheDocument()
})

test('a quote that was closed with its organisation does not read as if they had turned it down', async () => {
  renderScreen('/booking/quotes', gatewayWith({ status: 'TurnedDown', isClosedForGood: true }), hemi)
  await screen.findByText('Closed with the organisation')
  expect(screen.queryByText(/^Turned down/)).toBeNull()
})

test.each([
  ['TurnedDown', hemi, 'Turned down by the provider'],
  ['TurnedDown', aroha, 'Turned down by you'],
  ['Declined', hemi, 'Declined by you'],
  ['Declined', aroha, 'Declined by the client'],
] as const)('a closed quote says who closed it: %s, to %o', async (status, reader, said) => {
  renderScreen('/booking/quotes', gatewayWith({ status }), reader)
  await screen.findByText(said)
})
