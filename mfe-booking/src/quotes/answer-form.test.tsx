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
