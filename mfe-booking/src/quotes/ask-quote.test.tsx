import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { quote } from '@waymark/contracts/quote'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { emptyDraft } from '../new-booking/booking-draft.ts'
import { morningCare } from '../testing/morning-care.ts'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'

test('what was filled in to book is there to ask for a quote: the address, and who it is for', async () => {
  const base = emptyDraft([])
  const values = {
    ...base,
    isMyself: false,
    recipientName: 'Moana Parata',
    street: '42 Daniell Street',
    placeText: 'Newtown, Wellington',
  }
  sessionStorage.setItem(`draft:${hemi.userProfileId}:new-booking:1:`, JSON.stringify({ base, values }))
  const gateway = new FakeGateway()
    .answer(booking.getDataForNewBooking, () => ({ ...newBookingData, offer: morningCare }))
    .answer(quote.getQuotes, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10 }))
    .answer(quote.askForQuote, () => ({ quoteId: 5 }))
  renderScreen('/booking/quotes?ask=1&size=12', gateway)
  expect(await screen.findByRole('textbox', { name: /^Where is it\?/ })).toHaveValue(
    '42 Daniell Street, Newtown, Wellington',
  )
  expect(screen.getByRole('textbox', { name: /^Who is it for\?/ })).toHaveValue('Moana Parata')
  await userEvent.type(screen.getByRole('textbox', { name: /^What do you need\?/ }), 'Two ramps.')
  await userEvent.click(screen.getByRole('button', { name: /^Ask / }))
  await waitFor(() =>
    expect(gateway.inputsOf(quote.askForQuote)).toMatchObject([
      { words: 'For Moana Parata: Two ramps.', AddressForService: '42 Daniell Street, Newtown, Wellington' },
    ]),
  )
})
