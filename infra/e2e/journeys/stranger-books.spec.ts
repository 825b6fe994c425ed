import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { demoPassword } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress } from '../pages/register-pages.ts'

/** What somebody presses from the front page to a confirmed booking, beside typing; the link of the email is one of them. */
const maxPresses = 10
/** Of each journey its own, at a location where no other books: somebody else would take its time while it registers. */
const services = { 'by mouse': /^Morning care/, 'by keyboard alone': /^Evening care/ } as const

for (const method of Object.keys(inputMethods) as InputMethodName[])
  test(`a stranger sees prices and free times, registers at the end, and books, ${method}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(180_000)
    const hand = inputMethods[method](page)
    const email = newAddress('manaia')
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await hand.press(target)
    }

    await test.step('a price in two presses, a free time in four', async () => {
      await page.goto('/')
      await press(page.getByRole('main').getByRole('link', { name: 'Services at your home' }))
      await expect(page.getByText(/^From \$\d+\.\d\d, at \d/).first()).toBeVisible()
      await expectAccessible(page)
      await press(page.getByRole('link', { name: services[method] }).first())
      await hand.write(page.getByRole('combobox', { name: 'Suburb, town or city' }), 'Newtown')
      await expect(page.getByRole('option', { name: /^Newtown, Wellington/ }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Next free/).first()).toBeVisible()
      expect(presses).toBeLessThanOrEqual(4)
      await expectAccessible(page)
    })

    await test.step('the form knows the time, and asks for an account only at its end', async () => {
      await press(page.getByRole('link', { name: /^Book this time.*Rātā House$/ }))
      await expect(page.getByText('You chose this time.')).toBeVisible()
      await hand.write(page.getByLabel('Street and number'), '42 Daniell Street')
      await expectAccessible(page)
      await press(page.getByRole('button', { name: 'Register to confirm' }))
    })

    await test.step('registers', async () => {
      await expect(page.getByText('Your booking waits for you.')).toBeVisible()
      for (const [label, text] of [
        ['First name', 'Manaia'],
        ['Last name', 'Tūhoe'],
        ['Email', email],
        ['Password', demoPassword],
      ] as const)
        await hand.write(page.getByLabel(label, { exact: true }), text)
      presses += 1
      await hand.pick(page.getByRole('checkbox', { name: /I agree to the/ }))
      await press(page.getByRole('button', { name: 'Create account' }))
      await expect(page.getByText('Check your email.')).toBeVisible()
    })

    // The link opens another tab, which knows nothing of this one.
    const tab = await context.newPage()
    const tabHand = inputMethods[method](tab)
    const pressThere = async (target: Locator) => {
      presses += 1
      await tabHand.press(target)
    }

    await test.step('comes back by the link of the email, with everything kept', async () => {
      presses += 1
      await tab.goto(linkIn(await emailTo(request, email, 'activation')))
      await pressThere(tab.getByRole('button', { name: 'Confirm my email address' }))
      await expect(tab.getByText('Your email address is confirmed. Log in, and confirm your booking.')).toBeVisible()
      await expect(tab.getByLabel('Email')).toHaveValue(email)
      await tabHand.write(tab.getByLabel('Password', { exact: true }), demoPassword)
      await tab.keyboard.press('Enter')
      await expect(tab.getByLabel('Street and number')).toHaveValue('42 Daniell Street')
      await expect(tab.getByText('You chose this time.')).toBeVisible()
      await pressThere(tab.getByRole('button', { name: 'Confirm booking' }))
      await expect(tab.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
      await expectAccessible(tab)
      expect(presses).toBeLessThanOrEqual(maxPresses)
    })
  })
