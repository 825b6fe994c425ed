import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'
import { emailsTo, emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, registerPerson } from '../pages/register-pages.ts'

test('a person registers, confirms the address and logs in; a forgotten password is reset', async ({
  page,
  request,
}) => {
  const email = newAddress('moana')
  const login = new LoginPage(page)

  await test.step('registers, and is told to check the mailbox', async () => {
    await registerPerson(page, { firstName: 'Moana', lastName: 'Tūhoe', email })
    await expect(page.getByText('Check your email.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('cannot log in before the address is confirmed, and gets the email again', async () => {
    await page.goto('/login')
    await login.fill(email, demoPassword)
    await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
    await expectAccessible(page)
    const first = await emailTo(request, email, 'activation')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('On its way.')).toBeVisible()
    const second = await emailTo(request, email, 'activation', { after: first })
    expect(linkIn(second)).not.toBe(linkIn(first))
  })

  await test.step('confirms by the link, whose token no server in between can read', async () => {
    const link = linkIn(await emailTo(request, email, 'activation'))
    expect(new URL(link).search).toBe('')
    expect(new URL(link).hash).toContain('token=')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('logs in and is on the dashboard', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await login.fill(email, demoPassword)
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Moana')
    await new AppFrame(page).logOut()
  })

  await test.step('forgets the password and sets a new one by a link that works once', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText('Check your email.')).toBeVisible()
    const link = linkIn(await emailTo(request, email, 'reset'))
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Kahurangi-77')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Your new password is set.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/login')
    await page.goto(link)
    await expect(page.getByText('This link does not work any more.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('logs in only with the new one', async () => {
    await page.goto('/login')
    await login.fill(email, demoPassword)
    await expect(page.getByText('The email or the password is not right.')).toBeVisible()
    await login.fill(email, 'Kahurangi-77')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('an unknown address gets the same answer as a known one', async ({ page, request }) => {
  const email = newAddress('nobody')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
  await new LoginPage(page).tryToSignIn(email, demoPassword)
  await expect(page.getByText('The email or the password is not right.')).toBeVisible()
  expect(await emailsTo(request, email)).toEqual([])
})

test('a wrong password keeps the typed email, and login returns to a guarded page', async ({ page }) => {
  await page.goto('/booking/upcoming')
  await expect(page).toHaveURL(/\/login\?url=/)
  const login = new LoginPage(page)
  await login.fill('individual@demo.test', 'Not-the-password-1')
  await expect(page.getByText('The email or the password is not right.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('individual@demo.test')
  await expectAccessible(page)
  await login.fill('individual@demo.test', demoPassword)
  await expect(page).toHaveURL('/booking/upcoming')
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming bookings' })).toBeVisible()
})

test('a session survives a reload, is not in any storage, and ends in every tab at once', async ({ as }) => {
  const page = await as('individual')
  await page.goto('/dashboard')
  const other = await page.context().newPage()
  await other.goto('/user/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hēmi')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain('Parata')
  expect(stored, 'no part of a signed token').not.toMatch(/eyJ|"token"/)
  expect(await page.evaluate(() => document.cookie), 'no cookie that a script can read').toBe('')

  await new AppFrame(page).logOut()
  await expect(other).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('somebody who logs in on a page comes back to it, and a link to a part of a page leads there', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/location-map?c=-41.31,174.78&z=14')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in this part of the map')
  const before = new URL(page.url())
  await header.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await new LoginPage(page).fill('individual@demo.test', demoPassword)
  await expect(page).toHaveURL(before.pathname + before.search)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in this part of the map')

  await header.getByRole('link', { name: 'How it fits you' }).click()
  await expect(page.getByRole('region', { name: 'Say once what you need.' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Say once what you need.' })).toBeInViewport()
})
