import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'

const place = { path: '/location-map/1', name: 'Kōwhai Care, Newtown' }

test('a stranger opens the address of a place, shares it, keeps the place and comes back signed in', async ({
  page,
}) => {
  await page.goto(place.path)
  await expect(page).toHaveTitle(`${place.name} · Waymark`)
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
  await expectAccessible(page)

  await test.step('the link goes to the clipboard where the device has no sharing, and that is said', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
      const copied: string[] = []
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void copied.push(text) },
      })
      Object.assign(globalThis, { copied })
    })
    await page.getByRole('button', { name: 'Share' }).press('Enter')
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toEqual([new URL(place.path, page.url()).href])
  })

  await test.step('directions go by the words of the address and by the point', async () => {
    const ways = page.getByRole('list', { name: `Directions to ${place.name}` })
    await expect(ways.getByRole('link', { name: 'Google Maps' })).toHaveAttribute('href', /destination=.*Riddiford/)
    await expect(ways.getByRole('link', { name: "Your device's own map" })).toHaveAttribute(
      'href',
      /^geo:-41\.\d+,174\.\d+\?q=/,
    )
  })

  await test.step('the place is kept by whoever logs in, on the page where they were', async () => {
    await page.getByRole('button', { name: /^Add to shortlist/ }).press('Enter')
    await page.getByRole('link', { name: 'Log in to keep it' }).press('Enter')
    await new LoginPage(page).fill('individual@demo.test', demoPassword)
    await expect(page).toHaveURL(place.path)
    await expect(page.getByRole('button', { name: /^On your shortlist/ })).toBeVisible()
  })
})

test('a place is printed with all its facts, without the frame', async ({ page }) => {
  await page.goto(place.path)
  const toilet = page.getByText('Alarm cord that reaches the floor')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(toilet).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(toilet).toBeVisible()
  await expect(page.getByText(/^Printed on .* the newest ones are at .*location-map\/1$/)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the document says what the place is, for people and for search engines', async ({ page }) => {
    await page.goto(place.path)
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
    // A closed part could never be opened here, so that all of them are open.
    const unloading = page.locator('dl > div').filter({ hasText: 'Room to unload a hoist at the side or back' })
    await expect(unloading.getByRole('definition')).toContainText('No')
    await expect(unloading).toBeVisible()
    const markup: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(markup).toMatchObject({ '@context': 'https://schema.org', name: place.name })
  })
})

test('a place that is not public says so', async ({ page }) => {
  await page.goto('/location-map/999999')
  await expect(page.getByRole('heading', { name: 'We could not find this place' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
