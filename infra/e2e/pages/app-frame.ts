import { expect, type Locator, type Page } from '@playwright/test'

/** The frame around every screen of a signed-in person: top bar, side menu, toasts. */
export class AppFrame {
  readonly page: Page
  readonly menu: Locator
  readonly title: Locator
  readonly mode: Locator
  readonly location: Locator

  constructor(page: Page) {
    this.page = page
    this.menu = page.getByRole('navigation', { name: /^(Dashboard|Administration)$/ })
    this.title = page.getByRole('heading', { level: 1 })
    this.mode = page.getByRole('group', { name: 'Mode' })
    this.location = page.getByRole('button', { name: /^Location: / })
  }

  /** The side menu as it reads: `Section: Item`, and `- Item` for those folded under another. */
  async menuItems(): Promise<string[]> {
    await expect(this.menu.getByRole('link').first()).toBeVisible()
    return this.menu.evaluate((menu) =>
      [...menu.querySelectorAll('a, button[aria-expanded]')].map((item) => {
        const words = item.querySelector('span')?.textContent ?? ''
        const list = item.closest('ul')
        const isFolded = list?.parentElement?.closest('ul') !== null
        const sectionId = list?.getAttribute('aria-labelledby')
        const section = sectionId ? document.getElementById(sectionId)?.textContent : null
        if (isFolded) return `- ${words}`
        return section ? `${section}: ${words}` : words
      }),
    )
  }

  async chooseMode(name: string): Promise<void> {
    await this.mode.getByText(name, { exact: true }).click()
  }

  async chooseLocation(name: string): Promise<void> {
    await this.location.click()
    await this.page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click()
  }

  /** What the menu under the person's name offers. */
  async userMenuItems(): Promise<string[]> {
    await this.page.getByRole('button', { name: /, user menu$/ }).click()
    const items = await this.page.getByRole('menuitem').allInnerTexts()
    await this.page.keyboard.press('Escape')
    return items
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: /, user menu$/ }).click()
    await this.page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(this.page).toHaveURL('/login')
  }
}
