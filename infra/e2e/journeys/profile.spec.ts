import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, registerPerson } from '../pages/register-pages.ts'
import { tick } from '../pages/tick.ts'

/** One part of /user/profile, by its heading. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('somebody says what they need with the keyboard, and the map says how places fit', async ({ as }) => {
  const page = await as('restricted')
  const keys = new Keyboard(page)
  await page.goto('/user/profile')
  await keys.follow(part(page, 'What you need').getByRole('link', { name: /what you need$/ }))
  const needs = page.getByRole('form', { name: 'What you need' })
  await keys.tabTo(needs.getByRole('searchbox', { name: 'Find something you need' }))
  await keys.type('turning')
  const option = needs.getByRole('checkbox', { name: 'Turning space', exact: true })
  await keys.tabTo(option)
  await keys.press('Space')
  const chosen = needs.getByRole('listitem').filter({ hasText: 'Turning space' }).first()
  await expect(chosen.getByText('Met: at least 150 cm')).toBeVisible()
  await expectAccessible(page)
  await keys.follow(needs.getByRole('button', { name: 'Save my needs' }))
  await expect(page.getByText(/needs? saved/)).toBeVisible()

  await page.reload()
  await chosen.getByText('Would help').click()
  await chosen.getByRole('textbox').fill('120')
  await needs.getByRole('button', { name: 'Save my needs' }).click()
  await expect(page.getByText(/needs? saved/)).toBeVisible()
  await page.reload()
  await expect(chosen.getByRole('radio', { name: 'Would help' })).toBeChecked()
  await expect(chosen.getByRole('textbox')).toHaveValue('120')

  await page.goto('/location-map')
  await expect(page.getByText(/Fits \d+ of \d+/).first()).toBeVisible()
})

test('an expired token is renewed while somebody saves, and nothing typed is lost', async ({ as }) => {
  const page = await as('coordinator')
  await page.goto('/user/profile')
  const names = part(page, 'Your name and phone')
  const first = names.getByLabel('First name')
  const before = await first.inputValue()
  await first.fill('Ioane Tavita')
  await page.route(
    `**${account.updateProfile.path}`,
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
    { times: 1 },
  )
  await names.getByRole('button', { name: 'Save name and phone' }).click()
  await expect(page.getByText('Your name and phone are saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ioane Tavita Tuilagi, user menu' })).toBeVisible()
  await first.fill(before)
  await names.getByRole('button', { name: 'Save name and phone' }).click()
  await expect(page.getByRole('button', { name: `${before} Tuilagi, user menu` })).toBeVisible()
})

test('chosen emails stay chosen, and the others are no longer sent', async ({ as }) => {
  const page = await as('individual')
  await page.goto('/user/profile')
  const emails = part(page, 'Emails')
  const changed = emails.getByRole('checkbox', { name: 'A booking has a new time' })
  await tick(changed, false)
  await emails.getByRole('button', { name: 'Save email choices' }).click()
  await expect(page.getByText('Your email choices are saved.')).toBeVisible()
  await page.reload()
  await expect(changed).not.toBeChecked()
  await tick(changed)
  await emails.getByRole('button', { name: 'Save email choices' }).click()
})

test('an admin starts at their chosen location after each login', async ({ as }) => {
  const page = await as('activity.admin')
  const start = part(page, 'Where you start')
  const choose = async (option: string) => {
    await start.getByRole('button', { name: /Location$/ }).click()
    await page.getByRole('option', { name: option }).click()
    await start.getByRole('button', { name: 'Save where I start' }).click()
    await expect(page.getByText('Where you start is saved.').first()).toBeVisible()
  }
  await page.goto('/user/profile')
  await choose('Tūī at the Wharf')
  await new AppFrame(page).logOut()
  await new LoginPage(page).signIn('activity.admin@demo.test')
  await expect(page.getByRole('button', { name: 'Location: Tūī at the Wharf' })).toBeVisible()
  await page.goto('/user/profile')
  await choose('No location in particular')
})

test('a person signs other devices out, downloads their data, and deletes their account', async ({ page, request }) => {
  test.setTimeout(120_000)
  const email = newAddress('mereana')
  await registerPerson(page, { firstName: 'Mereana', lastName: 'Hōhepa', email })
  await page.goto(linkIn(await emailTo(request, email, 'activation')))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
  await new LoginPage(page).signIn(email)

  await test.step('the other device is listed and signed out', async () => {
    const login = { email, password: demoPassword }
    const { responseData: other } = await (await request.post(account.login.path, { data: login })).json()
    await page.goto('/user/profile')
    const devices = part(page, 'Your devices')
    await expect(devices.getByText('This device')).toHaveCount(1)
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('button', { name: 'Yes, sign them out' }).click()
    await expect(page.getByText('You are signed out on your other devices.')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    const headers = { authorization: `Bearer ${other.token}` }
    expect((await request.post(account.getSessions.path, { headers, data: {} })).status()).toBe(401)
  })

  await test.step('the data is one JSON file', async () => {
    const download = page.waitForEvent('download')
    await part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^waymark my data \d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data.profile.email).toBe(email)
    expect(data.emails.length).toBeGreaterThan(0)
  })

  await test.step('a wrong password deletes nothing, the right one everything', async () => {
    await part(page, 'Delete your account').getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('Not-the-password-1')
    await dialog.getByRole('button', { name: 'Yes, delete my account' }).click()
    await expect(dialog.getByText('Your current password is not right.').first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Your password').fill(demoPassword)
    await dialog.getByRole('button', { name: 'Yes, delete my account' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await new LoginPage(page).tryToSignIn(email, demoPassword)
    await expect(page.getByText('The email or the password is not right.')).toBeVisible()
  })
})

test('somebody with upcoming bookings is told to cancel them before deleting the account', async ({ request }) => {
  const client = await callerFor(request, 'individual')
  const answer = await client.call(account.deleteMyAccount, { password: demoPassword })
  expect([answer.status, answer.error?.name]).toEqual([409, 'HasComingBookings'])
})
