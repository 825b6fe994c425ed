import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'

const repository = resolve(import.meta.dirname, '../../..')
const remotesFile = resolve(repository, process.env.WAYMARK_DATA ?? '.waymark', 'remotes.json')

/** A screen of each remote, and the account that opens it. */
const screens = [
  { remote: 'booking', account: 'individual', path: '/booking/upcoming', title: 'Upcoming bookings' },
  { remote: 'chat', account: 'individual', path: '/booking/unread-messages', title: 'Unread messages' },
  { remote: 'map', account: 'individual', path: '/location-map', title: /\d places? / },
  { remote: 'provider', account: 'service.manager', path: '/service-area/scheduling', title: 'Scheduling' },
  { remote: 'admin', account: 'global.admin', path: '/global-admin/business-accounts', title: 'Organisation accounts' },
] as const

/** Packages that must be singletons on a page: each holds state or a context. */
/** Of what both remotes are lent; a page lends no more than they name. */
const onePerPage = [
  'react',
  '@tanstack/react-query',
  '@waymark/web-kit/router',
  '@waymark/web-kit/store',
  '@waymark/ui/page-heading',
]

test('the home page loads no remote, but knows them all', async ({ page }) => {
  const asked = requestsTo(page, '/r/')
  const list = page.waitForResponse('**/remotes.json')
  await page.goto('/')
  expect((await (await list).json()).remotes.map(({ name }: { name: string }) => name).sort()).toEqual([
    'mfe_admin',
    'mfe_booking',
    'mfe_chat',
    'mfe_map',
    'mfe_provider',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What the page loads beside what it shows, it asks for when it has nothing else to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked).toEqual([])
})

for (const { remote, account, path, title } of screens) {
  test(`a link into mfe-${remote} opens its screen`, async ({ as }) => {
    const page = await as(account)
    const asked = requestsTo(page, `/r/${remote}/`)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(asked).toContain(`/r/${remote}/mf-manifest.json`)
  })
}

test('an answer that the page does not know is shown, reported without its values, and told', async ({ page }) => {
  await page.route('**/api/activity/get-activity-sessions-for-new-booking', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, responseData: { ...answer.responseData, pageSize: 'many' } } })
  })
  const reported = page.waitForRequest('**/report-answer-mismatch')
  await page.goto('/activity-booking/new-booking?search=a')
  await expect(page.getByText('This part is out of date. Reload the page.')).toBeVisible()
  expect((await reported).postDataJSON()).toEqual({
    path: '/api/activity/get-activity-sessions-for-new-booking',
    faults: ['pageSize: invalid_type'],
  })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a remote that is down says so in its place; the rest works, and the next click loads it', async ({ as }) => {
  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.route('**/r/booking/**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.goto('/dashboard')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'))

  await menu.getByRole('link', { name: 'Upcoming' }).click()
  await expect(title).toHaveText('This part is not available right now')
  await expect(page).toHaveURL('/booking/upcoming')
  await expectAccessible(page)

  await menu.getByRole('link', { name: 'Unread messages' }).click()
  await expect(title).toHaveText('Unread messages')

  await page.unroute('**/r/booking/**')
  await menu.getByRole('link', { name: 'Upcoming' }).click()
  await expect(title).toHaveText('Upcoming bookings')
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
})

test('a file of a remote that broke off once is asked for again, and nobody notices', async ({ as }) => {
  const page = await as('individual')
  const { title } = new AppFrame(page)
  let isBroken = false
  await page.route('**/r/booking/remoteEntry.*.js*', (route) => {
    if (isBroken) return route.fallback()
    isBroken = true
    return route.abort('connectionreset')
  })
  await page.goto('/booking/upcoming')
  await expect(title).toHaveText('Upcoming bookings')
  expect(isBroken).toBe(true)
})

