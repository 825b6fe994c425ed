import { newIndividual } from '../fixtures/arrange-person.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'

const morningCare = 1
/** Both run at once, in one organisation, where a name stands once. */
const titles = { 'by mouse': 'Barefoot hour', 'by keyboard alone': 'Seaweed bath' } as const
/** Before any visit or session of the demo world, which has the same two people: one for each journey. */
const start = '7:00 am'

for (const method of ['by mouse', 'by keyboard alone'] as const)
  test(`an admin adds a service of their own with a time, and somebody finds it by its name and books it, ${method}`, async ({
    as,
    request,
  }) => {
    test.setTimeout(180_000)
    const provider = await callerFor(request, 'hybrid.admin')
    // The last address of the demo person is what other journeys book with.
    const email = await newIndividual(request)
    const location = await ownLocation(provider, { name: 'Beside', serviceId: morningCare, weeklyTimes: [] })
    const name = `${titles[method]} ${Date.now()}`
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const dialog = page.getByRole('dialog')

    await test.step('it is not in the catalogue, so it is added', async () => {
      await page.goto('/dashboard')
      await new AppFrame(page).chooseLocation(location.name)
      await page.goto('/service-area/services')
      await input.press(page.getByRole('button', { name: 'Add a service' }))
      await input.write(dialog.getByRole('searchbox', { name: 'Search the catalogue' }), name)
      await expect(dialog.getByText(/^Nothing found\./)).toBeVisible()
      await input.press(dialog.getByRole('button', { name: 'Add a service of your own' }))
      await input.write(dialog.getByRole('textbox', { name: /^What it is/ }), 'Warm water, and somebody beside you.')
      await input.choose(dialog.getByRole('button', { name: /Most like$/ }), 'Foot care')
      await expect(dialog.getByText('One visit (45 minutes)')).toBeVisible()
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Add your service' }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('with staff, a price and a time', async () => {
      for (const person of location.staff) await input.pick(page.getByRole('checkbox', { name: person.name }))
      await input.press(page.getByRole('button', { name: 'Save service' }))
      await expect(page.getByText(`${name} is saved.`)).toBeVisible()
      await input.choose(page.getByRole('button', { name: /^Quote How/ }), 'One price for the job')
      await input.write(page.getByLabel('Price of One visit'), '45')
      await input.press(page.getByRole('button', { name: 'Save sizes and fees' }))
      await expect(page.getByText(`Sizes and fees of ${name} are saved.`)).toBeVisible()
      await input.press(page.getByRole('link', { name: 'Set its times' }))
      await input.press(page.getByRole('button', { name: 'Add a time', exact: true }).first())
      await input.choose(page.getByRole('button', { name: /Starts/ }), start)
      await input.press(page.getByRole('button', { name: /^Save [A-Z]/ }))
      await expect(page.getByRole('button', { name: /^Save [A-Z]/ })).toBeHidden()
      await expectAccessible(page)
    })

    const mine = await as(email)
    const hand = inputMethods[method](mine)

    await test.step('found by its name', async () => {
      await mine.goto('/booking/book-service')
      await hand.write(mine.getByRole('searchbox', { name: 'What do you need?' }), name)
      await hand.press(mine.getByRole('link', { name: new RegExp(`^${name}`) }))
      await hand.write(mine.getByRole('combobox', { name: 'Suburb, town or city' }), 'Invercargill')
      await expect(mine.getByRole('option', { name: /^Invercargill/ }).first()).toBeVisible()
      await mine.keyboard.press('Enter')
      await hand.press(mine.getByRole('link', { name: new RegExp(`^Book this time.*${location.name}$`) }))
    })

    await test.step('booked, confirmed and emailed under it', async () => {
      await expect(mine.getByRole('heading', { level: 1, name: `Book ${name}` })).toBeVisible()
      await hand.write(mine.getByLabel('Street and number'), '42 Dee Street')
      await hand.press(mine.getByRole('button', { name: 'Confirm booking' }))
      await expect(mine.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
      await expect(mine.getByText(`${name}, one visit`).first()).toBeVisible()
      await expectAccessible(mine)
      const { text } = await emailTo(request, email, 'booking confirmed', { about: name })
      expect(text).toContain(`${name}, One visit`)
    })
  })
