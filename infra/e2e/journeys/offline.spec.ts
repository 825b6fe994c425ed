import type { Page } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import type { Call } from '@waymark/contracts/define-call'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'
import { tick } from '../pages/tick.ts'

/** Care near Newtown that no other journey books. */
const serviceAreaServiceId = 21

const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })

/** How often the browser tried a call, whatever became of it. */
function triesOf(page: Page, call: Call): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === call.path) count += 1
  })
  return () => count
}

test('a booking confirmed offline says that nothing was sent, and is not sent later either', async ({
  as,
  request,
}) => {
  const caller = await callerFor(request, 'individual')
  const bookings = async () =>
    (await caller.ask(booking.getBookingList, { side: 'client', search: 'Nothing was sent' })).totalCount
  const before = await bookings()
  const page = await as('individual')
  const tries = triesOf(page, booking.addNewBooking)
  await page.goto('/booking/upcoming')
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`)
  const form = new NewBookingPage(page)
  await tick(page.getByRole('radio').first())
  await form.useLastAddress()
  await form.takeNextFree()
  await page.getByLabel(/Notes for the visit/).fill('Nothing was sent')

  await page.context().setOffline(true)
  await expect(offline(page)).toBeVisible()
  await form.confirm()
  await expect(page.getByText('Nothing was sent; what you typed is kept.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeEnabled()
  await expectAccessible(page)
  expect(tries()).toBe(1)

  await page
    .getByRole('link', { name: /^Upcoming/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming bookings' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'The connection is back.' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  expect(tries()).toBe(1)
  expect(await bookings()).toBe(before)

  await page.goBack()
  await expect(page.getByLabel(/Notes for the visit/)).toHaveValue('Nothing was sent')
})

test('a form saved offline keeps what was typed, and is saved when somebody saves it again', async ({ as }) => {
  const page = await as('restricted')
  const tries = triesOf(page, account.updateProfile)
  await page.goto('/user/profile')
  const names = page.getByRole('region', { name: 'Your name', exact: true })
  const first = names.getByLabel('First name')
  const before = await first.inputValue()
  await first.fill('Aperahama')
  await page.context().setOffline(true)
  await names.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Nothing was sent; what you typed is kept.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'The connection is back.' })).toBeVisible()
  await expect(first).toHaveValue('Aperahama')
  expect(tries()).toBe(1)
  await names.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await first.fill(before)
  await names.getByRole('button', { name: 'Save name' }).click()
  await expect.poll(tries).toBe(3)
})

test('a list that is asked for offline says so, and loads by itself once the connection is back', async ({ as }) => {
  const page = await as('global.admin')
  await page.goto('/global-admin/business-accounts')
  const table = page.getByRole('table', { name: 'Organisation accounts' })
  await expect(table).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('searchbox', { name: 'Search' }).fill('a')
  const failed = page.getByRole('alert').filter({ hasText: 'The organisations did not load' })
  await expect(failed).toContainText('You are offline. It loads by itself once the connection is back.')
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(offline(page)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(table).toBeVisible()
  await expect(failed).toHaveCount(0)
})
