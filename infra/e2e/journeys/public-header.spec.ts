import { expect, test } from '../fixtures/test.ts'

test('a visitor finds the main links and the login in one row, on whichever page they are', async ({ page }) => {
  await page.goto('/activity-booking/new-booking')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Activities' })).toHaveAttribute('aria-current', 'page')
  for (const width of [1152, 1190, 1235, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [links, login] = await Promise.all([
      header.getByRole('navigation', { name: 'Main' }).boundingBox(),
      header.getByRole('link', { name: 'Log in' }).boundingBox(),
    ])
    expect(login?.y, `at ${width} px`).toBeLessThan((links?.y ?? 0) + (links?.height ?? 0))
  }
})
