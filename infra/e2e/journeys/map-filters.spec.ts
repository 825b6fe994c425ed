import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'

const te = { aro: { latitude: -41.2937, longitude: 174.7772 } }

/** "Open now 12" says that there are 12; the title and the button of the dialog say the same once it is on. */
test('every filter says how many places it leaves, by keyboard alone', async ({ as }) => {
  const page = await as('individual')
  const map = new LocationMapPage(page)
  await map.open()
  const opener = page.getByRole('button', { name: 'All filters' })
  await opener.press('Enter')
  const filters = page.getByRole('dialog', { name: 'All filters' })
  await expectAccessible(page)
  for (const [name, part] of [
    [/^Meets all my musts/, /fits=1/],
    [/^Open now/, /open=1/],
    [/^Free \d/, /cost=3/],
  ] as const) {
    await test.step(String(name), async () => {
      const box = filters.getByRole('checkbox', { name })
      await expect(box).toHaveAccessibleName(/\d/)
      await box.press('Space')
      await expect(page).toHaveURL(part)
      // Both read at the same moment: with a full hour, places open and close.
      await expect(async () => {
        const label = await box.evaluate((input) => input.closest('label')?.textContent)
        const count = /(\d+)(?!.*\d)/.exec(label ?? '')?.[1]
        expect(await filters.getByRole('button', { name: new RegExp(`^Show ${count} place`) }).count()).toBe(1)
      }).toPass({ timeout: 15_000 })
      await filters.getByRole('button', { name: 'Clear all filters' }).press('Enter')
      await expect(page).not.toHaveURL(part)
    })
  }
  await test.step('a badge, and the age of who comes', async () => {
    const badge = filters.getByRole('group', { name: 'Vouched for by' }).getByRole('checkbox').first()
    await badge.press('Space')
    await expect(page).toHaveURL(/badge=\d/)
    await filters.getByRole('button', { name: 'Clear all filters' }).press('Enter')
    await filters.getByRole('button', { name: 'Activities', exact: true }).press('Enter')
    await filters.getByRole('textbox', { name: 'Age of the person coming' }).fill('8')
    await filters.getByRole('textbox', { name: 'Age of the person coming' }).press('Tab')
    await expect(page).toHaveURL(/age=8/)
    await expectAccessible(page)
  })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await map.hasCounted()
})

test('near me looks around where the browser says, and nothing of it is kept', async ({ browser }) => {
  await using context = await browser.newContext({ geolocation: te.aro, permissions: ['geolocation'] })
  const page = await context.newPage()
  const map = new LocationMapPage(page)
  await map.open('?near=Sydney%2C%20NSW&at=-33.8678,151.2073&z=12')
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(map.title).toContainText('near where you are')
  await expect(page).toHaveURL(/at=-41\.294%2C174\.777/)
  await expectAccessible(page)
})

test('a browser that may not say where it is leaves the map as it was, and says what to do', async ({ browser }) => {
  await using context = await browser.newContext({ permissions: [] })
  const page = await context.newPage()
  const map = new LocationMapPage(page)
  await map.open()
  const before = page.url()
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(page.getByText(/^Your browser does not tell us where you are\. Allow it/).first()).toBeVisible()
  expect(page.url()).toBe(before)
  await expectAccessible(page)
})
