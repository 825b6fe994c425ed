import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { newIndividual } from '../fixtures/arrange-person.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

/** The day of each journey, from the last that is free: neither takes a time of the other. */
const dayFromEnd: Readonly<Record<InputMethodName, number>> = { 'by mouse': -1, 'by keyboard alone': -2 }

for (const way of Object.keys(inputMethods) as InputMethodName[])
  test(`size, person, address and notes of a booking change, at the time it has, ${way}`, async ({ as, request }) => {
    const client = await newIndividual(request)
    const caller = await callerFor(request, client)
    const { offer, size, days } = await freeDaysOf(caller, 1, 40)
    const day = days.filter(({ free }) => free.length > 0).at(dayFromEnd[way])
    const start = `${day?.date}T${day?.free.at(-1)}:00`
    const [bookingId = 0] = await bookedBy(caller, newBookingOf({ offer, size }, [start]))
    await caller.ask(addressBook.saveRecipient, {
      savedRecipientId: null,
      name: 'Ngaire Rewi',
      phone: '021 555 0199',
      relation: 'Mum',
      notes: 'She hears better on her left.',
    })
    await caller.ask(addressBook.saveAddress, {
      savedAddressId: null,
      label: 'Mum’s place',
      AddressForService: '7 Riddiford Street, Newtown, Wellington',
      LatitudeForService: -41.3101,
      LongitudeForService: 174.7791,
      accessNotes: 'The key is in the safe.',
    })
    const other = offer.sizeOptions.find((one) => one.durationHours < size.durationHours) ?? offer.sizeOptions[1]

    const page = await as(client)
    const hand = inputMethods[way](page)
    const part = (name: RegExp) => page.getByRole('button', { name })
    await page.goto(`/booking/${bookingId}`)
    await hand.press(page.getByRole('link', { name: 'Change booking' }))
    const summary = page.getByRole('complementary', { name: 'Your change' })
    await expect(part(/^How long/)).toContainText(size.name)
    await expectAccessible(page)

    await hand.press(part(/^How long/))
    await hand.pick(page.getByRole('radio', { name: new RegExp(`^${other?.name}`) }))
    await expect(summary).toContainText('New price')
    await hand.press(part(/^Who it is for/))
    await hand.pick(page.getByRole('radio', { name: /^Ngaire Rewi \(Mum\)/ }))
    await expect(page.getByLabel('Their phone')).toHaveValue('021 555 0199')
    await hand.press(part(/^Where/))
    await hand.pick(page.getByRole('radio', { name: /^Mum’s place/ }))
    await hand.press(part(/^Notes/))
    await hand.write(page.getByLabel(/^Notes for the visit/), 'Please ring twice.')
    for (const words of [other?.name, 'Ngaire Rewi', '7 Riddiford Street', 'Please ring twice.'])
      await expect(summary).toContainText(words ?? '')
    await expectAccessible(page)
    await hand.press(summary.getByRole('button', { name: 'Change booking' }))

    await expect(page).toHaveURL(`/booking/${bookingId}`)
    const facts = page.getByRole('region', { name: 'What was agreed' })
    for (const words of ['Ngaire Rewi', '7 Riddiford Street', 'The key is in the safe.', 'Please ring twice.'])
      await expect(facts).toContainText(words)
    await expect(page.getByText(/^Changed the size from /).first()).toBeVisible()
    await expectAccessible(page)
    const detail = await caller.ask(booking.getBookingDetail, { bookingId })
    expect(detail).toMatchObject({
      requestedStartDateTime: start,
      ServiceSizeOptionId: other?.ServiceSizeOptionId,
      feeDisplay: other?.feeDisplay,
    })
  })
