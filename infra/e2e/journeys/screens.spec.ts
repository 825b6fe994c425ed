import type { BrowserContext } from '@playwright/test'
import { type Route, routes } from '@waymark/domain/rights/route-access'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { LoginPage } from '../pages/login-page.ts'

/** Every screen of the source, opened as somebody who may: no fault, one h1, no sideways scrolling, nothing for axe to find. */
const looks = [
  { width: 1280, colorScheme: 'light', contrast: 'no-preference' },
  { width: 320, colorScheme: 'dark', contrast: 'no-preference' },
] as const

/** The demo account that may open a route, by the rule that guards it. */
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

for (const look of looks) {
  test.describe(`at ${look.width} px, ${look.colorScheme}`, () => {
    test.describe.configure({ mode: 'default' })
    const contexts = new Map<string | null, BrowserContext>()

    test.afterAll(async () => {
      for (const context of contexts.values()) await context.close()
    })

    for (const route of routes) {
      test(route.path, async ({ browser }) => {
        const account = accountFor(route)
        const known = contexts.get(account)
        const context =
          known ??
          (await browser.newContext({
            viewport: { width: look.width, height: 900 },
            colorScheme: look.colorScheme,
            reducedMotion: 'reduce',
          }))
        if (!known) {
          contexts.set(account, context)
          if (account) {
            const page = await context.newPage()
            await new LoginPage(page).signIn(`${account}@demo.test`)
            await page.close()
          }
        }
        const page = await context.newPage()
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        await page.goto(route.path.replace('/{id?}', '').replace('{id}', '1'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBeLessThanOrEqual(1)
        await expectAccessible(page)
        expect(faults).toEqual([])
        await page.close()
      })
    }
  })
}
