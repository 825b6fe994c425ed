import type { APIRequestContext } from '@playwright/test'
import { service } from '@waymark/contracts/service'
import { findService } from '@waymark/domain/catalogue/services'
import { newIndividual } from '../fixtures/arrange-person.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'

// Both locations have the same staff: at once, each would take the other's.
test.describe.configure({ mode: 'default' })

for (const method of Object.keys(inputMethods) as InputMethodName[])
  test(`a quote is asked for, answered, and becomes a booking, ${method}`, async ({ as, request }) => {
    test.setTimeout(180_000)
    const email = await newIndividual(request)
    const client = await as(email)
    const hand = inputMethods[method](client)
    const offer = await quotedDrives(request)
    const words = `A powered wheelchair of 180 kg, ${email}`

    await test.step('the client says what they need', async () => {
      await client.goto(`/booking/new-booking?serviceAreaServiceId=${offer.serviceAreaServiceId}`)
      await hand.pick(client.getByRole('radio', { name: offer.sizeName }))
      await hand.press(client.getByRole('link', { name: 'Ask for a quote' }))
      await hand.write(client.getByLabel('What do you need?'), words)
      await expectAccessible(client)
      await hand.press(client.getByRole('button', { name: /^Ask / }))
      await expect(client.getByText('Waiting for a price')).toBeVisible()
    })

    const provider = await as('hybrid.admin')
    const office = inputMethods[method](provider)
    await test.step('the provider names a price, and until when it stands', async () => {
      await provider.goto('/dashboard')
      await new AppFrame(provider).chooseLocation(offer.name)
      await provider.goto('/booking/quotes')
      const card = provider.getByRole('article').filter({ hasText: words })
      await office.press(card.getByRole('button', { name: 'Give a price' }))
      const form = provider.getByRole('form', { name: /^Your price for/ })
      await expect(form.getByLabel(/^Price/)).toBeFocused()
      await provider.keyboard.type('95.50')
      await office.write(form.getByLabel(/^About the price/), 'With our lift, both ways.')
      await expectAccessible(provider)
      await office.press(form.getByRole('button', { name: 'Send the price' }))
      await expect(card.getByText('$95.50 NZD')).toBeVisible()
    })

    await test.step('the client is told, accepts it and books at that price', async () => {
      await emailTo(request, email, 'quote answered')
      await client.goto('/booking/quotes')
      await expect(client.getByText('With our lift, both ways.')).toBeVisible()
      await expectAccessible(client)
      await hand.press(client.getByRole('link', { name: /^Accept and book/ }))
      await expect(client.getByRole('radio', { name: offer.sizeName })).toBeChecked()
      await expect(client.getByText('$95.50').first()).toBeVisible()
      await hand.write(client.getByLabel('Street and number'), '80 Dee Street')
      await hand.write(client.getByRole('combobox', { name: 'Suburb, town or city' }), 'Invercargill')
      await expect(client.getByRole('option', { name: /^Invercargill/ }).first()).toBeVisible()
      await client.keyboard.press('ArrowDown')
      await client.keyboard.press('Enter')
      await hand.press(client.getByRole('button', { name: 'Take this time' }))
      await hand.press(client.getByRole('button', { name: 'Confirm booking' }))
      await expect(client.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
      await hand.press(client.getByRole('link', { name: 'See the booking' }))
      await expect(client.getByRole('region', { name: 'What was agreed' })).toContainText('$95.50')
      await client.goto('/booking/quotes')
      await expect(client.getByText('Accepted and booked')).toBeVisible()
    })
  })

const dayOutDrive = 29
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00' }))

/** A location of its own, whose drives are quoted. */
async function quotedDrives(request: APIRequestContext) {
  const admin = await callerFor(request, 'hybrid.admin')
  const location = await ownLocation(admin, { name: 'Drives', serviceId: dayOutDrive, weeklyTimes: everyDay })
  const { serviceAreaId, serviceAreaServiceId } = location
  await admin.ask(service.updateMultipleServiceAreaServiceFee, {
    serviceAreaId,
    serviceAreaServiceIds: [serviceAreaServiceId],
    isQuotesFee: true,
    priceCents: null,
  })
  const [size] = findService(dayOutDrive)?.sizeOptions ?? []
  return { ...location, sizeName: new RegExp(`^${size?.name}`) }
}
