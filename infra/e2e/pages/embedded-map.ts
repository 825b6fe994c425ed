import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { GuestPerson } from './activity-pages.ts'
import type { InputMethod } from './input-methods.ts'
import { testCards } from './payment-sandbox.ts'

/** An access map in the page of another site. */
export class EmbeddedMap {
  readonly page: Page
  readonly use: InputMethod
  readonly inside: FrameLocator
  readonly title: Locator

  constructor(page: Page, use: InputMethod) {
    this.page = page
    this.use = use
    this.inside = page.frameLocator('iframe')
    this.title = this.inside.getByRole('heading', { level: 1 })
  }

  /** The frame itself, for what a person cannot do. */
  frame(): Frame {
    const found = this.page.frames().find((frame) => new URL(frame.url()).pathname.startsWith('/access-page'))
    if (!found) throw new Error('The page has no access map.')
    return found
  }

  place(name: string): Locator {
    return this.inside.getByRole('link', { name, exact: true })
  }

  /** An activity of the chosen place, which shows the first ones of many. */
  async activity(title: string): Promise<Locator> {
    const wanted = this.inside.getByRole('link', { name: title })
    const more = this.inside.getByRole('button', { name: /^Show \d+ more activit/ })
    await expect(wanted.or(more).first()).toBeVisible()
    if (!(await wanted.isVisible())) await this.use.press(more)
    await expect(wanted).toBeVisible()
    return wanted
  }

  async writeGuest({ firstName, lastName, email }: GuestPerson): Promise<void> {
    await this.use.write(this.inside.getByLabel('First name'), firstName)
    await this.use.write(this.inside.getByLabel('Last name'), lastName)
    await this.use.write(this.inside.getByLabel('Email'), email)
    await this.use.write(this.inside.getByLabel('Phone'), '021 555 0142')
  }

  /** Pays in the frame of the payment provider, which stands in the map's. */
  async pay(): Promise<void> {
    const checkout = this.inside.frameLocator('iframe[title="Card payment"]')
    await expect(checkout.getByLabel('Card number')).toBeVisible()
    await this.use.write(checkout.getByLabel('Card number'), testCards.approved)
    await this.use.write(checkout.getByLabel('Expires'), '12 / 34')
    await this.use.write(checkout.getByLabel('Security code'), '123')
    await this.use.write(checkout.getByLabel('Name on the card'), 'Moana Parata')
    await this.use.press(checkout.getByRole('button', { name: /^Pay / }))
  }
}
