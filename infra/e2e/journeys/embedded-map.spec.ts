import type { Page } from '@playwright/test'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { otherSite } from '../fixtures/other-site.ts'
import { expect, expectAccessibleFrame, test } from '../fixtures/test.ts'
import { EmbeddedMap } from '../pages/embedded-map.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { newAddress } from '../pages/register-pages.ts'

const moana = { firstName: 'Moana', lastName: 'Parata' }
/** Where Kōwhai Care is, whose session is booked; and a library nearby. */
const atNewtown = 'near=Newtown&at=-41.3125,174.7795'
const organiser = 'Kōwhai Care, Newtown'

const scriptTag = (origin: string | undefined, query = atNewtown) =>
  `<script src="${origin}/access-map.js" data-query="${query}" data-title="Places near Harbour Care"></script>`

/** As browsers are that forbid storage to the frames of other sites: each way to it throws. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: forbidden })
    Reflect.set(
      window,
      'BroadcastChannel',
      class {
        constructor() {
          forbidden()
        }
      },
    )
    Object.defineProperty(navigator.locks, 'request', { value: async () => forbidden() })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
}

for (const [name, isForbidden] of [
  ['by keyboard alone', false],
  ['by mouse', true],
] as const satisfies readonly (readonly [InputMethodName, boolean])[])
  test(`a guest on another site's page finds a place, shortlists it, books two spaces and pays, ${name}${
    isForbidden ? ', where storage is forbidden' : ''
  }`, async ({ page, request, baseURL }) => {
    test.setTimeout(240_000)
    const { title } = await newActivity(request)
    if (isForbidden) await forbidStorage(page)
    const site = await otherSite(scriptTag(baseURL))
    const use = inputMethods[name](page)
    const map = new EmbeddedMap(page, use)

    await test.step('finds the place, and shortlists it', async () => {
      await page.goto(site.address)
      await expect(map.place(organiser)).toBeVisible()
      await expectAccessibleFrame(map.frame())
      await use.press(map.inside.getByRole('button', { name: `Shortlist ${organiser}` }))
      await use.press(map.inside.getByRole('button', { name: /^My shortlist/ }))
      await expect(map.inside.getByRole('region', { name: 'My shortlist' }).getByRole('article')).toHaveCount(1)
      await expectAccessibleFrame(map.frame())
    })

    await test.step('reads its facts, and what takes place there', async () => {
      await use.press(map.place(organiser))
      await expect(map.inside.getByRole('heading', { level: 2, name: organiser }).last()).toBeFocused()
      const activity = await map.activity(title)
      await expectAccessibleFrame(map.frame())
      await use.press(activity)
      await expect(map.title).toHaveText(title)
      // The map stays beside it.
      await expect(map.place(organiser)).toHaveAttribute('aria-current', 'true')
      await use.press(map.inside.getByRole('link', { name: 'Book spaces' }))
    })

    await test.step('says who is coming', async () => {
      await expect(map.title).toHaveText('Book your spaces')
      await use.write(map.inside.getByLabel('Name', { exact: true }), 'Moana Parata')
      await use.press(map.inside.getByRole('button', { name: 'Add a person' }))
      await expect(map.inside.getByLabel('Name', { exact: true })).toBeFocused()
      await page.keyboard.type('Tama Parata')
      await map.writeGuest({ ...moana, email: newAddress('moana') })
      await expect(map.inside.getByRole('complementary', { name: 'Your booking' }).getByText('$48.00')).toBeVisible()
      await expectAccessibleFrame(map.frame())
      await use.press(map.inside.getByRole('button', { name: 'Go to payment' }))
    })

    await test.step('pays in the frame, and has the ticket', async () => {
      await expect(map.title).toHaveText('Your spaces are held')
      await use.press(map.inside.getByRole('button', { name: 'Pay here' }))
      await map.pay()
      await expect(map.title).toHaveText(/^You are going\. See you on/)
      await expect(map.title).toBeFocused()
      await expect(map.inside.getByRole('region', { name: 'Your ticket' })).toBeVisible()
      await expectAccessibleFrame(map.frame())
      expect(new URL(page.url()).origin).toBe(new URL(site.address).origin)
      expect(await page.context().cookies()).toEqual([])
    })

    await test.step('goes back to the map, as it was', async () => {
      await use.press(map.inside.getByRole('link', { name: 'Back to the map' }))
      await expect(map.inside.getByRole('heading', { level: 2, name: organiser }).last()).toBeFocused()
      await use.press(map.inside.getByRole('button', { name: 'All places' }))
      // The keyboard passes the pins on its way, and the map follows the focus to where they are.
      if (name === 'by mouse') await expect(map.place(organiser)).toBeVisible()
      await expect(map.inside.getByRole('button', { name: /^My shortlist/ })).toContainText('1')
    })
    site.close()
  })

test('the frame grows with what it shows, and follows only the page around it', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const site = await otherSite(`${scriptTag(baseURL)}<iframe title="Advertisement" srcdoc="<p>Buy!</p>"></iframe>`)
  const map = new EmbeddedMap(page, inputMethods['by mouse'](page))
  await page.goto(site.address)
  const inside = page.frameLocator('iframe[title="Places near Harbour Care"]')
  await expect(inside.getByRole('article').first()).toBeVisible()
  // What comes after the list makes the frame taller once more.
  await expect(inside.locator('summary', { hasText: 'Help' })).toBeVisible()
  await inside.getByRole('button', { name: 'Filters', exact: true }).click()
  const heights = () =>
    Promise.all([
      page
        .locator('iframe')
        .first()
        .evaluate((frame) => frame.clientHeight),
      map.frame().evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
    ])
  await expect.poll(async () => (await heights())[0] - (await heights())[1]).toBe(0)
  const [tall] = await heights()
  expect(tall).toBeGreaterThan(900)

  // Another frame of the page speaks for nobody: neither to the map nor to the page.
  const advertisement = page.frames().find((frame) => frame.url() === 'about:srcdoc')
  await advertisement?.evaluate((origin) => {
    parent.frames[0]?.postMessage({ type: 'waymark:host', viewTop: 5000, viewHeight: 200 }, origin ?? '*')
    parent.postMessage({ type: 'waymark:height', height: 333 }, '*')
  }, baseURL)
  await inside.getByRole('button', { name: /^All filters/ }).click()
  await expect(inside.getByRole('dialog', { name: 'All filters' })).toBeInViewport({ ratio: 0.9 })
  expect((await heights())[0]).toBe(tall)
  site.close()
})

test('in a small window the places come before the filters, which open where they are asked for', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const site = await otherSite(scriptTag(baseURL, 'm=harbour-city'))
  const map = new EmbeddedMap(page, inputMethods['by keyboard alone'](page))
  await page.goto(site.address)
  const toggle = map.inside.getByRole('button', { name: /^Filters/ })
  const parking = map.inside.getByRole('checkbox', { name: 'Parking' })
  await expect(map.inside.getByRole('article').first()).toBeInViewport()
  await expect(parking).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await map.use.press(toggle)
  await expect(toggle).toBeFocused()
  const before = await parking.boundingBox()
  await map.use.pick(parking)
  await expect(toggle).toHaveAccessibleName('Filters 1 on')
  await expect(map.inside.getByText('All have: parking.').filter({ visible: true })).toBeVisible()
  expect((await parking.boundingBox())?.y).toBe(before?.y)
  await expectAccessibleFrame(map.frame())

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(toggle).toBeHidden()
  await expect(parking).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(parking).toBeFocused()
  site.close()
})

test('the frame alone works as well, keeps what its address asks for, and leads out of it in new tabs', async ({
  page,
  context,
  baseURL,
}) => {
  const address = `${baseURL}/access-page?${atNewtown}&utm_source=poster`
  const site = await otherSite(`<iframe title="Places" src="${address}" style="width:100%;height:700px"></iframe>`)
  await page.goto(site.address)
  const map = new EmbeddedMap(page, inputMethods['by mouse'](page))
  await map.use.pick(map.inside.getByRole('checkbox', { name: 'No steps' }))
  await expect.poll(() => new URL(map.frame().url()).searchParams.get('utm_source')).toBe('poster')
  await map.inside
    .getByRole('button', { name: /^Shortlist / })
    .first()
    .click()
  await map.inside.getByRole('button', { name: /^My shortlist/ }).click()
  const opened = context.waitForEvent('page')
  await map.inside.getByRole('link', { name: 'Log in to keep it (opens in a new tab)' }).click()
  const login = await opened
  await login.getByLabel('Email').fill('individual@demo.test')
  await login.getByLabel('Password', { exact: true }).fill('Waymark-2026')
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(login.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible()
  site.close()
})

test('an access map that is not public says so, and where every place is', async ({ page, baseURL }) => {
  const site = await otherSite(`<iframe title="Places" src="${baseURL}/access-page?m=no-such-map"></iframe>`)
  await page.goto(site.address)
  const map = new EmbeddedMap(page, inputMethods['by mouse'](page))
  await expect(map.title).toHaveText('This access map is not public')
  await expectAccessibleFrame(map.frame())
  site.close()
})
