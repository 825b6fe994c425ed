import { expect, type Locator, type Page } from '@playwright/test'

/** /location-map: the list, the map and the place that was chosen. */
export class LocationMapPage {
  readonly page: Page
  readonly title: Locator
  readonly places: Locator
  readonly venue: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole('heading', { level: 1 })
    this.places = page.locator('[data-place]')
    this.venue = page.getByRole('region', { name: 'Chosen place' })
  }

  /** Opens the screen and waits for its list. `query` is the address's query, such as `?o=8`. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/location-map${query}`)
    await this.hasCounted()
  }

  /** Waits until the title says how many places there are. */
  async hasCounted(): Promise<void> {
    await expect(this.title).toHaveText(/^\d[\d,]* places? /)
  }

  /** Waits until the map is drawn; the list needs no such wait. */
  async hasDrawnMap(): Promise<void> {
    await expect(this.page.locator('section[aria-label="Map"][data-ready="true"]')).toBeVisible({ timeout: 30_000 })
  }

  /** Searches near a place found by the start of its name; `label` is the suggestion to choose. */
  async lookNear(typed: string, label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Near' }).fill(typed)
    await this.page.getByRole('option', { name: label }).click()
    await expect(this.title).toContainText(`near ${label.split(',')[0]}`)
  }

  /** Turns one of the filters beside "Near" on or off. */
  async toggle(filter: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Only show places with' }).getByText(filter, { exact: true }).click()
    await this.hasCounted()
  }

  /** Opens a place from the list; its panel then has the focus. */
  async choose(name: string): Promise<void> {
    await this.places.getByRole('link', { name }).click()
    await expect(this.venue.getByRole('heading', { level: 2, name })).toBeFocused()
  }

  /** Lists the activities of the map in place of its places. */
  async showActivities(): Promise<void> {
    const shown = this.page.getByRole('radiogroup', { name: 'Show' })
    await shown.getByRole('radio', { name: 'Places' }).press('ArrowRight')
    await expect(shown.getByRole('radio', { name: 'Activities' })).toBeFocused()
    await expect(this.title).toHaveText(/^\d[\d,]* activit(y|ies) /)
  }

  /** An activity of the list, by its title. */
  activity(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true })
  }

  /** The link that books a service of the chosen place. */
  bookLink(serviceName: string): Locator {
    return this.venue.getByRole('link', { name: `Book ${serviceName}` })
  }

  /** A pin or a group of pins on the map, by its name. */
  pin(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: 'Places on the map' }).getByRole('button', { name })
  }
}
