import type { Page } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import type { Call } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { BookingForm } from '../pages/booking-form.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'
import { tick } from '../pages/tick.ts'

/** Care near Newtown that no other journey books. */
const serviceAreaServiceId = 21
const nothingSent = 'Nothing was sent; what you typed is kept.'

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
  await expect(page.getByText(nothingSent)).toBeVisible()
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
  const names = page.getByRole('region', { name: 'Your name and phone', exact: true })
  const first = names.getByLabel('First name')
  const before = await first.inputValue()
  await first.fill('Aperahama')
  await page.context().setOffline(true)
  await names.getByRole('button', { name: 'Save name and phone' }).click()
  await expect(page.getByText(nothingSent)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'The connection is back.' })).toBeVisible()
  await expect(first).toHaveValue('Aperahama')
  expect(tries()).toBe(1)
  await names.getByRole('button', { name: 'Save name and phone' }).click()
  await expect(page.getByText('Your name and phone are saved.')).toBeVisible()
  await first.fill(before)
  await names.getByRole('button', { name: 'Save name and phone' }).click()
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

test('a booking cancelled offline stays, with the reason that was typed, until somebody cancels it again', async ({
  as,
  request,
}) => {
  const caller = await callerFor(request, 'individual')
  const free = await freeDaysOf(caller, serviceAreaServiceId, 24)
  const [bookingId = 0] = await bookedBy(
    caller,
    newBookingOf(free, [`${free.days[0]?.date}T${free.days[0]?.free[0]}:00`]),
  )
  const statusNow = async () =>
    (await caller.ask(booking.getBookingDetail, { bookingId })).bookingDatesSummary[0]?.status
  const page = await as('individual')
  const tries = triesOf(page, booking.cancelBooking)
  await page.goto(`/booking/${bookingId}`)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(/Why\?/).fill('The lift is broken.')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog.getByText(nothingSent)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /^The connection is back\.$/ })).toBeAttached()
  await expect(dialog.getByLabel(/Why\?/)).toHaveValue('The lift is broken.')
  expect(tries()).toBe(1)
  expect(await statusNow()).toBe(bookingStatus.Confirmed)
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  expect(tries()).toBe(2)
})

test('a booking changed offline keeps its time and the one that was chosen, until somebody changes it again', async ({
  as,
  request,
}) => {
  const caller = await callerFor(request, 'individual')
  const free = await freeDaysOf(caller, serviceAreaServiceId, 32)
  const day = free.days.find((one) => one.free.length > 1)
  const start = `${day?.date}T${day?.free[0]}:00`
  const [bookingId = 0] = await bookedBy(caller, newBookingOf(free, [start]))
  const startNow = async () =>
    (await caller.ask(booking.getBookingDetail, { bookingId })).bookingDatesSummary[0]?.bookingStartDateTime
  const page = await as('individual')
  const tries = triesOf(page, booking.changeBooking)
  await page.goto(`/booking/change-booking/${bookingId}`)
  const form = new BookingForm(page, inputMethods['by mouse'](page))
  await form.chooseTimeOfDay(`${day?.date}T${day?.free.at(-1)}:00`)
  const change = page.getByRole('complementary', { name: 'Your change' }).getByRole('button', { name: /^Change to / })
  const named = await change.innerText()
  await page.context().setOffline(true)
  await change.click()
  await expect(page.getByText(nothingSent)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'The connection is back.' })).toBeVisible()
  await expect(change).toHaveText(named)
  expect(tries()).toBe(1)
  expect(await startNow()).toBe(start)
  await change.click()
  await expect(page).toHaveURL(`/booking/${bookingId}`)
  expect(await startNow()).not.toBe(start)
  expect(tries()).toBe(2)
  await caller.ask(booking.cancelBooking, { bookingId })
})

test('a list that is opened offline says so at once, and shows its rows once the connection is back', async ({
  as,
}) => {
  const page = await as('individual')
  await page.goto('/booking/upcoming')
  await expect(page.getByRole('table')).toBeVisible()
  const link = page.getByRole('link', { name: /^Completed/ }).first()
  await expect(link).toBeVisible()
  await page.context().setOffline(true)
  await expect(offline(page)).toBeVisible()
  await link.click()
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline.' })
  await expect(failed).toContainText('It loads by itself once the connection is back.')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(failed).toHaveCount(0)
})
