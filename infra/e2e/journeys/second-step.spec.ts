import { newIndividual } from '../fixtures/arrange-person.ts'
import { oneTimeCode } from '../fixtures/one-time-code.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'

test('a person adds a passkey, logs in with it, and with a recovery code once it is lost', async ({
  page,
  request,
}) => {
  const email = await newIndividual(request)
  const login = new LoginPage(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  let recoveryCode = ''

  await test.step('adds a passkey under the profile, and keeps the recovery codes', async () => {
    await login.signIn(email)
    await page.goto('/user/profile#second-step')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await codes.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await new AppFrame(page).logOut()
  })

  await test.step('is asked for it after the password', async () => {
    await login.tryToSignIn(email, demoPassword)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Recovery code').fill('123456')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(
      page.getByText(
        'This recovery code is not right, or it was used before. Check it, use another one, or use your passkey.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
    await new AppFrame(page).logOut()
  })

  await test.step('has lost it: a recovery code opens the account, by keyboard alone', async () => {
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await login.tryToSignIn(email, demoPassword)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/user/profile')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await new AppFrame(page).logOut()
  })

  await test.step('is not asked again on a device that is remembered', async () => {
    await login.signIn(email)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a person adds an authenticator app, mistypes its codes, and is not asked again on a device they keep', async ({
  page,
  request,
}) => {
  const email = await newIndividual(request)
  const login = new LoginPage(page)
  const code = page.getByLabel('Code', { exact: true })
  const enter = async (digits: string) => {
    await code.fill(digits)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/Account/login'))
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await answered
  }
  let key = ''

  await test.step('adds the app by its key: a wrong code is said at the field, the right one adds it', async () => {
    await login.signIn(email)
    await page.goto('/user/profile#second-step')
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
    await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const scan = page.getByRole('dialog', { name: 'Scan the key with your app' })
    key = (await scan.getByRole('code').textContent()) ?? ''
    const first = scan.getByLabel('Code from the app')
    await first.fill(oneTimeCode(key) === '000000' ? '111111' : '000000')
    await scan.getByRole('button', { name: 'Add the app' }).click()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await first.fill(oneTimeCode(key))
    await scan.getByRole('button', { name: 'Add the app' }).click()
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await codes.getByRole('button', { name: 'I have kept them' }).click()
    await new AppFrame(page).logOut()
  })

  await test.step('six wrong codes shut nobody out; the next right one opens, and the device is kept', async () => {
    await login.tryToSignIn(email, demoPassword)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    const next = oneTimeCode(key, 1)
    for (let tries = 0; tries < 6; tries += 1) {
      await enter(String((Number(next) + 1 + tries) % 1_000_000).padStart(6, '0'))
      await expect(page.getByText('This code is not right')).toBeVisible()
      await expect(code).not.toHaveValue('')
    }
    await page.getByRole('checkbox', { name: /Do not ask on this device/ }).press('Space')
    await enter(oneTimeCode(key, 1))
    await expect(page).toHaveURL('/dashboard')
    await new AppFrame(page).logOut()
    await login.signIn(email)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('forgets the device under the profile: the step is asked for again', async () => {
    await page.goto('/user/profile#second-step')
    await page.getByRole('button', { name: 'Ask on all devices again' }).click()
    await expect(page.getByText('We will ask for the second step again on every device.')).toBeVisible()
    await new AppFrame(page).logOut()
    await login.tryToSignIn(email, demoPassword)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  })
})

test('whoever adds a passkey can leave while the browser asks for it, and try again', async ({ page, request }) => {
  const email = await newIndividual(request)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      // It waits for a touch that does not come.
      automaticPresenceSimulation: false,
    },
  })
  await new LoginPage(page).signIn(email)
  await page.goto('/user/profile#second-step')
  const add = page.getByRole('button', { name: 'Add a passkey' })
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  const begin = async () => {
    await add.click()
    await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword)
    const asked = page.waitForResponse((response) => response.url().endsWith('begin-second-factor'))
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await asked
  }
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Not now' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await begin()
    await leave()
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  }
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await begin()
  await expect(page.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible()
})
