import type { APIRequestContext, Page } from '@playwright/test'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import { type Route, routeAnswer, routes, type Visitor } from '@waymark/domain/rights/route-access'
import { accountAdmin as admin, individual, member } from '@waymark/domain/testing/visitors'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { callerFor } from '../fixtures/caller.ts'
import {
  expect,
  expectReadableInThemes,
  expectSoundAsWhole,
  expectSoundParts,
  kindsOfParts,
  type Theme,
  test,
} from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'

const firstTheme: Theme = { colorScheme: 'light', contrast: 'no-preference' }
const themes: readonly Theme[] = [
  firstTheme,
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
]

/** Every screen by its address, opened by an account that may see it. */
const openedByAddress = Map.groupBy(routes, (route) => {
  const [section] = route.segments
  return route.access === 'anyone' ? 'nobody signed in' : `${accountFor(route)}, /${section}`
})

for (const [name, group] of openedByAddress) {
  const [first] = group
  const account = first ? accountFor(first) : null
  test(`${name}: every screen is sound in every width and theme`, async ({ as }) => {
    test.setTimeout(120_000 + group.length * 25_000)
    const page = await as(account)
    for (const { path } of group) {
      await test.step(path, async () => {
        await page.goto(addressOf(path))
        await expectSound(page, path)
      })
    }
  })
}

/** Every 40 px between a phone and a desk, 200 % zoom of a small screen (640) among them. */
const betweenWidths = Array.from({ length: 24 }, (_, step) => 320 + step * 40)

test('the top bar fits at every width between a phone and a desk', async ({ as }) => {
  for (const account of ['individual', 'hybrid.admin']) {
    const page = await as(account)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of betweenWidths) {
      await page.setViewportSize({ width, height: 450 })
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(widest, { message: `${account} at ${width} px` }).toBeLessThanOrEqual(width)
    }
  }
})

/** Who opens the same screens with other rights; they go from one to the next inside the app, as links do. */
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
  test(`${account}: every screen that they may open is sound`, async ({ as }) => {
    const page = await as(account)
    await page.goto('/dashboard')
    await visitAll(page, visitor)
  })
}

test('hybrid.admin in consumer mode: every screen that they may open is sound', async ({ as }) => {
  const page = await as('hybrid.admin')
  await page.goto('/dashboard')
  await new AppFrame(page).chooseMode('Consumer')
  await visitAll(page, { ...admin, mode: 'consumer' })
})

for (const account of [null, 'individual'] as const)
  test(`${account ?? 'a stranger'}: every screen of finding and booking an activity is sound`, async ({
    as,
    request,
  }) => {
    test.setTimeout(480_000)
    const page = await as(account)
    const { activityId, sessionIds } = await newActivity(request)
    const [first = 0, second = 0] = sessionIds
    const found = `/activity-booking/new-booking?activityId=${activityId}`
    const addresses = [
      '/activity-booking/new-booking?spaces=50&price=0',
      found,
      `${found}&view=calendar`,
      `/activity-booking/new-booking?activitySessionId=${first}`,
      ...(account === null ? ['/activity-booking/1'] : await bookingsOf(request, account, [first, second])),
    ]
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expectSound(page, address.replace(/\d+/g, ''))
      })
  })

/** The pages of two bookings: one that waits for its payment, and one that was given back. */
async function bookingsOf(
  request: APIRequestContext,
  account: string,
  sessionIds: readonly number[],
): Promise<readonly string[]> {
  const client = await callerFor(request, account)
  const ids: number[] = []
  for (const activitySessionId of sessionIds) {
    const { activityBookingId } = await client.ask(activityBooking.addNewActivityBooking, {
      activitySessionId,
      people: [
        { name: 'Hēmi Parata', wantsWheelchairSpace: true },
        { name: 'Tama', kind: 'companion', companionOf: 0 },
      ],
      contactName: 'Hēmi Parata',
      contactEmail: 'hemi@journeys.test',
      totalCents: 2400,
    })
    ids.push(activityBookingId)
  }
  await client.ask(activityBooking.releaseActivityBooking, { activityBookingId: ids[1] ?? 0 })
  return ids.map((id) => `/activity-booking/${id}`)
}

