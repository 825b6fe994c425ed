import { expect, type Locator, type Page } from '@playwright/test'
import type { InputMethod } from './input-methods.ts'
import { PaymentSandbox, testCards } from './payment-sandbox.ts'

/** Who books without an account. */
export interface GuestPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The screens on which somebody books spaces of a session, pays for them, and has them. */
export class ActivityPages {
  readonly page: Page
  readonly use: InputMethod
  readonly title: Locator
  readonly ticket: Locator

  constructor(page: Page, use: InputMethod) {
    this.page = page
    this.use = use
    this.title = page.getByRole('heading', { level: 1 })
    this.ticket = page.getByRole('region', { name: 'Your ticket' })
  }

  /** Who is coming, as the only person so far. */
  async writeFirstPerson(name: string): Promise<void> {
    await this.use.write(this.page.getByLabel('Name', { exact: true }), name)
  }

  async writeGuest({ firstName, lastName, email }: GuestPerson): Promise<void> {
    await this.use.write(this.page.getByLabel('First name'), firstName)
    await this.use.write(this.page.getByLabel('Last name'), lastName)
    await this.use.write(this.page.getByLabel('Email'), email)
    await this.use.write(this.page.getByLabel('Phone'), '021 555 0142')
  }

  /** Fills in the checkout of the payment sandbox, and pays. */
  async pay(card: keyof typeof testCards): Promise<void> {
    const sandbox = new PaymentSandbox(this.page)
    await expect(this.title).toContainText('Pay for')
    await this.use.write(sandbox.cardNumber, testCards[card])
    await this.use.write(sandbox.field('Expires'), '12 / 34')
    await this.use.write(sandbox.field('Security code'), '123')
    await this.use.write(sandbox.field('Name on the card'), 'Moana Parata')
    await this.use.press(this.page.getByRole('button', { name: /^Pay / }))
  }

  /** The number of the booking whose page is open. */
  bookingId(): number {
    return Number(/\/activity-booking\/(\d+)/.exec(this.page.url())?.[1])
  }
}
