import { expect, type Page } from '@playwright/test'

export const demoPassword = 'Waymark-2026'

/** The email address of a demo account (`individual`), or of somebody whom a journey registered. */
export const emailOf = (account: string) => (account.includes('@') ? account : `${account}@demo.test`)

export class LoginPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Signs in through the form and waits for the page that follows. */
  async signIn(email: string, password: string = demoPassword): Promise<void> {
    await this.tryToSignIn(email, password)
    await expect(this.page).not.toHaveURL(/\/login/)
  }

  async tryToSignIn(email: string, password: string): Promise<void> {
    await this.page.goto('/login')
    await this.fill(email, password)
  }

  async fill(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }
}
