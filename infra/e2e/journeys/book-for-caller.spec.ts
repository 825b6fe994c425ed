import { account } from '@waymark/contracts/account'
import { country } from '@waymark/domain/enums'
import { confirmAddress } from '../fixtures/arrange-person.ts'
import { callerWith } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { demoPassword } from '../pages/login-page.ts'
import { emailTo } from '../pages/mailbox.ts'
import { newAddress } from '../pages/register-pages.ts'

for (const method of Object.keys(inputMethods) as InputMethodName[])
  test(`a manager books for a client who rings up, who joins later and says that it is theirs, ${method}`, async ({
    as,
    request,
  }) => {
    test.setTimeout(180_000)
    const page = await as('service.manager')
    const hand = inputMethods[method](page)
    const email = newAddress('moana')
    const lastName = `Tipene ${email.split('@')[0]?.replace('moana.', '')}`
    let bookingPath = ''

    await test.step('adds the client, who agrees', async () => {
      await page.goto('/booking/upcoming')
      await hand.press(page.getByRole('link', { name: 'Book for a client' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Book for a client' })).toBeVisible()
      await hand.write(page.getByRole('main').getByRole('searchbox', { name: 'Find a client' }), lastName)
      await expect(page.getByRole('heading', { name: 'No client found' })).toBeVisible()
      await hand.press(page.getByRole('button', { name: 'Add a client' }))
      const form = page.getByRole('form', { name: 'Add a client' })
      await expect(form.getByLabel('First name')).toBeFocused()
      await page.keyboard.type('Moana')
      await hand.write(form.getByLabel('Last name'), lastName)
      await hand.write(form.getByLabel('Phone'), method === 'by mouse' ? '021 555 0188' : '021 555 0189')
      await hand.write(form.getByLabel(/^Email address/), email)
      await expectAccessible(page)
      await hand.pick(form.getByRole('checkbox', { name: /^They agree/ }))
      await hand.press(form.getByRole('button', { name: 'Add and book' }))
      await expect(page.getByRole('heading', { level: 1, name: `Book for Moana ${lastName}` })).toBeVisible()
    })

    await test.step('books morning care for them', async () => {
      await hand.press(page.getByRole('link', { name: 'Book Morning care' }))
      await hand.pick(page.getByRole('radio', { name: /Usual visit/ }))
      await expect(page.getByRole('radio', { name: /^The client/ })).toBeChecked()
      await hand.write(page.getByLabel('Street and number'), '42 Daniell Street')
      await hand.write(page.getByRole('combobox', { name: 'Suburb, town or city' }), 'Newtown')
      await expect(page.getByRole('option', { name: /^Newtown, Wellington/ }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await hand.press(page.getByRole('button', { name: 'Take this time' }))
      await expectAccessible(page)
      await hand.press(page.getByRole('button', { name: 'Confirm booking' }))
      await expect(page.getByRole('heading', { level: 1, name: 'The booking is confirmed' })).toBeVisible()
      await hand.press(page.getByRole('link', { name: 'See the booking' }))
      await expect(page).toHaveURL(/\/booking\/\d+$/)
      bookingPath = new URL(page.url()).pathname
      await expect(page.getByText('Booked for a client who rang up')).toBeVisible()
      await expect(page.getByRole('region', { name: 'What was agreed' })).toContainText(`Moana ${lastName}`)
    })

    await test.step('finds them again when they ring once more', async () => {
      await page.goto('/booking/for-client')
      await hand.write(page.getByRole('main').getByRole('searchbox', { name: 'Find a client' }), lastName)
      await expect(page.getByRole('button', { name: `Book for Moana ${lastName}` })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('the client is told by email, and joins with that address', async () => {
      const told = await emailTo(request, email, 'booking confirmed')
      expect(told.text).toContain('made this booking for you when you asked them')
      expect(told.text).toContain('we ask you whether the bookings made with it are yours')
      await callerWith(request, '').ask(account.registerUser, {
        firstName: 'Moana',
        lastName,
        email,
        password: demoPassword,
        countryId: country.nz,
        agreesToTerms: true,
      })
      await confirmAddress(request, email)
    })

    await test.step('is asked whether the booking is theirs, says yes, and sees it', async () => {
      const client = await as(email)
      const own = inputMethods[method](client)
      const question = client.getByRole('region', { name: 'Made with your email address' })
      await client.goto('/booking/upcoming')
      await expect(question).toContainText(`made 1 booking for Moana ${lastName} with your email address. Is it yours?`)
      await client.goto('/dashboard')
      await expect(client.getByRole('heading', { level: 1, name: /One thing needs you\./ })).toBeVisible()
      await expect(question).toBeVisible()
      await expectAccessible(client)
      await own.press(question.getByRole('button', { name: /^Yes, it is mine/ }))
      await expect(client.getByText('The booking is in your account now.')).toBeVisible()
      await expect(question).toBeHidden()
      await expect(client.locator(':focus')).not.toHaveCount(0)
      await client.goto(bookingPath)
      await expect(client.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
    })
  })