/** Whose screens show an activity and a session of their own, which id 1 is not. */
for (const account of ['service.manager', 'staff']) {
  test(`${account}: an activity and a session are sound in every part`, async ({ as, request }) => {
    test.setTimeout(480_000)
    const page = await as(account)
    for (const path of await activityAddresses(request, account)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectSound(page, path.replace(/\d+/g, ''))
      })
    }
  })
}

/** The parts of an activity, of its next session, and of a session that is being added. */
async function activityAddresses(request: APIRequestContext, account: string): Promise<string[]> {
  const caller = await callerFor(request, account)
  const [area] = await caller.ask(serviceArea.getServiceAreasByUser, {})
  const { items } = await caller.ask(activitySession.getActivitySessionList, {
    serviceAreaId: area?.serviceAreaId ?? 0,
    statuses: ['Active'],
  })
  const session = items.find(({ isOfAmenity }) => !isOfAmenity)
  if (!session) throw new Error(`${account} has a session to come.`)
  const activities = '/service-area/activities-events'
  const ofActivity = `${activities}/${session.activityId}`
  const ofSession = `${activities}/activity-session/${session.activitySessionId}`
  return [
    ...['', '?tab=access', '?tab=sessions', '?tab=price'].map((part) => `${ofActivity}${part}`),
    ...['', '?tab=details'].map((part) => `${ofSession}${part}`),
    `${activities}/activity-session/new?activity=${session.activityId}`,
  ]
}

/** The demo account that opens a route by its address, according to the route's guard. */
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

function addressOf(path: string): string {
  return path.replace('/{id?}', '').replace('{id}', '1').replace('{topic}', 'venues')
}

async function visitAll(page: Page, visitor: Visitor): Promise<void> {
  const open = routes.filter(({ path, access }) => access !== 'anyone' && routeAnswer(path, visitor) === 'open')
  test.setTimeout(120_000 + open.length * 20_000)
  for (const { path } of open) {
    await test.step(path, async () => {
      await goWithin(page, addressOf(path))
      await expectSound(page, path)
    })
  }
}

/** Goes to another screen as a link does, and waits for its heading: another one, or the same with the focus. */
async function goWithin(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  const left = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1')
    // As when a link is pressed: the screen that is left no longer holds on to the focus.
    dispatchEvent(new KeyboardEvent('keydown'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return heading
  }, path)
  await page.waitForFunction((before) => {
    const heading = document.querySelector('h1')
    return heading !== null && (heading !== before || heading === document.activeElement)
  }, left)
  await left.dispose()
}

/** What passed in this worker, by the elements it contains: the content of each screen, and the frame around it. */
const sound = new Set<string>()

/**
 * One h1, nothing still loading and no horizontal scrolling at each width, and no axe violations in any theme. Every
 * rule runs once at each width, since a width changes what is shown and where; themes change colours only, so the rules
 * that read colours run in each of them. Where both the content and the frame passed before, each with another
 * counterpart, the rules that judge a page as a whole and those that read colours remain.
 */
async function expectSound(page: Page, path: string): Promise<void> {
  await expectSettled(page)
  const { content, frame } = await page.evaluate(kindsOfParts)
  const parts = [`${path} ${content}`, `frame ${frame}`]
  const isKnown = parts.every((part) => sound.has(part))
  for (const width of [320, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ ...firstTheme, reducedMotion: 'reduce' })
      await expectSettled(page)
      expect(await page.evaluate(widthBeyond)).toBeLessThanOrEqual(1)
      await (isKnown ? expectSoundAsWhole(page) : expectSoundParts(page))
      await expectReadableInThemes(page, themes)
    })
  }
  for (const part of parts) sound.add(part)
}

async function expectSettled(page: Page): Promise<void> {
  // Whoever is signed in sees another page than the document, once its script is there.
  await expect(page.locator('#root[data-first-screen]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
}

/** How far the page scrolls sideways, in px. */
function widthBeyond(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
