import type { Page } from '@playwright/test'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { ActivityPages } from '../pages/activity-pages.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { newAddress } from '../pages/register-pages.ts'

/** As long as a title and a name may be, with nowhere to break. */
const longTitle = 'Whakapapa'.repeat(13)
const longName = 'Rangihiroa'.repeat(10)

test.use({ viewport: { width: 320, height: 800 } })

const expectNoSidewaysScroll = async (page: Page) => {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider).toBeLessThanOrEqual(0)
}

test('a word without a space makes no screen of a booking wider than a phone', async ({ page, as, request }) => {
  const { activityId, sessionIds } = await newActivity(request, { title: longTitle, priceCents: 0 })
  const pages = new ActivityPages(page, inputMethods['by mouse'](page))
  await page.goto(`/activity-booking/new-booking?activityId=${activityId}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto(`/activity-booking/new-booking?activitySessionId=${sessionIds[0]}`)
  await pages.writeFirstPerson(longName)
  await expectNoSidewaysScroll(page)
  const companion = page.getByRole('button', { name: `Add a free companion for ${longName}` })
  expect(await companion.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  await pages.writeGuest({ firstName: 'Moana', lastName: 'Parata', email: newAddress('moana') })
  await page.getByLabel('Anything else they should know?').fill(longName)
  await page.getByRole('button', { name: 'Book 1 space' }).click()
  await expect(pages.ticket.getByText(longName).first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  const manager = await as('coordinator')
  await manager.setViewportSize({ width: 320, height: 800 })
  await manager.goto(`/service-area/activities-events/activity-session/${sessionIds[0]}`)
  await expect(manager.getByText(longName).first()).toBeVisible()
  await expectNoSidewaysScroll(manager)

  await manager.goto('/service-area/activities-events?search=Whakapapa')
  await expect(manager.getByRole('link', { name: longTitle }).first()).toBeVisible()
  await expectNoSidewaysScroll(manager)
})
