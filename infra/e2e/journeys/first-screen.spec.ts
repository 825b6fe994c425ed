import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const entry = /\/main\.[^/]+\.js$/
const script = /\/bootstrap\.[^/]+\.js$/

test('the document’s first screen is what the page then shows, in the same place', async ({ page }) => {
  const release = await hold(page, script)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Log in · Waymark')
  await expect(page.getByLabel('Email')).toBeDisabled()
  await page.evaluate(() => document.fonts.ready)
  // Before the look: a browser scrolls to what takes the focus, as far as it needs to.
  await page.getByRole('link', { name: 'Create an account' }).focus()
  const before = await lookOf(page)

  release()
  await expect(page.getByLabel('Email')).toBeEnabled()
  expect(await lookOf(page)).toEqual(before)
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeFocused()
  // The title has been announced; a status would repeat it.
  await expect(page.getByRole('status').filter({ hasText: 'Log in' })).toHaveCount(0)
})

test('it has the look that was chosen here', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('0:theme', 'dark'))
  await hold(page, script)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a signed-in person does not see it before they are redirected', async ({ as }) => {
  const page = await as('individual')
  const release = await hold(page, script)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#root:not([data-first-screen])')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a page whose scripts come late says so, and starts', async ({ page }) => {
  const release = await hold(page, script)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'load it again' })).toBeVisible({ timeout: 20_000 })
  release()
  await expect(page.getByLabel('Email')).toBeEnabled({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'load it again' })).toHaveCount(0)
})

test('a page whose script breaks off starts with the next attempt', async ({ page }) => {
  await page.route(/\/bootstrap\.[^/]+\.js$/, (route) => route.abort(), { times: 2 })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeEnabled({ timeout: 20_000 })
})

test('when the script does not load, the page says so and stays readable', async ({ page }) => {
  await page.route(entry, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'load it again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute(entry)
  await again.click()
  await expect(page.getByLabel('Email')).toBeEnabled()
  await expect(again).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it is and what it needs', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
    // Playwright leaves noscript out of an element's text, so its size shows whether it is displayed.
    await expect(page.locator('noscript .no-script')).toBeVisible()
    await expect(page.getByText('This page takes long to start.')).toBeHidden()
  })
})

/** Holds these files back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Every word of the page and its position. */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#root :is(a, b, button, h1, h2, input, label, legend, p, span):not(.late, .late *)',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      return `${element.localName} "${element.textContent}" ${box} ${getComputedStyle(element).color}`
    }),
  )
}
