import { expect, type Page } from '@playwright/test'
import { demoPassword } from './login-page.ts'
import { tick } from './tick.ts'

export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The subtypes as /register-business names them. */
export type OrganisationKind = 'Service provider' | 'Activity operator' | 'Council' | 'Hybrid'

/** Registers an individual, from /register to the message that the email is on its way. */
export async function registerPerson(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/register')
  await page.getByRole('link', { name: 'For me' }).click()
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Registers an organisation with its first administrator. */
export async function registerOrganisation(
  page: Page,
  organisation: { readonly kind: OrganisationKind; readonly name: string; readonly admin: NewPerson },
): Promise<void> {
  await page.goto('/register-business')
  await tick(page.getByRole('radio', { name: new RegExp(`^${organisation.kind}`) }))
  await page.getByLabel('Name of the organisation').fill(organisation.name)
  await page.getByLabel('Address').fill('12 Riddiford Street, Newtown, Wellington')
  await fillPerson(page, organisation.admin)
  await page.getByRole('button', { name: 'Register organisation' }).click()
  await expect(page.getByText('Check your email.')).toBeVisible()
}

async function fillPerson(page: Page, { firstName, lastName, email }: NewPerson): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await tick(page.getByRole('radio', { name: 'New Zealand' }))
  await tick(page.getByRole('checkbox', { name: /I agree to the/ }))
}

/** An unused address, even when the suite's data outlives the run. */
export function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@journeys.test`
}
