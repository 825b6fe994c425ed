import type { Page } from '@playwright/test'
import { helpPath } from '@waymark/domain/help-search'
import { helpEntry } from '@waymark/domain/help-texts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Addresses whose document has the content, and what is to be read there. */
const readable = [
  ['/', 'Know it will work for you, before you go.'],
  ['/login', 'Log in'],
  ['/register', 'Create an account'],
  ['/contact-us', 'Contact us'],
  ['/about-us', 'About us'],
  ['/accessibility-statement', 'Accessibility statement'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/open-data', 'Open data'],
  ['/help', 'Help centre'],
  [helpPath('serviceAreas'), helpEntry('serviceAreas').title],
] as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of readable)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Privacy policy' }).last()).toBeVisible()
    })

  test('the list of places leads to a place, which can be read whole', async ({ page }) => {
    await untilDrawn(page, '/location-map')
    await page.goto('/location-map')
    const place = page.locator('[data-place]').first()
    const name = (await place.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const id = await place.getAttribute('data-place')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('places near Wellington')
    await untilDrawn(page, `/location-map/${id}`)
    await page.goto(`/location-map/${id}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Getting here', level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Google Maps' })).toBeVisible()
  })

  test('an access map lists its places, each on a page of its own', async ({ page }) => {
    await page.goto('/access-page?m=harbour-city')
    await expect(page).toHaveTitle('Harbour City access map · Waymark')
    await expect(page.getByRole('heading', { name: 'Harbour City access map', level: 1 })).toBeVisible()
    const place = page.getByRole('main').getByRole('link').first()
    await expect(place).toHaveAttribute('href', /^\/location-map\/\d+$/)
    await expect(page.getByText('This page takes long to start')).toBeHidden()
  })

  test('the activities can be read, with when they are next', async ({ page }) => {
    await untilDrawn(page, '/activity-booking/new-booking')
    await page.goto('/activity-booking/new-booking')
    await expect(page.getByRole('heading', { name: 'Activities & events', level: 1 })).toBeVisible()
    await expect(page.getByText(/Next session/).first()).toBeVisible()
  })

  test('the menu stands open, and its links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  })

  test('the search of the front page finds places, which can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('What do you need?').fill('library')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Search for “library”', level: 1 })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /library/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/location-map\/\d+$/)
    await expect(page.getByRole('heading', { name: /library/i, level: 1 })).toBeVisible()
  })

  for (const path of ['/forgot-password', '/register-profile', '/activity-booking/new-booking?activityId=2'])
    test(`${path} says what works, and leads there`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript', level: 1 })).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }).click()
      await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible()
    })

  test('contact names an address to write to', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByRole('link', { name: 'hello@waymark.example' }).last()).toBeVisible()
  })
})

test.describe('before its script', () => {
  test.use({ viewport: { width: 412, height: 823 }, timezoneId: 'Pacific/Auckland' })

  for (const path of ['/', '/register', '/contact-us', '/location-map', '/activity-booking/new-booking'])
    test(`${path} is as accessible as after it`, async ({ page }) => {
      await page.route(/\/bootstrap\.[^/]+\.js$/, (route) => route.abort())
      await untilDrawn(page, path)
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.locator('#root[data-first-screen] h1')).toBeVisible()
      await expectAccessible(page)
    })

  test('what is typed on the front page is kept when the page takes over, and the focus', async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/bootstrap\.[^/]+\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const typed = page.locator('form[action="/search"] input')
    await typed.focus()
    await page.keyboard.type('swim')
    release()
    await expect(page.locator('#root:not([data-first-screen])')).toBeAttached()
    await expect(typed).toBeFocused()
    await expect(typed).toHaveValue('swim')
    await page.keyboard.type('ming')
    await expect(typed).toHaveValue('swimming')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=swimming/)
  })

  test('what is typed in the search and the place of the activities is kept when the page takes over', async ({
    page,
  }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/bootstrap\.[^/]+\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await untilDrawn(page, '/activity-booking/new-booking')
    await page.goto('/activity-booking/new-booking', { waitUntil: 'commit' })
    await page.getByLabel('What?').fill('swim')
    await page.getByRole('combobox', { name: 'Suburb, town or city' }).click()
    await page.keyboard.type('newto')
    release()
    await expect(page.locator('#root:not([data-first-screen])')).toBeAttached()
    await expect(page.getByLabel('What?')).toHaveValue('swim')
    await expect(page).toHaveURL(/search=swim/)
    await expect(page.getByRole('option', { name: /Newtown, Wellington/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/near=Newtown/)
  })

  test('the search of the front page leads to the search before any script', async ({ page }) => {
    await page.route(/\/bootstrap\.[^/]+\.js$/, (route) => route.abort())
    await page.goto('/', { waitUntil: 'load' })
    await page.getByLabel('What do you need?').fill('library')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=library/)
  })

  test('the list is the one that the page then shows, and the policy of the document finds no fault', async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('console', (said) => {
      if (/Content Security Policy/i.test(said.text())) faults.push(said.text())
    })
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/bootstrap\.[^/]+\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await untilDrawn(page, '/location-map')
    await page.goto('/location-map', { waitUntil: 'commit' })
    const drawn = page.locator('#root[data-first-screen] [data-place]')
    await expect(drawn.first()).toBeVisible()
    const before = await drawn.allTextContents()
    await page.evaluate(() => document.fonts.ready)
    const boxBefore = await drawn.first().boundingBox()
    release()
    await page.locator('#root:not([data-first-screen])').waitFor({ state: 'attached' })
    // At once, without a skeleton between.
    expect(await page.locator('[data-place]').allTextContents()).toEqual(before)
    await expect(page.getByRole('radio', { name: 'Activities' })).toBeEnabled()
    expect(await page.locator('[data-place]').first().boundingBox()).toEqual(boxBefore)
    expect(faults).toEqual([])
  })

  test('on a wide window, and in Australia, the frame is shown, and not the list that would change', async ({
    browser,
  }) => {
    for (const options of [{ viewport: { width: 1280, height: 800 } }, { timezoneId: 'Australia/Sydney' }]) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        timezoneId: 'Pacific/Auckland',
        ...options,
      })
      const page = await context.newPage()
      await page.route(/\/bootstrap\.[^/]+\.js$/, (route) => route.abort())
      await page.goto('/location-map')
      await expect(page.locator('[data-place]')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Waymark' })).toBeVisible()
      await context.close()
    }
  })
})

/** A document waits a second for its screen; on a busy machine the next one has it. */
async function untilDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain('data-first-screen')
  }).toPass()
}
