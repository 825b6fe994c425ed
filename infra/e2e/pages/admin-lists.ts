import { expect, type Locator, type Page } from '@playwright/test'

/** The lists of the global administrator: people, organisations, bookings. */
export class AdminLists {
  readonly page: Page
  readonly search: Locator
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Search' })
    this.table = page.getByRole('table')
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.table).toBeVisible()
  }

  /** Searches until the list has exactly this row. */
  async findOnly(text: string, name: string): Promise<void> {
    await this.search.fill(text)
    await expect(this.table.getByRole('rowheader')).toHaveCount(1)
    await expect(this.table.getByRole('rowheader')).toContainText(name)
  }

  /** Chooses an entry of a row's menu. */
  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
