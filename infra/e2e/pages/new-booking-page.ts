import { expect, type Page } from '@playwright/test'
import { tick } from './tick.ts'

const dayWords = new Intl.DateTimeFormat('en-NZ', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The booking form of one service. */
export class NewBookingPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async chooseSize(name: RegExp): Promise<void> {
    await tick(this.page.getByRole('radio', { name }))
  }

  async useLastAddress(): Promise<void> {
    await this.page.getByRole('button', { name: 'Use this address' }).click()
    await expect(this.page.getByText('In the area.')).toBeVisible()
  }

  async writeAddress(street: string, suburb: string): Promise<void> {
    await this.page.getByLabel('Street and number').fill(street)
    const field = this.page.getByRole('combobox', { name: 'Suburb, town or city' })
    await field.click()
    await field.pressSequentially(suburb)
    await this.page
      .getByRole('option', { name: new RegExp(suburb) })
      .first()
      .click()
  }

  /** Chooses a wall time, such as `2026-12-03T09:30:00`, in the calendar and the times of its day. */
  async chooseTime(start: string): Promise<void> {
    const day = dayWords.format(new Date(`${start.slice(0, 10)}T00:00:00Z`)).replace(',', '')
    const cell = this.page.getByRole('button', { name: new RegExp(`^${day}, \\d+ free`) })
    const nextMonth = this.page.getByRole('button', { name: /, the month after$/ })
    await expect(nextMonth).toBeVisible()
    while (!(await this.page.getByRole('button', { name: new RegExp(`^${day},`) }).count())) await nextMonth.click()
    await cell.click()
    await this.page.getByRole('button', { name: timeWords(start), exact: true }).click()
  }

  async takeNextFree(): Promise<void> {
    await this.page.getByRole('button', { name: 'Take this time' }).click()
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm booking' }).click()
  }
}

/** "9:30 am", as the screens show a wall time. */
export function timeWords(start: string): string {
  const hour = Number(start.slice(11, 13))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${start.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}

/** The wall time in words such as "Wed 9 Dec 2026 11:00 am": `2026-12-09T11:00:00`. */
export function wallTimeIn(text: string): string {
  const found = /(\d{1,2} \w{3} \d{4})\s+(\d{1,2}:\d{2}\s[ap]m)/.exec(text)
  if (!found) throw new Error(`There is no date and time in "${text}".`)
  return new Date(`${found[1]} ${found[2]?.replace(/\s/, ' ')} UTC`).toISOString().slice(0, 19)
}
