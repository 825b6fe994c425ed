import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { LoginPage } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, registerPerson } from '../pages/register-pages.ts'

for (const [how, method] of Object.entries(inputMethods))
  test(`after registering somebody says what they need, ${how}`, async ({ page, request }) => {
    test.setTimeout(120_000)
    const act = method(page)
    const email = newAddress('aroha')
    await registerPerson(page, { firstName: 'Aroha', lastName: 'Parata', email })
    await page.goto(linkIn(await emailTo(request, email, 'activation')))
    await act.press(page.getByRole('button', { name: 'Confirm my email address' }))
    await act.press(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    await new LoginPage(page).fill(email, 'Waymark-2026')

    await expect(page.getByRole('heading', { level: 1, name: 'What you need' })).toBeVisible()
    await expect(page.getByText('You find this page later in the menu')).toBeVisible()
    const needs = page.getByRole('form', { name: 'What you need' })
    await act.pick(needs.getByRole('checkbox', { name: 'I am deaf' }))
    await expect(needs.getByRole('heading', { name: '6 needs' })).toBeVisible()
    await act.pick(needs.getByRole('checkbox', { name: 'I come with an assistance dog' }))
    await expect(needs.getByRole('heading', { name: '7 needs' })).toBeVisible()
    await act.press(needs.getByRole('button', { name: 'Take out Captions' }))
    await expect(needs.getByRole('heading', { name: '6 needs' })).toBeVisible()
    await expect(needs.getByRole('checkbox', { name: 'I am deaf' })).not.toBeChecked()
    // The next one can be taken out at once.
    await expect(needs.locator(':focus')).toHaveText(/^Take out/)
    await expect(needs.locator(':focus')).toBeInViewport()
    await expectAccessible(page)
    await act.press(needs.getByRole('button', { name: 'Save my needs' }))

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('6 needs saved.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What do you need?' })).toHaveCount(0)
    await act.press(page.getByRole('navigation').getByRole('link', { name: 'What you need' }))
    await expect(page.getByRole('heading', { name: '6 needs' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip for now' })).toHaveCount(0)
  })
