import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** What Swagger UI does on its own: a copy button inside the button of a call, groups as h3 below h1, its head outside of main. */
const ofSwaggerUi = ['nested-interactive', 'heading-order', 'region']

test('the page of calls lists them, opens one by keyboard, and nothing of it is refused by the policy', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto('/api/docs')
  const login = page.getByRole('button', { name: /^POST\s*\/api\/Account\/login/ })
  // The library reads half a megabyte of schemas.
  await expect(login).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, ofSwaggerUi)

  await login.focus()
  await page.keyboard.press('Enter')
  await expect(login).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('422', { exact: true }).first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(refused).toEqual([])
})
