import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quote } from '@waymark/contracts/quote'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { routes } from '../register.tsx'
import { sampleQuote } from '../testing/sample-quote.ts'
import type { Quote } from './quote.ts'

const renderScreen = screenRenderer({ routes, UiProvider, user: aroha })

test('a price of nothing is asked about before it is sent', async () => {
  const gateway = new FakeGateway()
    .answer(quote.getQuotes, () => ({ items: [sampleQuote], totalCount: 1, pageNumber: 1, pageSize: 10 }))
    .answer(quote.answerQuote, () => ({ done: true as const }))
  renderScreen('/booking/quotes', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Give a price' }))
  const form = await screen.findByRole('form', { name: 'Your price for Hēmi Parata' })
  await userEvent.type(within(form).getByLabelText(/^Price/), '0')
  await userEvent.click(within(form).getByRole('button', { name: 'Send the price' }))
  const question = await screen.findByRole('alertdialog', { name: 'Is this free?' })
  expect(gateway.inputsOf(quote.answerQuote)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, it is free' }))
  await waitFor(() => expect(gateway.inputsOf(quote.answerQuote)).toMatchObject([{ quoteId: 5, priceCents: 0 }]))
})

test('a price that a colleague gave meanwhile is shown, and is replaced only by who has seen it', async () => {
  const theirs = {
    ...sampleQuote,
    status: 'Answered',
    priceCents: 125_050,
    answer: 'With two people.',
    standsUntil: '2026-12-08',
    answeredAt: '2026-11-24T01:00:00.000Z',
  } as const
  let present: Quote = sampleQuote
  const gateway = new FakeGateway()
    .answer(quote.getQuotes, () => ({ items: [present], totalCount: 1, pageNumber: 1, pageSize: 10 }))
    .answer(quote.answerQuote, () => ({
      status: 409,
      name: 'ChangedMeanwhile',
      message: 'A colleague has given a price already. Look at it first.',
    }))
  renderScreen('/booking/quotes', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Give a price' }))
  const form = await screen.findByRole('form', { name: 'Your price for Hēmi Parata' })
  await userEvent.type(within(form).getByLabelText(/^Price/), '99')
  present = theirs
  await userEvent.click(within(form).getByRole('button', { name: 'Send the price' }))
  expect(
    (await within(form).findAllByText('A colleague has given a price already. Look at it first.')).length,
  ).toBeGreaterThan(0)
  expect(await within(form).findByText('You both changed this.')).toBeInTheDocument()
  expect(screen.getByText('$1,250.50 NZD')).toBeInTheDocument()
  expect(within(form).getByLabelText(/^About the price/)).toHaveValue('With two people.')
  gateway.answer(quote.answerQuote, () => ({ done: true as const }))
  await userEvent.click(within(form).getByRole('button', { name: 'Send the price' }))
  await waitFor(() =>
    expect(gateway.inputsOf(quote.answerQuote)).toMatchObject([
      { priceCents: 9900, seenAnsweredAt: null },
      { priceCents: 9900, seenAnsweredAt: theirs.answeredAt },
    ]),
  )
})
