import { accessMap } from '@waymark/contracts/access-map'
import { activity } from '@waymark/contracts/activity'
import { amenity } from '@waymark/contracts/amenity'
import { badgePartner } from '@waymark/contracts/badge-partner'
import { booking } from '@waymark/contracts/booking'
import type { Call } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { expect, test } from '../fixtures/test.ts'

interface Opened {
  readonly account: string
  /** The list, and the addresses that its links lead to. */
  readonly list: string
  readonly links: RegExp
  readonly call: Call
}

const opened: readonly Opened[] = [
  { account: 'individual', list: '/booking/upcoming', links: /^\/booking\/\d+$/, call: booking.getBookingDetail },
  {
    account: 'hybrid.admin',
    list: '/service-area/list',
    links: /^\/service-area\/\d+$/,
    call: serviceArea.getServiceArea,
  },
  {
    account: 'hybrid.admin',
    list: '/business/user-management',
    links: /^\/business\/user-management\/\d+$/,
    call: userManagement.getUserProfile,
  },
  {
    account: 'hybrid.admin',
    list: '/service-area/activities-events',
    links: /^\/service-area\/activities-events\/\d+$/,
    call: activity.getActivityByActivityId,
  },
  {
    account: 'council.admin',
    list: '/service-area/amenity/management-list',
    links: /^\/service-area\/amenity\/\d+$/,
    call: amenity.getAmenityByAmenityId,
  },
  {
    account: 'global.admin',
    list: '/global-admin/badge-partners',
    links: /^\/global-admin\/badge-partners\/\d+$/,
    call: badgePartner.getBadgePartner,
  },
  {
    account: 'global.admin',
    list: '/global-admin/access-maps',
    links: /^\/global-admin\/access-maps\/\d+$/,
    call: accessMap.getLocationsMapData,
  },
]

for (const { account, list, links, call } of opened) {
  test(`a screen behind ${list} has asked ${call.path} while the pointer rested on its link, and asks it once`, async ({
    as,
  }) => {
    const page = await as(account)
    await page.goto(list)
    const asked: string[] = []
    const path = call.path.replace(/\{\w+\}.*/, '')
    page.on('request', (request) => {
      if (request.url().includes(path)) asked.push(request.url())
    })
    const all = page.getByRole('main').getByRole('link')
    await expect(all.first()).toBeVisible()
    const isThere = (hrefs: readonly (string | null)[]) => hrefs.findIndex((href) => links.test(href ?? ''))
    const hrefs = () => all.evaluateAll((found) => found.map((one) => one.getAttribute('href')))
    await expect.poll(async () => isThere(await hrefs())).toBeGreaterThanOrEqual(0)
    const link = all.nth(isThere(await hrefs()))
    const answered = page.waitForResponse((response) => response.url().includes(path))
    await link.hover()
    await answered
    await link.click()
    await expect(page).toHaveURL((url) => links.test(url.pathname))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })
}
