import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'

test('a place is found by its facts, with the list and the keyboard alone', { tag: '@map' }, async ({ page }) => {
  const map = new LocationMapPage(page)
  await map.open()
  await map.toggle('No steps')
  await expect(page).toHaveURL(/o=8/)
  await map.lookNear('te ar', 'Te Aro, Wellington')
  await map.hasCounted()
  const [first] = await map.places.getByRole('link').all()
  if (!first) throw new Error('The demo world has no step-free place near Te Aro')
  // The map may still be loading there, and refreshes the list when it arrives.
  await expect(async () => {
    const name = (await first.textContent()) ?? ''
    await first.press('Enter', { timeout: 2000 })
    await expect(map.venue.getByRole('heading', { level: 2, name })).toBeFocused({ timeout: 3000 })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('arrow keys move between pins, and a group splits up in place', { tag: '@map' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const map = new LocationMapPage(page)
  await map.open()
  await map.hasDrawnMap()
  await expectAccessible(page)
  const pins = page.getByRole('group', { name: 'Places on the map' }).getByRole('button')
  await pins.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(pins.first()).not.toBeFocused()
  const group = map.pin(/^Group of \d+ places/).first()
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/z=14/)
  await expect(page.locator('[data-marker]:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('canvas:focus')).toBeVisible()
})

test('Back and a link restore the same places', async ({ page }) => {
  const map = new LocationMapPage(page)
  await map.open('?near=Sydney%2C%20NSW&at=-33.8678,151.2073&z=12')
  const before = await map.title.textContent()
  await map.toggle('Hearing loop')
  await expect(map.title).not.toHaveText(before ?? '')
  await page.goBack()
  await expect(map.title).toHaveText(before ?? '')
})

test('an activity is found on the map by its kind and price, with the keyboard alone', async ({ page }) => {
  const map = new LocationMapPage(page)
  await map.open()
  await map.showActivities()
  await expectAccessible(page)
  const unfiltered = (await map.title.textContent()) ?? ''
  await page.getByRole('button', { name: 'All filters' }).press('Enter')
  const filters = page.getByRole('dialog', { name: 'All filters' })
  await filters.getByRole('button', { name: 'Activities', exact: true }).press('Enter')
  await filters.getByRole('checkbox', { name: 'Swimming' }).press('Space')
  await filters.getByRole('textbox', { name: /^At most/ }).fill('10')
  await expectAccessible(page)
  await filters.getByRole('button', { name: /^Show \d+ activit/ }).press('Enter')
  await expect(page).toHaveURL(/kind=22&price=1000&show=activities/)
  await expect(map.activity('Quiet swim').first()).toBeVisible()
  await expect(map.activity('Cooking from home gardens')).toHaveCount(0)
  await expect(map.title).not.toHaveText(unfiltered)
  const [address, title] = [page.url(), await map.title.textContent()]
  await map.activity('Quiet swim').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet swim' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(map.title).toHaveText(title ?? '')
})

test('a place names its activities, with their next dates', async ({ page }) => {
  const map = new LocationMapPage(page)
  await map.open('?near=Kilbirnie&at=-41.318,174.795')
  await map.choose('Evans Bay Pool')
  const activities = map.venue.getByRole('region', { name: 'Activities at Evans Bay Pool' })
  await expect(activities.getByRole('link', { name: 'Quiet swim' })).toBeVisible()
  await expect(activities.getByRole('list', { name: 'Next dates' }).first()).toContainText('left')
  await expectAccessible(page)
})

test('a private place is on the map of the client who has it on the shortlist, and of nobody else', async ({
  as,
  page,
}) => {
  const raumati = '?near=Raumati&at=-40.9192,174.9832&sort=nearest'
  const cottage = 'Kōwhai Respite Cottage'
  const stranger = new LocationMapPage(page)
  await stranger.open(raumati)
  await expect(stranger.places.getByRole('link', { name: cottage })).toHaveCount(0)

  const client = new LocationMapPage(await as('individual'))
  await client.open(raumati)
  await expect(client.places.filter({ hasText: cottage })).toContainText('Private')
  await client.choose(cottage)
})
