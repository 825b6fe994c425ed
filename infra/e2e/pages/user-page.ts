import { expect, type Locator, type Page } from '@playwright/test'

/** The screens of an organisation's people. */
export class UserPage {
  readonly page: Page
  readonly main: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    // A toast has the same role but does not block.
    this.question = page.locator('[role="alertdialog"]:not([aria-modal="false"])')
  }

  /** Opens a person from the list, found by email address. */
  async open(email: string, name: string): Promise<void> {
    await this.page.goto(`/business/user-management?search=${encodeURIComponent(email)}`)
    await this.main.getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** Chooses from a list that opens. */
  async choose(field: string, option: RegExp, within: Locator = this.main): Promise<void> {
    await this.openChoices(field, within)
    await this.page.getByRole('option', { name: option }).click()
  }

  async openChoices(field: string, within: Locator = this.main): Promise<void> {
    await within.getByRole('button', { name: new RegExp(`${field}$`) }).click()
  }

  /** The form of a role at a location. */
  roleAt(name: string, location: string): Locator {
    return this.page.getByRole('form', { name: `${name} at ${location}` })
  }

  async savePerson(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save name, contact and rights' }).click()
  }
}
