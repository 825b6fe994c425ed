import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, type OrganisationKind } from '../pages/register-pages.ts'
import { SetupWizardPage } from '../pages/setup-wizard-page.ts'

test('a person registers, signs in, and resets a forgotten password with the keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const keys = new Keyboard(page)
  const email = newAddress('wiremu')

  await page.goto('/register')
  await keys.follow(page.getByRole('link', { name: 'For me' }))
  await fillPerson(keys, { firstName: 'Wiremu', email })
  await keys.follow(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByText('Check your email.')).toBeVisible()
  await confirmAndSignIn(keys, request, email)
  await expect(page).toHaveURL('/user/needs?first=yes')
  await keys.follow(page.getByRole('link', { name: 'Skip for now' }))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wiremu')
  await keys.follow(page.getByRole('button', { name: /, user menu$/ }))
  await keys.moveTo('ArrowDown', /Logout/)
  await keys.press('Enter')
  await expect(page).toHaveURL('/login')

  await keys.follow(page.getByRole('link', { name: 'Forgot your password?' }))
  await keys.tabTo(page.getByLabel('Email'))
  await keys.type(email)
  await keys.press('Enter')
  await expect(page.getByText('Check your email.')).toBeVisible()
  await page.goto(linkIn(await emailTo(request, email, 'reset')))
  await keys.tabTo(page.getByLabel('New password', { exact: true }))
  await keys.type('Kahu rangi-77')
  await keys.press('Enter')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await page.goto('/login')
  await signIn(keys, email, 'Kahurangi-77')
  await expect(page).toHaveURL('/dashboard')
})

test('the wizard in four steps with the keyboard alone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const keys = new Keyboard(page)
  await openWizard(keys, request, 'Service provider')
  await firstThreeSteps(keys, 'Harakeke Care')
  await keys.follow(page.getByRole('button', { name: 'Add a service' }))
  await keys.tabTo(page.getByRole('searchbox', { name: 'Search the catalogue' }))
  await keys.type('House cleaning')
  await keys.follow(page.getByRole('button', { name: 'Add House cleaning' }))
  const service = page.getByRole('button', { name: /^House cleaning,/ })
  await keys.follow(service)
  await keys.follow(page.getByRole('button', { name: /^Quote How/ }).first())
  await keys.press('Home')
  await keys.press('Enter')
  await keys.tabTo(page.getByLabel(/^Price of/).first())
  await keys.type('45')
  await keys.follow(page.getByRole('button', { name: 'Save sizes and fees' }))
  await expect(page.getByText('Sizes and fees of House cleaning are saved.')).toBeVisible()
  await keys.follow(page.getByRole('button', { name: 'Add a time' }))
  await keys.follow(page.getByRole('button', { name: /^Save [A-Z]/ }))
  await expect(page.getByRole('button', { name: 'House cleaning, 1 weekly time' })).toBeVisible()
  await expectAccessible(page)
  await keys.follow(page.getByRole('button', { name: 'This step is done' }))
  await expect(page).toHaveURL('/dashboard')
})

test('the wizard in seven steps with the keyboard alone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const keys = new Keyboard(page)
  const wizard = await openWizard(keys, request, 'Council')
  await firstThreeSteps(keys, 'Harakeke Gardens')
  await expect(wizard.step('Venue accessibility').getByText('0 of 62 facts are known')).toBeVisible()
  await keys.follow(page.getByRole('button', { name: 'Skip for now' }))
  await keys.tabTo(page.getByRole('textbox', { name: 'Title' }))
  await keys.type('Garden walk')
  await keys.press('Enter')
  await expect(page.getByText('Garden walk is saved as a draft.')).toBeVisible()
  await expectAccessible(page)
  await keys.follow(page.getByRole('button', { name: 'Continue', exact: true }))
  await keys.follow(page.getByRole('button', { name: 'Skip for now' }))
  await keys.follow(page.getByRole('button', { name: 'Finish the set-up' }))
  await expect(page).toHaveURL('/dashboard')
})