test('a remote that never responds times out, and "Try again" loads it', async ({ as }) => {
  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.route('**/r/chat/mf-manifest.json', () => {})
  await page.goto('/dashboard')
  await menu.getByRole('link', { name: 'Unread messages' }).click()
  await expect(title).toHaveText('This part is not available right now')
  await page.unroute('**/r/chat/mf-manifest.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title).toHaveText('Unread messages')
})

test.describe('a remote that is broken', () => {
  test.use({ causedErrors: ['broken'] })
  for (const [what, answer] of [
    ['a manifest that says nothing', { path: 'mf-manifest.json', body: '{}' }],
    ['an entry that holds nothing', { path: 'remoteEntry.*.js', body: '/* cut off */' }],
    ['an entry that throws', { path: 'remoteEntry.*.js', body: 'throw new Error("broken")' }],
  ] as const)
    test(`${what} darkens its own screens alone, and "Try again" loads them once it is right`, async ({ as }) => {
      const page = await as('individual')
      const { menu, title } = new AppFrame(page)
      await page.route(`**/r/chat/${answer.path}*`, (route) => route.fulfill({ body: answer.body }))
      await page.goto('/dashboard')
      await menu.getByRole('link', { name: 'Unread messages' }).click()
      await expect(title).toHaveText('This part is not available right now')
      await menu.getByRole('link', { name: 'Upcoming' }).click()
      await expect(title).toHaveText('Upcoming bookings')
      await menu.getByRole('link', { name: 'Unread messages' }).click()
      await expect(title).toHaveText('This part is not available right now')
      await page.unroute(`**/r/chat/${answer.path}*`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title).toHaveText('Unread messages')
    })
})

test('an unknown screen of a remote asks for signing in', async ({ page }) => {
  await page.goto('/global-admin/not-yet-known')
  await expect(page).toHaveURL(/\/login/)
})

test('a remote adds a screen to the menu of those who may open it', async ({ as }) => {
  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch()
    const list = await answer.json()
    const chat = list.remotes.find(({ name }: { name: string }) => name === 'mfe_chat')
    const path = '/booking/unread-messages/archive'
    chat.declares = {
      routes: [{ path, access: 'readsBookings' }],
      menu: [
        { label: 'Old messages', path, section: 'main', access: 'listsBookings' },
        { label: 'Everybody’s bookings', path: '/global-admin/bookings', section: 'main', access: 'signedIn' },
      ],
    }
    await route.fulfill({ response: answer, json: list })
  })
  await page.goto('/booking/unread-messages')
  await expect(title).toHaveText('Unread messages')
  await expect(menu.getByRole('link', { name: 'Old messages' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Everybody’s bookings' })).toHaveCount(0)
  await expectAccessible(page)
})

test('editing remotes.json alone swaps a remote for another build', async ({ as }) => {
  const page = await as('individual')
  const { title } = new AppFrame(page)
  const before = readFileSync(remotesFile, 'utf8')
  // Looks the same, since other journeys may open it meanwhile.
  const nextBuild = copyBuild()
  const asked = requestsTo(page, '/r/chat/')
  const builds = () => new Set(asked.filter((one) => one.endsWith('.js')).map((one) => dirname(one)))
  try {
    const { remotes } = JSON.parse(before)
    const swapped = remotes.map((remote: { name: string }) =>
      remote.name === 'mfe_chat' ? { ...remote, manifest: nextBuild.manifest } : remote,
    )
    writeFileSync(remotesFile, JSON.stringify({ remotes: swapped }))
    await page.goto('/booking/unread-messages')
    await expect(title).toHaveText('Unread messages')
    expect(builds()).toEqual(new Set(['/r/chat/next']))
    writeFileSync(remotesFile, before)
    asked.length = 0
    await page.reload()
    await expect(title).toHaveText('Unread messages')
    expect(builds()).toEqual(new Set(['/r/chat']))
  } finally {
    writeFileSync(remotesFile, before)
    nextBuild.remove()
  }
})

test('nothing is loaded from an address that is not allowed', async ({ as }) => {
  const page = await as('individual')
  const foreign = requestsTo(page, 'elsewhere.test')
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('/r/chat/', 'https://elsewhere.test/r/chat/')
    await route.fulfill({ response: answer, body: text })
  })
  const said = page.waitForEvent('console', (message) => message.text().includes('mfe_chat that is not allowed'))
  await page.goto('/booking/unread-messages')
  const { menu, title } = new AppFrame(page)
  await expect(title).toHaveText('This part is not available right now')
  await said
  await expect(page.getByText('elsewhere.test')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Upcoming' }).click()
  await expect(title).toHaveText('Upcoming bookings')
  expect(foreign).toEqual([])
})

test('a remote built for another major version is distinguished from one that is down, and runs no code', async ({
  as,
}) => {
  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.coverage.startJSCoverage()
  await page.route('**/r/booking/mf-manifest.json', async (route) => {
    const answer = await route.fetch()
    const manifest = await answer.json()
    const react = manifest.shared.find(({ name }: { name: string }) => name === 'react')
    react.requiredVersion = '^20.0.0'
    await route.fulfill({ response: answer, json: manifest })
  })
  const said = page.waitForEvent('console', (message) => /react \^20\.0\.0 \(page has 19\.\d/.test(message.text()))
  await page.goto('/booking/upcoming')
  await expect(title).toHaveText('This part is not available right now')
  await expect(page.getByText('It was made for another version of Waymark.')).toBeVisible()
  await said
  await expectAccessible(page)
  // Its files may have come, as the document names them; what ran says the browser.
  const ran = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname)
  expect(ran).toContainEqual(expect.stringMatching(/^\/main\.\w+\.js$/))
  expect(ran.filter((path) => path.startsWith('/r/booking/'))).toEqual([])

  await menu.getByRole('link', { name: 'Unread messages' }).click()
  await expect(title).toHaveText('Unread messages')
})

test('shell and remotes share one react, router, query client, store and look', async ({ as }) => {
  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.addInitScript(() => {
    const renderers = new Map()
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers,
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.set(renderers.size, renderer).size,
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onScheduleFiberRoot() {},
      },
    })
  })
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\/r\/.*\.js$/.test(response.url())) texts.push(response.text())
  })
  await page.goto('/booking/upcoming')
  await expect(title).toHaveText('Upcoming bookings')
  await menu.getByRole('link', { name: 'Unread messages' }).click()
  await expect(title).toHaveText('Unread messages')

  expect(await page.evaluate(() => Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__').renderers.size)).toBe(1)
  const found = await page.evaluate((names) => {
    const apps = globalThis.__FEDERATION__.__INSTANCES__
    const shared = apps[0]?.shareScopeMap.default
    return {
      apps: apps.map(({ name }) => name),
      sharedByAll: apps.every((app) => app.shareScopeMap.default === shared),
      versions: names.map((name) => [name, Object.keys(shared?.[name] ?? {}).length]),
    }
  }, onePerPage)
  expect(found.apps).toEqual(expect.arrayContaining(['shell', 'mfe_booking', 'mfe_chat']))
  expect(found.sharedByAll).toBe(true)
  expect(found.versions).toEqual(onePerPage.map((name) => [name, 1]))
  const own = (await Promise.all(texts)).filter((text) => text.includes('react.dev/errors'))
  expect(own, 'scripts of a remote that bring a react of their own').toEqual([])
})

/** Collects the paths of requests whose address contains `part`. */
function requestsTo(page: Page, part: string): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** A second build of mfe-chat beside the first, in the folder that the gateway serves. */
function copyBuild() {
  const build = join(repository, 'mfe-chat/dist')
  const copy = join(build, 'next')
  for (const name of readdirSync(build).filter((file) => /\.(js|css|json)$/.test(file)))
    cpSync(join(build, name), join(copy, name))
  return {
    manifest: '/r/chat/next/mf-manifest.json',
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
