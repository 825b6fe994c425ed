import { expect, type Locator, type Page } from '@playwright/test'

/** /service-area/scheduling, by mouse. */
export class SchedulingPage {
  readonly page: Page
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    this.question = page.getByRole('alertdialog')
  }

  async open(serviceAreaServiceId: number, monday: string, tab: 'weekly' | 'away' | 'many' = 'weekly'): Promise<void> {
    await this.page.goto(`/service-area/scheduling?service=${serviceAreaServiceId}&week=${monday}&tab=${tab}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Scheduling' })).toBeVisible()
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** Opens a new span and fills it in; days are YYYY-MM-DD. */
  async addSpan(span: {
    readonly kind: 'Away' | 'Extra time'
    readonly forWhom: string
    readonly day: string
    readonly from: string
    readonly to: string
  }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add time away or extra time' }).click()
    await this.choose(/ What$/, span.kind)
    await this.choose(/ For whom$/, span.forWhom)
    await this.typeDay('From', span.day)
    await this.choose(/ From, time$/, span.from)
    await this.typeDay('To', span.day)
    await this.choose(/ To, time$/, span.to)
  }

  /** Chooses from a list by the name of its button: its value, then its label. */
  async choose(label: RegExp | string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: label }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  async typeDay(label: string, day: string): Promise<void> {
    await this.page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton', { name: /^day/ }).click()
    await this.page.keyboard.type(day.split('-').reverse().join(''))
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: /^Save / }).click()
  }
}
