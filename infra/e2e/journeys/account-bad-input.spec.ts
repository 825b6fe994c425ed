import { account } from '@waymark/contracts/account'
import { userManagement } from '@waymark/contracts/user-management'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { demoPassword } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, registerPerson } from '../pages/register-pages.ts'
import { tick } from '../pages/tick.ts'
import { UserPage } from '../pages/user-page.ts'

test('weak, common and own-name passwords are refused at their field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/register-profile')
  await page.getByLabel('First name').fill('Waimarie')
  await page.getByLabel('Last name').fill('Tūhoe')
  await page.getByLabel('Email').fill(newAddress('waimarie'))
  await tick(page.getByRole('checkbox', { name: /I agree to the/ }))
  const password = page.getByLabel('Password', { exact: true })
  const refused: readonly (readonly [typed: string, sentence: string])[] = [
    ['short 1', 'Use at least 8 characters.'],
    ['password 1', 'Many people use this password. Choose one that is harder to guess.'],
    ['Waimarie 7', 'Do not use your name or email address as the password.'],
  ]
  for (const [typed, sentence] of refused) {
    await password.fill(typed)
    // Spaces are stripped while typing.
    await expect(password).toHaveValue(typed.replace(' ', ''))
    await page.getByRole('button', { name: 'Create account' }).click()
    const summary = page.getByRole('group', { name: '1 thing to fix before we can create your account' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(`Password: ${sentence}`)
    await expect(password).toHaveAccessibleDescription(new RegExp(sentence))
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('First name')).toHaveValue('Waimarie')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Waimarie')
  await expect(password).toHaveValue('')
})

test('a taken address gets the same answer as a new one; only the reader of its mail finds out', async ({
  page,
  request,
}) => {
  const owner = newAddress('mihi')
  await registerPerson(page, { firstName: 'Mihi', lastName: 'Tūhoe', email: owner })
  await expect(page.getByText('Check your email.')).toBeVisible()
  await registerPerson(page, { firstName: 'Somebody', lastName: 'Else', email: owner.toUpperCase() })
  await expect(page.getByRole('heading', { level: 1, name: 'Almost done' })).toBeVisible()
  await expect(page.getByText('Check your email.')).toBeVisible()
  // Nobody had confirmed it, so whoever reads its mail chooses the password.
  const told = await emailTo(request, owner, 'already registered')
  expect(told.text).not.toContain('Mihi')
  expect(linkIn(told)).toMatch(/\/reset-password#token=/)
})

test('forged, truncated and expired email links say so and offer a next step', async ({ page, request }) => {
  const email = newAddress('rangi')
  await registerPerson(page, { firstName: 'Rangi', lastName: 'Tūhoe', email })
  const activation = linkIn(await emailTo(request, email, 'activation'))
  const forgedEnd = (link: string) => `${link.slice(0, -4)}AAAA`

  for (const link of [forgedEnd(activation), `${new URL(activation).origin}/activation-user#token=half`]) {
    await page.goto('/about-us')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('This link does not work any more.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
    await expectAccessible(page)
  }

  await test.step('a used link says again what it did', async () => {
    await page.goto('/about-us')
    await page.goto(activation)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
    await page.goto('/about-us')
    await page.goto(activation)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
  })

  await test.step('a forged reset link is detected before a password is typed, and a new one is offered', async () => {
    await request.post(account.forgotPassword.path, { data: { email } })
    const reset = linkIn(await emailTo(request, email, 'reset'))
    await page.goto('/about-us')
    await page.goto(forgedEnd(reset))
    await expect(page.getByText('This link does not work any more.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  })
})

test('a logo that is not a picture, or has 900 megapixels, is refused at its field', async ({ as }) => {
  const page = await as('council.admin')
  await page.goto('/business/profile')
  const part = page.getByRole('region', { name: 'Logo and description' })
  const description = part.getByRole('textbox', { name: /^Description/ })
  await description.fill('Typed before the picture.')
  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: pngOf(30_000, 30_000) }
  const files = [
    { file: text, sentence: 'Use a JPEG, PNG or WebP picture.' },
    { file: huge, sentence: 'This picture could not be read. Use a JPEG, PNG or WebP of at most 40 megapixels.' },
  ]
  for (const { file, sentence } of files) {
    await part.locator('input[type="file"]').setInputFiles(file)
    await expect(part.getByText(sentence)).toBeVisible()
    await expect(part.getByRole('slider')).toHaveCount(0)
    await page.reload()
  }
  await part.locator('input[type="file"]').setInputFiles(text)
  await expect(part.getByText('Use a JPEG, PNG or WebP picture.')).toBeVisible()
  await expectAccessible(page)
  await expect(description).toHaveValue('Typed before the picture.')
})

test('nobody can remove their own rights, and a person of another organisation is not found', async ({
  as,
  request,
}) => {
  const theirs = await (await callerFor(request, 'provider.admin')).ask(userManagement.getUserProfiles, {})
  const mine = await (await callerFor(request, 'hybrid.admin')).ask(userManagement.getUserProfiles, { userRole: 1 })
  const stranger = theirs.items[0]?.userProfileId
  const me = mine.items.find(({ isMe }) => isMe)?.userProfileId
  const page = await as('hybrid.admin')

  await page.goto(`/business/user-management/${stranger}`)
  await expect(page.getByText('We could not find this person in your organisation')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/business/user-management/0')
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops!' })).toBeVisible()

  await page.goto(`/business/user-management/${me}`)
  await expect(page.getByText('You cannot remove your own rights. Another admin can.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Deactivate/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Only their locations/ })).toHaveCount(0)
  // The roles that can be given are the four of the source.
  await page.goto('/business/user-management/new')
  await new UserPage(page).openChoices('Role')
  await expect(page.getByRole('option')).toHaveText([
    /^Staff & Service Manager/,
    /^Staff Manager/,
    /^Staff/,
    /^Activity Coordinator/,
  ])
})

test('too many wrong passwords lock the login for a while, and the page says for how long', async ({
  page,
  request,
}) => {
  const email = newAddress('locked')
  await registerPerson(page, { firstName: 'Locke', lastName: 'Out', email })
  for (let attempt = 0; attempt < 10; attempt += 1)
    await request.post(account.login.path, { data: { email, password: `Wrong-password-${attempt}` } })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Too many tries. Wait 15 minutes, or set a new password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})
