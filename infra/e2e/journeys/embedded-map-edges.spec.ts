import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { otherSite } from '../fixtures/other-site.ts'
import { expect, expectAccessibleFrame, test } from '../fixtures/test.ts'
import { EmbeddedMap } from '../pages/embedded-map.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { newAddress } from '../pages/register-pages.ts'

const moana = { firstName: 'Moana', lastName: 'Parata' }
const atNewtown = 'near=Newtown&at=-41.3125,174.7795'
const organiser = 'Kōwhai Care, Newtown'
/** What somebody on a slow connection waits for before the embedded map works; compressed with gzip at its best. */
const maxScriptBytes = 170 * 1024

const scriptTag = (origin: string | undefined, query = atNewtown) =>
  `<script src="${origin}/access-map.js" data-query="${query}" data-title="Places near Harbour Care"></script>`
const frameTag = (origin: string | undefined, path: string) =>
  `<iframe title="Places" src="${origin}/access-page${path}" style="width:100%;height:760px"></iframe>`

function embedded(page: Page): EmbeddedMap {
  return new EmbeddedMap(page, inputMethods['by mouse'](page))
}

test('the list of an embedded map works with at most 170 kB of script', async ({ browser, baseURL }) => {
  const site = await otherSite(frameTag(baseURL, `?${atNewtown}`))
  // Nothing cached, and nothing that another journey has loaded.
  const page = await (await browser.newContext()).newPage()
  const loaded = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.set(request.url(), request)
  })
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      if (!document.querySelector('[data-place]')) return
      watcher.disconnect()
      performance.mark('list')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(site.address)
  const map = embedded(page)
  await expect(map.place(organiser)).toBeVisible()
  const before = await map.frame().evaluate(() => {
    const [list] = performance.getEntriesByName('list')
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name))
    return scripts.filter((one) => one.startTime + one.duration <= (list?.startTime ?? 0)).map(({ name }) => name)
  })
  const sizes = await Promise.all(before.map((url) => sizeOf(loaded.get(url))))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  // Fewer would mean that they were not seen.
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(maxScriptBytes)
  await page.context().close()
  site.close()
})

/** Bytes of what was loaded, gzipped. */
async function sizeOf(request: Request | undefined): Promise<number> {
  const answer = await request?.response()
  return gzipSync((await answer?.body()) ?? '', { level: 9 }).length
}

test('the map stays beside a booking: it filters and moves, and another place leaves the booking', async ({
  page,
  request,
  baseURL,
}) => {
  const { activityId, title } = await newActivity(request)
  const site = await otherSite(frameTag(baseURL, `?${atNewtown}&venue=1`))
  await page.goto(site.address)
  const map = embedded(page)
  await (await map.activity(title)).click()
  await expect(map.title).toHaveText(title)
  const address = () => new URL(map.frame().url())

  await map.use.pick(map.inside.getByRole('checkbox', { name: 'No steps' }))
  await expect(map.inside.getByRole('checkbox', { name: 'No steps' })).toBeChecked()
  await expect(map.title).toHaveText(title)
  expect([address().pathname, address().searchParams.get('activityId')]).toEqual([
    '/access-page/activity-booking/new-booking',
    String(activityId),
  ])

  // Narrow, the booking stands alone, and keeps the focus; wide again, the map is as it was.
  await map.inside.getByRole('link', { name: 'Book spaces' }).click()
  const name = map.inside.getByLabel('Name', { exact: true })
  await name.fill('Moana Parata')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(map.place(organiser)).toBeHidden()
  await expect(name).toBeFocused()
  await expectAccessibleFrame(map.frame())
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(map.inside.getByRole('checkbox', { name: 'No steps' })).toBeChecked()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Moana Parata')

  await map.place('Rātā House').click()
  await expect(map.inside.getByRole('heading', { level: 2, name: 'Rātā House' }).last()).toBeFocused()
  expect([address().pathname, address().searchParams.get('venue'), address().searchParams.has('o')]).toEqual([
    '/access-page',
    '2',
    true,
  ])
  site.close()
})

test('while the card form cannot be loaded, the spaces stay held and nothing is lost; then it can be paid', async ({
  page,
  request,
  baseURL,
}) => {
  const { sessionIds } = await newActivity(request)
  const site = await otherSite(frameTag(baseURL, `/activity-booking/new-booking?activitySessionId=${sessionIds[0]}`))
  await page.route('**/sandbox-stripe/stripe.js', (route) => route.abort())
  await page.goto(site.address)
  const map = embedded(page)
  await map.inside.getByLabel('Name', { exact: true }).fill('Moana Parata')
  await map.writeGuest({ ...moana, email: newAddress('moana') })
  await map.inside.getByRole('button', { name: 'Go to payment' }).click()
  await map.inside.getByRole('button', { name: 'Pay here' }).click()
  const again = map.inside.getByRole('button', { name: 'Try again' })
  await expect(again).toBeFocused()
  await expect(map.inside.getByText(/^The payment did not open/)).toBeVisible()
  await expect(map.inside.getByRole('region', { name: 'Your spaces are held' })).toBeVisible()
  await expectAccessibleFrame(map.frame())
  await page.unroute('**/sandbox-stripe/stripe.js')
  await again.click()
  await map.pay()
  await expect(map.title).toHaveText(/^You are going/)
  site.close()
})

test('a guest books what is free in the frame, which offers help without leaving it', async ({
  page,
  request,
  baseURL,
}) => {
  const { sessionIds } = await newActivity(request, { priceCents: 0 })
  const site = await otherSite(
    `<iframe title="Places" sandbox="allow-scripts allow-same-origin allow-forms" style="width:100%;height:760px" src="${baseURL}/access-page/activity-booking/new-booking?activitySessionId=${sessionIds[0]}"></iframe>`,
  )
  await page.goto(site.address)
  const map = embedded(page)
  const longName = `Te Whiringa-ā-nuku ${'Papa'.repeat(18)}`
  await map.inside.getByLabel('Name', { exact: true }).fill(longName)
  await map.writeGuest({ ...moana, email: newAddress('moana') })
  await map.inside.getByRole('button', { name: 'Book 1 space' }).click()
  await expect(map.title).toHaveText(/^You are going/)
  const overflow = () => map.frame().evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await map.inside.locator('summary', { hasText: 'Help' }).click()
  await expect(map.inside.getByRole('link', { name: 'hello@waymark.example' })).toBeVisible()
  expect(new URL(map.frame().url()).search).toBe('')
  site.close()
})

test('an access map that is taken back while somebody books on it takes nothing from them', async ({
  page,
  baseURL,
}) => {
  let isPublic = true
  await page.route('**/api/**/get-access-map/**', (route) =>
    isPublic ? route.fallback() : route.fulfill({ status: 404 }),
  )
  const site = await otherSite(scriptTag(baseURL, 'm=harbour-city'))
  await page.goto(site.address)
  const map = embedded(page)
  await expect(map.inside.getByRole('article').first()).toBeVisible()
  isPublic = false
  await map.inside.getByRole('article').first().getByRole('link').click()
  await expect(map.inside.getByRole('button', { name: 'All places' })).toBeVisible()
  await page.reload()
  await expect(map.title).toHaveText('This access map is not public')
  await expect(map.inside.locator('summary', { hasText: 'Help' })).toBeVisible()
  site.close()
})
