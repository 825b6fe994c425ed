import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Route, routes } from '@waymark/domain/rights/route-access'
import { signedIn } from '../fixtures/signed-in.ts'
import { expect, expectAccessible, expectReadableColours, test } from '../fixtures/test.ts'

/** How each screen of the source is checked, opened once by somebody who may see it. */
const looks = [
  { name: 'at 1280 px, light', width: 1280, colorScheme: 'light' },
  { name: 'at 320 px, dark', width: 320, colorScheme: 'dark' },
] as const

/** The demo account that may open a route, according to the route's guard. */
function accountFor({ access }: Route): string | null {
  switch (access) {
    case 'anyone':
      return null
    case 'signedIn':
    case 'asConsumer':
    case 'readsBookings':
      return 'individual'
    case 'inOnboarding':
      return 'onboarding'
    case 'globalAdmin':
      return 'global.admin'
    default:
      return 'hybrid.admin'
  }
}

/** One browser context for each account and worker: it signs in once. */
const contexts = new Map<string | null, BrowserContext>()

async function contextOf(browser: Browser, account: string | null): Promise<BrowserContext> {
  const known = contexts.get(account)
  if (known) return known
  const storageState = account === null ? undefined : await signedIn(browser, account)
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(storageState && { storageState }) })
  contexts.set(account, context)
  return context
}

test.describe.configure({ mode: 'default' })

test.afterAll(async () => {
  for (const context of contexts.values()) await context.close()
  contexts.clear()
})

for (const route of routes) {
  test(route.path, async ({ browser }) => {
    const context = await contextOf(browser, accountFor(route))
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(route.path.replace('/{id?}', '').replace('{id}', '1'))
    for (const { name, width, colorScheme } of looks) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await expectSound(page)
      })
    }
    await test.step('in high contrast', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' })
        await expectReadableColours(page)
      }
    })
    expect(faults).toEqual([])
    await page.close()
  })
}

/** One h1, nothing still loading, no horizontal scrolling, no axe violations. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(1)
  await expectAccessible(page)
}
