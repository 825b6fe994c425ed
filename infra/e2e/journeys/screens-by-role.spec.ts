import type { Page } from '@playwright/test'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import { routeAnswer, routes, type Visitor } from '@waymark/domain/rights/route-access'
import { accountAdmin as admin, individual, member } from '@waymark/domain/testing/visitors'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'

/** Who opens the screens besides those of `screens.spec.ts`, which checks each screen once, in every theme and width. */
const visitors: Readonly<Record<string, Visitor>> = {
  restricted: individual,
  'provider.admin': { ...admin, subtype: businessSubtype.ServiceProvider },
  'activity.admin': { ...admin, subtype: businessSubtype.ActivityOperator },
  'council.admin': { ...admin, subtype: businessSubtype.Council },
  'service.manager': { ...member, role: staffRole.StaffAndServiceManager },
  'staff.manager': { ...member, role: staffRole.StaffManager },
  staff: { ...member, role: staffRole.Staff },
  coordinator: { ...member, role: staffRole.ActivityCoordinator },
}

for (const [account, visitor] of Object.entries(visitors)) {
  test(`every screen that ${account} may open is accessible`, async ({ as }) => {
    const page = await as(account)
    await page.goto('/dashboard')
    await visitAll(page, visitor)
  })
}

test('every screen of an organisation in consumer mode is accessible', async ({ as }) => {
  const page = await as('hybrid.admin')
  await page.goto('/dashboard')
  await new AppFrame(page).chooseMode('Consumer')
  await visitAll(page, { ...admin, mode: 'consumer' })
})

/** Screens that passed, by the elements they contain: another role's screen either differs or needs no second check. */
const lookedAt = new Set<string>()

/** Goes from screen to screen inside the app, as links do. */
async function visitAll(page: Page, visitor: Visitor): Promise<void> {
  for (const { path, access } of routes) {
    if (access === 'anyone' || routeAnswer(path, visitor) !== 'open') continue
    await test.step(path, async () => {
      await goWithin(page, path.replace('/{id?}', '').replace('{id}', '1'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const looks = `${path} ${await page.evaluate(kindsOfParts)}`
      if (lookedAt.has(looks)) return
      await expectAccessible(page)
      lookedAt.add(looks)
    })
  }
}

async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Every distinct element on the page with its name, state and classes. */
function kindsOfParts(): string {
  const kinds = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    const states = [...element.attributes].filter(({ name }) => /^(role|type|aria-|tabindex|alt)/.test(name))
    kinds.add(`${element.localName}.${element.className} ${states.map(({ name }) => name).join(' ')}`)
  }
  return [...kinds].sort().join('|')
}
