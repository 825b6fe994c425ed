import { expect, type Locator, type Page } from '@playwright/test'

/** The form of a location: at /service-area/new, and under "Details" of its own page. */
export class LocationFormPage {
  readonly page: Page
  readonly name: Locator
  readonly kind: Locator
  readonly place: Locator
  readonly address: Locator
  readonly latitude: Locator
  readonly longitude: Locator
  readonly radius: Locator
  readonly pin: Locator
  readonly problems: Locator

  constructor(page: Page) {
    this.page = page
    this.name = page.getByLabel('Name', { exact: true })
    this.kind = page.getByRole('button', { name: /Kind of place/ })
    this.place = page.getByRole('combobox', { name: 'Find the place' })
    this.address = page.getByLabel('Address', { exact: true })
    this.latitude = page.getByLabel('Latitude')
    this.longitude = page.getByLabel('Longitude')
    this.radius = page.getByLabel('Radius')
    this.pin = page.getByRole('button', { name: 'Pin of the location' })
    this.problems = page.getByText(/^\d+ things? to fix/)
  }

  async chooseKind(name: string): Promise<void> {
    await this.kind.click()
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  /** Finds a place by the start of its name; `label` is the suggestion to choose. */
  async findPlace(typed: string, label: string): Promise<void> {
    await this.place.fill(typed)
    await this.page.getByRole('option', { name: label }).click()
    await expect(this.latitude).not.toHaveValue('')
  }

  /** Scrolls to the map, which loads when it comes into view, and waits until it is drawn. */
  async hasDrawnMap(): Promise<void> {
    await this.radius.scrollIntoViewIfNeeded()
    await expect(this.page.locator('section[aria-label="Map of the location"][data-ready="true"]')).toBeVisible({
      timeout: 30_000,
    })
  }

  async position(): Promise<{ latitude: number; longitude: number }> {
    return { latitude: Number(await this.latitude.inputValue()), longitude: Number(await this.longitude.inputValue()) }
  }

  /** Drags the pin by this many pixels. */
  async dragPin(right: number, down: number): Promise<void> {
    await this.pin.scrollIntoViewIfNeeded()
    const box = await this.pin.boundingBox()
    if (!box) throw new Error('The pin is not on the screen')
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + right, from.y + down, { steps: 4 })
    await this.page.mouse.up()
  }

  async save(label: 'Add the location' | 'Save details'): Promise<void> {
    await this.page.getByRole('button', { name: label }).click()
  }
}
