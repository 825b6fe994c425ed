import { expect, test } from '../fixtures/test.ts'
import { boxOf } from '../pages/box-of.ts'

test('a visitor finds the main links and the login in one row, on whichever page they are', async ({ page }) => {
  await page.goto('/activity-booking/new-booking')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Activities' })).toHaveAttribute('aria-current', 'page')
  for (const width of [1152, 1190, 1235, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [links, login] = await Promise.all([
      boxOf(header.getByRole('navigation', { name: 'Main' })),
      boxOf(header.getByRole('link', { name: 'Log in' })),
    ])
    expect(login.height, `at ${width} px`).toBeGreaterThan(0)
    expect(login.y, `at ${width} px`).toBeLessThan(links.y + links.height)
  }
})
