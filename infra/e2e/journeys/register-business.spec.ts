import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { newAddress, type OrganisationKind, registerOrganisation } from '../pages/register-pages.ts'
import { SetupWizardPage } from '../pages/setup-wizard-page.ts'

/** Registers an organisation, confirms its administrator's address and opens the wizard. */
async function openWizard(page: Page, request: APIRequestContext, kind: OrganisationKind): Promise<SetupWizardPage> {
  const email = newAddress(kind.replace(' ', '').toLowerCase())
  const admin = { firstName: 'Hana', lastName: 'Pōmare', email }
  await registerOrganisation(page, { kind, name: `Harakeke ${kind}`, admin })
  await page.goto(linkIn(await emailTo(request, email, 'activation')))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
  await new LoginPage(page).signIn(email, demoPassword)
  await expect(page).toHaveURL('/business/setup-wizard')
  return new SetupWizardPage(page)
}

test('a service provider is set up in four steps, saved one by one, with no way around until the last', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const wizard = await openWizard(page, request, 'Service provider')
  await wizard.hasDone(0, 4)
  await expectAccessible(page)
  await wizard.saveProfile('04 555 0199')
  await wizard.hasDone(1, 4)

  await test.step('no other page opens until then, and the wizard resumes where it was', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/business/setup-wizard')
    await wizard.hasDone(1, 4)
    await wizard.step('Organisation profile').getByRole('button', { name: 'Edit this step' }).click()
    await expect(wizard.step('Organisation profile').getByRole('textbox', { name: /^Phone/ })).toHaveValue(
      '04 555 0199',
    )
    await wizard.step('Logo and description').getByRole('button', { name: 'Continue with this step' }).click()
  })

  await wizard.saveDescription('We help around the house.')
  await wizard.hasDone(2, 4)
  await wizard.addLocation('Harakeke, Newtown')
  await wizard.hasDone(3, 4)
  await expectAccessible(page)
  await wizard.addService('House cleaning')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Harakeke Service provider is ready.')).toBeVisible()
})

test('a hybrid organisation is set up in seven steps', async ({ page, request }) => {
  test.setTimeout(180_000)
  const wizard = await openWizard(page, request, 'Hybrid')
  await wizard.saveProfile('04 555 0198')
  await wizard.saveDescription('Care and company.')
  await wizard.addLocation('Harakeke Hall')
  await wizard.addService('House cleaning')
  await wizard.hasDone(4, 7)
  await wizard.addActivity('Chair yoga')
  await wizard.hasDone(5, 7)
  await expectAccessible(page)
  await wizard.passOver('Card payments')
  await wizard.passOver('Team invitations')
  await expect(page).toHaveURL('/dashboard')
})

test('an activity operator describes the access of the venue instead of services', async ({ page, request }) => {
  const wizard = await openWizard(page, request, 'Activity operator')
  await wizard.saveProfile('04 555 0197')
  await wizard.saveDescription('Open to everybody.')
  await wizard.addLocation('Harakeke Park')
  await wizard.hasDone(3, 7)
  await expect(wizard.step('Venue accessibility').getByText('0 of 62 facts are known')).toBeVisible()
  await wizard.passOver('Venue accessibility')
  await wizard.hasDone(3, 7, 1)
  await expect(wizard.step('Venue accessibility').getByRole('button', { name: 'Skipped: do this step' })).toBeVisible()
  for (const title of ['First activity', 'Card payments', 'Team invitations']) await wizard.passOver(title)
  await expect(page).toHaveURL('/dashboard')
})
