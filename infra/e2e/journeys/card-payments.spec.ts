import { business } from '@waymark/contracts/business'
import { councilBeforeCardPayments } from '../fixtures/arrange-organisation.ts'
import { callerFor } from '../fixtures/caller.ts'
import { endPaidPeriod } from '../fixtures/end-paid-period.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { LoginPage } from '../pages/login-page.ts'
import { PaymentSandbox, testCards } from '../pages/payment-sandbox.ts'
import { SetupWizardPage } from '../pages/setup-wizard-page.ts'

test('an organisation is refused by the payment provider, applies again, and is connected', async ({ as }) => {
  const page = await as('activity.admin')
  const sandbox = new PaymentSandbox(page)
  const keys = new Keyboard(page)
  const { title } = new AppFrame(page)
  const part = page.getByRole('region', { name: 'Card payments' })

  await test.step('applies with the keyboard alone, and is refused', async () => {
    await page.goto('/business/profile')
    await expect(part.getByText('Not connected.')).toBeVisible()
    await keys.follow(part.getByRole('button', { name: 'Connect card payments' }))
    await expect(title).toHaveText('Take card payments')
    await expectAccessible(page)
    await keys.tabTo(sandbox.bankAccount)
    await keys.type('12-3456-0000001-00')
    await keys.tabTo(page.getByRole('radio'))
    await keys.press('ArrowUp')
    await expect(sandbox.decision('Refuse it')).toBeChecked()
    await keys.follow(sandbox.send)
    await expect(title).toHaveText('Stripe did not accept your application')
    await expectAccessible(page)
    await keys.follow(page.getByRole('link', { name: 'Organisation profile' }))
  })

  await test.step('applies again, puts it off, and continues', async () => {
    await part.getByRole('button', { name: 'Apply again' }).click()
    await page.getByRole('link', { name: 'Finish it later' }).click()
    await expect(title).toHaveText('Your application is not sent yet')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue at Stripe' }).click()
    await sandbox.bankAccount.fill('12-3456-0000001-00')
    await sandbox.send.click()
    await expect(title).toHaveText('Card payments are connected')
  })

  await test.step('sees it connected', async () => {
    await page.getByRole('link', { name: 'Organisation profile' }).click()
    await expect(part.getByText('Connected.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('an organisation connects card payments in its set-up with the keyboard alone, and resumes later', async ({
  page,
  request,
}) => {
  const email = await councilBeforeCardPayments(request)
  const sandbox = new PaymentSandbox(page)
  const keys = new Keyboard(page)
  const wizard = new SetupWizardPage(page)
  const { title } = new AppFrame(page)
  const step = wizard.step('Card payments')

  await test.step('leaves step 6 for the payment provider, and sends the application', async () => {
    await new LoginPage(page).signIn(email)
    await wizard.hasDone(2, 7, 3)
    await expect(step.getByText('Not connected.')).toBeVisible()
    await expectAccessible(page)
    await keys.follow(step.getByRole('button', { name: 'Connect card payments' }))
    await expect(title).toHaveText('Take card payments')
    await keys.tabTo(sandbox.bankAccount)
    await keys.type('12-3456-0000001-00')
    await keys.follow(sandbox.send)
  })

  await test.step('returns to the set-up, where the step can be finished', async () => {
    await expect(title).toHaveText('Card payments are connected')
    await expectAccessible(page)
    await keys.follow(page.getByRole('link', { name: 'Back to the set-up' }))
    await expect(page).toHaveURL('/business/setup-wizard')
    await expect(step.getByText('Connected.')).toBeVisible()
    await expectAccessible(page)
    await keys.follow(step.getByRole('button', { name: 'This step is done' }))
    await wizard.hasDone(3, 7, 3)
    await keys.follow(page.getByRole('button', { name: 'Finish the set-up' }))
    await expect(page).toHaveURL('/dashboard')
  })
})

test('an organisation subscribes once its card is approved, is renewed, and ends it', async ({ as, request }) => {
  const page = await as('council.admin')
  const sandbox = new PaymentSandbox(page)
  const keys = new Keyboard(page)
  const { title } = new AppFrame(page)
  const part = page.getByRole('region', { name: 'Plan' })

  await test.step('a declined card changes nothing', async () => {
    await page.goto('/business/profile')
    await keys.follow(part.getByRole('button', { name: 'Upgrade to Community' }))
    await expect(title).toHaveText('Subscribe to Waymark Community')
    await expectAccessible(page)
    await keys.tabTo(sandbox.cardNumber)
    await keys.type(testCards.declined)
    await keys.tabTo(sandbox.field('Expires'))
    await keys.type('12 / 34')
    await keys.tabTo(sandbox.field('Security code'))
    await keys.type('123')
    await keys.tabTo(sandbox.field('Name on the card'))
    await keys.type('Savitri Desai')
    await keys.follow(sandbox.subscribe)
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('an approved card subscribes', async () => {
    await keys.tabTo(sandbox.cardNumber)
    await keys.press('ControlOrMeta+A')
    await keys.type(testCards.approved)
    await keys.tabTo(sandbox.field('Security code'))
    await keys.type('123')
    await keys.press('Enter')
    await expect(title).toHaveText('Your organisation is on the Community plan')
    await expectAccessible(page)
  })

  await test.step('the profile shows the paid period, and the next one once the month is over', async () => {
    const { accountId } = await (await callerFor(request, 'council.admin')).ask(business.businessProfile, {})
    await page.getByRole('link', { name: 'Organisation profile' }).click()
    const period = part.getByRole('definition')
    const [, firstEnd = ''] = (await period.innerText()).split(' to ')
    expect(await part.getByText(/It renews on/).innerText()).toContain(firstEnd)
    await endPaidPeriod(accountId)
    await expect(async () => {
      await page.reload()
      await expect(period).toHaveText(new RegExp(`^${firstEnd} to `), { timeout: 2000 })
    }).toPass()
    expect(await part.getByText(/It renews on/).innerText()).not.toContain(firstEnd)
    await expectAccessible(page)
  })

  await test.step('ends it, then keeps it after all', async () => {
    await part.getByRole('button', { name: 'End the Community plan' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(part.getByText(/Community ends on/)).toBeVisible()
    await expectAccessible(page)
    await part.getByRole('button', { name: 'Keep Community' }).click()
    await expect(part.getByText(/It renews on/)).toBeVisible()
  })
})
