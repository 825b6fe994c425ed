import type { Page } from '@playwright/test'
import { test } from '../fixtures/own-suite.ts'
import { expect, expectAccessible } from '../fixtures/test.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'

const token = 'pk.journeys'
test.use({ suiteEnv: { MAPBOX_TOKEN: token } })

/** The least that Mapbox answers for a style: ground alone, and letters without a shape. */
const style = {
  version: 8,
  name: 'Ground',
  glyphs: 'mapbox://fonts/mapbox/{fontstack}/{range}.pbf',
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eeeeee' } }],
}

/** Stands in for Mapbox, which answers style and letters; gives the addresses of the styles that were asked for. */
async function answerAsMapbox(page: Page, status = 200): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/(api|events)\.mapbox\.com\//, (route) => {
    const url = route.request().url()
    if (!url.includes('/styles/v1/')) return route.fulfill({ status: 200, body: '' })
    asked.push(url)
    return route.fulfill({ status, json: status === 200 ? style : { message: 'Not Authorized - Invalid Token' } })
  })
  return asked
}

test('with a key of Mapbox the map is theirs, and behaves as without one', { tag: '@map' }, async ({ page }) => {
  const asked = await answerAsMapbox(page)
  const map = new LocationMapPage(page)
  await map.open()
  await map.hasDrawnMap()
  expect(asked[0]).toContain('/styles/v1/mapbox/streets-v12')
  expect(new URL(asked[0] ?? '').searchParams.get('access_token')).toBe(token)
  await expect(page.locator('.mapboxgl-canvas')).toBeVisible()
  await expectAccessible(page)

  await test.step('arrow keys move between pins, a group splits up in place, Escape leads back', async () => {
    const pins = page.getByRole('group', { name: 'Places on the map' }).getByRole('button')
    await pins.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(pins.first()).not.toBeFocused()
    await map
      .pin(/^Group of \d+ places/)
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/z=14/)
    await expect(page.locator('[data-marker]:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('canvas:focus')).toBeVisible()
  })

  await test.step('buttons zoom, the list follows, and a place chosen in the list is the chosen pin', async () => {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(page).toHaveURL(/z=13/)
    await map.hasCounted()
    const name = (await map.places.getByRole('link').first().textContent()) ?? ''
    await map.choose(name)
  })

  await test.step('in dark its dark style is taken', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => asked.some((url) => url.includes('/mapbox/dark-v11'))).toBe(true)
  })
})

test('a key that Mapbox refuses leaves the map without a key', { tag: '@map' }, async ({ page }) => {
  const asked = await answerAsMapbox(page, 401)
  const map = new LocationMapPage(page)
  await map.open()
  await map.hasDrawnMap()
  expect(asked.length).toBeGreaterThan(0)
  await expect(page.locator('.maplibregl-canvas')).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: /GeoNames/ })
      .or(page.getByText(/Coast: GSHHG/))
      .first(),
  ).toBeVisible()
})