async function openWizard(
  keys: Keyboard,
  request: APIRequestContext,
  kind: OrganisationKind,
): Promise<SetupWizardPage> {
  const { page } = keys
  const email = newAddress('anahera')
  await page.goto('/register-business')
  await chooseRadio(keys, 'Kind of organisation', new RegExp(`^${kind}`))
  await keys.tabTo(page.getByLabel('Name of the organisation'))
  await keys.type('Harakeke')
  await keys.tabTo(page.getByRole('combobox', { name: 'Suburb or town' }))
  await keys.type('Newtown')
  await expect(page.getByRole('option', { name: /Newtown, Wellington/ })).toBeVisible()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await keys.tabTo(page.getByLabel('Address'))
  await keys.type('12 Riddiford Street')
  await fillPerson(keys, { firstName: 'Anahera', email })
  await keys.follow(page.getByRole('button', { name: 'Register organisation' }))
  await expect(page.getByText('Check your email.')).toBeVisible()
  await confirmAndSignIn(keys, request, email)
  await expect(page).toHaveURL('/business/setup-wizard')
  return new SetupWizardPage(page)
}

/** The personal fields of a registration; the country comes before or after them. */
async function fillPerson(keys: Keyboard, { firstName, email }: { firstName: string; email: string }): Promise<void> {
  const { page } = keys
  await keys.tabTo(page.getByLabel('First name'))
  await keys.type(firstName)
  await keys.tabTo(page.getByLabel('Last name'))
  await keys.type('Tūhoe')
  await keys.tabTo(page.getByLabel('Email'))
  await keys.type(email)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(demoPassword)
  await keys.tabTo(page.getByRole('checkbox', { name: /I agree to the/ }))
  await keys.press('Space')
}

async function confirmAndSignIn(keys: Keyboard, request: APIRequestContext, email: string): Promise<void> {
  const { page } = keys
  await page.goto(linkIn(await emailTo(request, email, 'activation')))
  await keys.follow(page.getByRole('button', { name: 'Confirm my email address' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
  await keys.follow(page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await signIn(keys, email, demoPassword)
}

async function signIn(keys: Keyboard, email: string, password: string): Promise<void> {
  const { page } = keys
  await keys.tabTo(page.getByLabel('Email'))
  await keys.type(email)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(password)
  await keys.press('Enter')
}

/** Organisation profile, logo and description, and the first location, which is prefilled from the registration. */
async function firstThreeSteps(keys: Keyboard, locationName: string): Promise<void> {
  const { page } = keys
  await keys.follow(page.getByRole('button', { name: 'Save and continue' }))
  await keys.tabTo(page.getByRole('textbox', { name: /^Description/ }))
  await keys.type('Open to everybody.')
  await keys.follow(page.getByRole('button', { name: 'Save and continue' }))
  await keys.tabTo(page.getByRole('textbox', { name: 'Name', exact: true }))
  await keys.type(locationName)
  await chooseFirst(keys, page.getByRole('button', { name: /Kind of place/ }))
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Riddiford Street')
  await expect(page.getByRole('textbox', { name: 'Suburb or town' })).toHaveValue('Newtown')
  await expect(page.getByRole('button', { name: /^Wellington Region/ })).toBeVisible()
  await expect(page.getByLabel('Latitude')).not.toHaveValue('')
  await keys.follow(page.getByRole('button', { name: 'Add the location' }))
  await keys.follow(page.getByRole('button', { name: 'This step is done' }))
}

async function chooseRadio(keys: Keyboard, group: string, name: RegExp): Promise<void> {
  await keys.tabTo(keys.page.getByRole('radiogroup', { name: group }))
  await keys.press('Space')
  await keys.moveTo('ArrowDown', name)
}

async function chooseFirst(keys: Keyboard, select: ReturnType<Page['getByRole']>): Promise<void> {
  await keys.follow(select)
  await expect(keys.page.getByRole('option').first()).toBeVisible()
  await keys.press('Home')
  await keys.press('Enter')
}
