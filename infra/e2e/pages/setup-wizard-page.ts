import { expect, type Locator, type Page } from '@playwright/test'

/** /business/setup-wizard, filled with the mouse. */
export class SetupWizardPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The part of a step that is open or can be opened. */
  step(title: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(title) })
  }

  async hasDone(count: number, of: number, skipped = 0): Promise<void> {
    const passedOver = skipped === 0 ? '' : `, ${skipped} ${skipped === 1 ? 'was' : 'were'} skipped`
    const done = `${count} of ${of} steps ${count === 1 ? 'is' : 'are'} done${passedOver}`
    await expect(this.page.getByText(done, { exact: true })).toBeVisible()
  }

  async saveProfile(phone: string): Promise<void> {
    const step = this.step('Organisation profile')
    await step.getByRole('textbox', { name: /^Phone/ }).fill(phone)
    await step.getByRole('button', { name: 'Save and continue' }).click()
  }

  async saveDescription(description: string): Promise<void> {
    const step = this.step('Logo and description')
    await step.getByRole('textbox', { name: /^Description/ }).fill(description)
    await step.getByRole('button', { name: 'Save and continue' }).click()
  }

  async addLocation(name: string): Promise<void> {
    const step = this.step('First location')
    await step.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await step.getByRole('button', { name: /Kind of place/ }).click()
    await this.page.getByRole('option').first().click()
    await step.getByRole('textbox', { name: 'Address' }).fill('12 Riddiford Street')
    await step.getByRole('combobox', { name: 'Find the place' }).pressSequentially('Newtown')
    await this.page.getByRole('option', { name: /Newtown, Wellington/ }).click()
    await expect(step.getByLabel('Latitude')).not.toHaveValue('')
    await step.getByRole('button', { name: 'Add the location' }).click()
    await step.getByRole('button', { name: 'This step is done' }).click()
  }

  async addService(name: string): Promise<void> {
    const step = this.step('Services and weekly times')
    await step.getByRole('button', { name: 'Add a service' }).click()
    await this.page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(name)
    await this.page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
    await step.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await step
      .getByRole('button', { name: /^Quote How/ })
      .first()
      .click()
    await this.page.getByRole('option', { name: 'One price for the job' }).click()
    await step
      .getByLabel(/^Price of/)
      .first()
      .fill('45')
    await step.getByRole('button', { name: 'Save sizes and fees' }).click()
    await expect(this.page.getByText(`Sizes and fees of ${name} are saved.`)).toBeVisible()
    await step.getByRole('button', { name: 'Add a time' }).click()
    await step.getByRole('button', { name: /^Save [A-Z]/ }).click()
    await expect(step.getByRole('button', { name: new RegExp(`^${name}, 1 weekly time`) })).toBeVisible()
    await step.getByRole('button', { name: 'This step is done' }).click()
  }

  async addActivity(title: string): Promise<void> {
    const step = this.step('First activity')
    await step.getByRole('textbox', { name: 'Title' }).fill(title)
    await step.getByRole('button', { name: 'Save the draft' }).click()
    await expect(step.getByRole('listitem').getByText(title)).toBeVisible()
    await step.getByRole('button', { name: 'Continue' }).click()
  }

  /** Leaves the open step unchanged. */
  async passOver(title: string): Promise<void> {
    await this.step(title)
      .getByRole('button', { name: /^(Continue|This step is done|Skip for now|Finish the set-up)$/ })
      .click()
  }
}
