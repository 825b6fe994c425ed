import type { Page } from '@playwright/test'
import { activity } from '@waymark/contracts/activity'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { openCouncil } from '../fixtures/arrange-organisation.ts'
import { expect, test } from '../fixtures/test.ts'
import { areInOneRow } from '../pages/in-one-row.ts'
import { newAddress } from '../pages/register-pages.ts'

/** Between a tablet and a desktop, and with letters wider apart than ours: nothing may cover or squeeze what is read. */

test('the header has one row, whichever of its links is current', async ({ page }) => {
  for (const path of ['/', '/location-map', '/activity-booking/new-booking', '/about-us']) {
    await page.goto(path)
    await page.locator('#root:not([data-first-screen])').waitFor({ state: 'attached' })
    for (const width of [1152, 1170, 1200, 1235, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const header = page.getByRole('banner')
      // While a window is resized, it is laid out at widths between.
      await expect
        .poll(
          () => areInOneRow(header.getByRole('link', { name: 'Search' }), header.getByRole('link', { name: 'Log in' })),
          {
            message: `${path} at ${width}`,
          },
        )
        .toBe(true)
    }
  }
})

test('on a tablet the place search shows a whole name, and an open place stands beside the map', {
  tag: '@map',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/location-map')
  const field = page.getByRole('combobox', { name: 'Near, or by name' })
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible()
  expect((await field.boundingBox())?.width).toBeGreaterThan(150)
  await page.locator('[data-place]').first().getByRole('link').first().click()
  const panel = page.getByText('All places')
  await expect(panel).toBeVisible()
  const zoom = await page.getByRole('button', { name: 'Zoom in', exact: true }).boundingBox()
  expect(zoom).not.toBeNull()
  expect((zoom?.x ?? 0) + (zoom?.width ?? 0)).toBeLessThan((await panel.boundingBox())?.x ?? 0)
})

test('statuses stay in sight with letters and words wider apart', async ({ as }) => {
  const page = await as('individual')
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/booking/upcoming')
  const status = page.getByRole('table').getByText('Confirmed').first()
  await expect(status).toBeVisible()
  // By a rule of the page's own sheets: its policy takes no styles from elsewhere.
  await page.evaluate(() => {
    const [sheet] = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin))
    sheet?.insertRule(
      '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    )
  })
  await expect
    .poll(() =>
      status.evaluate((badge) => {
        badge.scrollIntoView({ block: 'center', inline: 'nearest' })
        const { left, right, top, bottom } = badge.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return [left + 2, right - 2].every((x) => badge.contains(document.elementFromPoint(x, middle)))
      }),
    )
    .toBe(true)
})

test('a page opened at another address in the same tab begins at its top, and Back is where it was left', async ({
  as,
}) => {
  const page = await as('individual')
  await page.goto('/user/profile')
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goto('/booking/upcoming')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

const longWord = 'Taumatawhakatangihangakoauauotamateaturipukaka'

test('words of any length stay inside their place, on a phone and on a desk', async ({ as, request }) => {
  const { admin, email, serviceAreaId } = await openCouncil(request, 'Harakeke Council', `Hall of ${longWord}`)
  const { userProfileId } = await admin.ask(userManagement.updateUserProfile, {
    firstName: 'Anastasia-Konstantina',
    lastName: longWord,
    email: newAddress('anastasia'),
    roles: [{ serviceAreaId, userRole: staffRole.StaffManager }],
  })
  const title = `Walks around ${longWord}`
  const spaces = { maxSpacesPerSession: 8, maxSpacesPerClient: 2 }
  await admin.ask(activity.submitActivity, { serviceAreaId, title, priceCents: 0, ...spaces })
  const page = await as(email)
  const people = '/business/user-management'
  const paths = [people, `${people}/${userProfileId}`, `/service-area/${serviceAreaId}`]
  for (const path of [...paths, '/service-area/activities-events'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(longWord).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => beyondTheirPlace(page), { message: `at ${width} px` }).toEqual([])
      }
    })
})

/** What reaches beyond the window, or out of its cell. */
async function beyondTheirPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const cells = [...document.querySelectorAll('main :is(td, th)')].filter(
      (cell) => getComputedStyle(cell).clipPath === 'none' && cell.scrollWidth > cell.clientWidth + 1,
    )
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...cells.map(({ textContent }) => textContent ?? '')]
  })
}
