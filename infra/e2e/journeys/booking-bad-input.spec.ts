import type { Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import { limits } from '@waymark/domain/limits'
import { addMonths } from '@waymark/domain/schedule/wall-clock'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { BookingForm } from '../pages/booking-form.ts'
import { inputMethods } from '../pages/input-methods.ts'

/** Care near Newtown that no other journey books. */
const serviceAreaServiceId = 9
const hourMs = 3_600_000

test('a form left open until its time is 24 hours ahead says so at the time, and loses nothing', async ({ as }) => {
  const page = await as('individual')
  // To the minute: 24 hours ahead at most, 23 hours and 59 minutes at least.
  const start = wallTimeAt(Date.now() + limits.newBookingLeadHours * hourMs)
  // The page was opened two hours ago, when the time was still far enough ahead.
  await page.clock.setFixedTime(Date.now() - 2 * hourMs)
  await offerOnly(page, start)
  const form = new BookingForm(page, inputMethods['by keyboard alone'](page))
  await form.open(serviceAreaServiceId)
  await form.chooseFirstSize()
  await form.useLastAddress()
  await form.takeNextFree()
  await page.getByLabel(/Notes for the visit/).fill('The bell is low.')
  await form.inputMethods.press(page.getByRole('button', { name: 'Confirm booking' }))
  await expect(page.getByText('A booking must start more than 24 hours from now.', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/Notes for the visit/)).toHaveValue('The bell is low.')
  await expect(page).toHaveURL(/\/booking\/new-booking\?serviceAreaServiceId/)
  await expectAccessible(page)
})

test('a repeat of 7 months is refused at its last day, and every day of 6 months is checked', async ({ as }) => {
  const page = await as('individual')
  const input = inputMethods['by keyboard alone'](page)
  const form = new BookingForm(page, input)
  await form.open(serviceAreaServiceId)
  await form.chooseFirstSize()
  await form.useLastAddress()
  await form.takeNextFree()
  await input.choose(page.getByRole('button', { name: /Repeat/ }), 'Daily')
  const until = page.getByRole('group', { name: 'Until' })
  const first = await firstDay(page)
  const typeDay = async (day: string) => {
    await input.reach(until.getByRole('spinbutton').first())
    await page.keyboard.type(`${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`)
    await page.keyboard.press('Tab')
  }
  await typeDay(addMonths(first, limits.repeatMonthsMax + 1))
  await page.keyboard.press('Tab')
  await expect(page.getByText(`Repeat for at most ${limits.repeatMonthsMax} months.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /visits? of \d+ dates/ })).toHaveCount(0)
  await expectAccessible(page)

  await typeDay(addMonths(first, limits.repeatMonthsMax))
  const dates = page.getByRole('region', { name: /visits? of 18[0-4] dates/ })
  await expect(dates).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /visits? of 18[0-4] dates: / })).toBeVisible()
})

test('a booking that was cancelled in the meantime cannot be cancelled again', async ({ as, request }) => {
  const caller = await callerFor(request, 'individual')
  const free = await freeDaysOf(caller, serviceAreaServiceId, 12)
  const [day] = free.days
  const [bookingId = 0] = await bookedBy(caller, newBookingOf(free, [`${day?.date}T${day?.free[0]}:00`]))
  const page = await as('individual')
  const input = inputMethods['by keyboard alone'](page)
  await page.goto(`/booking/${bookingId}`)
  await input.press(page.getByRole('button', { name: 'Cancel booking' }))
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await caller.ask(booking.cancelBooking, { bookingId })
  await expect(question).toHaveCount(0)
  await expect(page.getByText(/^Already cancelled: /).first()).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Remove from calendar' })).toBeVisible()
})

test('a forged feedback link shows no form, and says what to do', async ({ page }) => {
  const forged = Buffer.from('{"subject":"1","purpose":"feedback"}').toString('base64url')
  await page.goto(`/feedback-booking#token=${forged}.c2lnbmVk`)
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send feedback' })).toHaveCount(0)
  await expectAccessible(page)
})

/** Simulates a page that has been open for a day: this time was free when it asked. */
async function offerOnly(page: Page, start: string): Promise<void> {
  await page.route(`**${booking.getAvailableTimesForServiceAreaForNewBooking.path}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const days = [{ date: start.slice(0, 10), free: [start.slice(11, 16)] }]
    await route.fulfill({
      response,
      json: { ...answer, responseData: { ...answer.responseData, days, nextFree: start } },
    })
  })
}

/** The first day of the repeat is the one chosen in the calendar. */
async function firstDay(page: Page): Promise<string> {
  const segments = page.getByRole('group', { name: 'Until' }).getByRole('spinbutton')
  await expect(segments).toHaveCount(3)
  const item = page
    .getByRole('region', { name: /visits? of \d+ dates/ })
    .getByRole('listitem')
    .first()
  const words = (await item.locator('b').textContent()) ?? ''
  const day = new Date(`${words} UTC`)
  return day.toISOString().slice(0, 10)
}

/** Wall time in Wellington, to the minute. */
function wallTimeAt(instantMs: number): string {
  const options = { timeZone: 'Pacific/Auckland', dateStyle: 'short', timeStyle: 'short' } as const
  return `${new Intl.DateTimeFormat('sv-SE', options).format(instantMs).replace(' ', 'T')}:00`
}
