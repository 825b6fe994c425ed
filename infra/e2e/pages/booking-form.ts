import { expect, type Page } from '@playwright/test'
import type { InputMethod } from './input-methods.ts'
import { timeWords } from './new-booking-page.ts'

/** The booking form, used by mouse or by keyboard. */
export class BookingForm {
  readonly page: Page
  readonly inputMethods: InputMethod

  constructor(page: Page, inputMethods: InputMethod) {
    this.page = page
    this.inputMethods = inputMethods
  }

  async open(serviceAreaServiceId: number): Promise<void> {
    await this.page.goto(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`)
  }

  async chooseFirstSize(): Promise<void> {
    const sizes = this.page.getByRole('radiogroup', { name: 'How long do you need?' })
    await this.inputMethods.pick(sizes.getByRole('radio').first())
  }

  /** Uses the suggested address: that of the last booking, or of the location that books. */
  async useLastAddress(): Promise<void> {
    await this.inputMethods.press(this.page.getByRole('button', { name: 'Use this address' }))
    await expect(this.page.getByText('In the area.')).toBeVisible()
  }

  async writeAddress(street: string, suburb: string): Promise<void> {
    await this.inputMethods.write(this.page.getByLabel('Street and number'), street)
    await this.inputMethods.write(this.page.getByRole('combobox', { name: 'Suburb, town or city' }), suburb)
    await expect(this.page.getByRole('option', { name: new RegExp(suburb) }).first()).toBeVisible()
    await this.page.keyboard.press('ArrowDown')
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByText('In the area.')).toBeVisible()
  }

  async takeNextFree(): Promise<void> {
    await this.inputMethods.press(this.page.getByRole('button', { name: 'Take this time' }))
  }

  /** A time of the day that is shown, such as `2026-12-03T09:30:00`. */
  async chooseTimeOfDay(start: string): Promise<void> {
    await this.inputMethods.press(this.page.getByRole('button', { name: timeWords(start), exact: true }))
  }

  /** Confirms; if somebody else was faster, takes the first alternative time that the page offers. */
  async confirm(): Promise<void> {
    await this.inputMethods.press(this.page.getByRole('button', { name: 'Confirm booking' }))
    const confirmed = this.page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })
    const faster = this.page.getByRole('heading', { level: 1, name: 'Somebody else got there first' })
    await expect(confirmed.or(faster)).toBeVisible()
    if (await faster.isVisible())
      await this.inputMethods.press(this.page.getByRole('button', { name: /^Take .*\d{4}/ }).first())
    await expect(confirmed).toBeVisible()
  }

  /** The number of the booking that was confirmed. */
  async bookingId(): Promise<number> {
    const path = await this.page.getByRole('link', { name: 'See the booking' }).getAttribute('href')
    return Number(path?.split('/').at(-1))
  }
}
