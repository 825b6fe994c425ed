import type { Locator, Page } from '@playwright/test'

export const testCards = { approved: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

/** The pages of the payment sandbox: checkout, and applying to take cards. */
export class PaymentSandbox {
  readonly page: Page
  readonly subscribe: Locator
  readonly cardNumber: Locator
  readonly bankAccount: Locator
  readonly send: Locator

  constructor(page: Page) {
    this.page = page
    this.subscribe = page.getByRole('button', { name: 'Subscribe' })
    this.cardNumber = page.getByLabel('Card number')
    this.bankAccount = page.getByLabel('Bank account')
    this.send = page.getByRole('button', { name: 'Send the application' })
  }

  /** A field of the checkout, by its label. */
  field(label: 'Expires' | 'Security code' | 'Name on the card'): Locator {
    return this.page.getByLabel(label)
  }

  /** What the sandbox decides about an application. */
  decision(name: 'Accept it at once' | 'Refuse it'): Locator {
    return this.page.getByRole('radio', { name })
  }
}
