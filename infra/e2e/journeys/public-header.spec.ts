import { expect, test } from '../fixtures/test.ts'
import { areInOneRow } from '../pages/in-one-row.ts'

test('a visitor finds the main links and the login in one row, on whichever page they are', async ({ page }) => {
  await page.goto('/activity-booking/new-booking')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Activities' })).toHaveAttribute('aria-current', 'page')
  for (const width of [1152, 1190, 1235, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const links = header.getByRole('navigation', { name: 'Main' })
    await expect
      .poll(() => areInOneRow(links, header.getByRole('link', { name: 'Log in' })), { message: `at ${width} px` })
      .toBe(true)
  }
})
