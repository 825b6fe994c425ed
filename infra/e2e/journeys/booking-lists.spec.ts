import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethod, inputMethods } from '../pages/input-methods.ts'

/** Care near Newtown that no other journey books. */
const serviceAreaServiceId = 4
const phone = { width: 320, height: 900 }

test('a booking is added to a calendar, moved and removed, and a private address stops working when it is closed', async ({
  as,
  request,
}) => {
  const caller = await callerFor(request, 'individual')
  const free = await freeDaysOf(caller, serviceAreaServiceId, 20)
  const [day, another] = free.days
  const [bookingId = 0] = await bookedBy(caller, newBookingOf(free, [`${day?.date}T${day?.free[0]}:00`]))
  const page = await as('individual')
  const input = inputMethods['by keyboard alone'](page)
  await page.goto(`/booking/${bookingId}`)
  const added = await savedText(page, input, page.getByRole('button', { name: 'Add to calendar' }))
  expect(added).toContain(`UID:booking-${bookingId}@waymark`)
  expect(added).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0/)
  await caller.ask(booking.changeBooking, {
    bookingId,
    RequestedStartDateTime: `${another?.date}T${another?.free[0]}:00`,
  })
  await expect(page.getByText(/^Changed from/)).toBeVisible()
  const moved = await savedText(page, input, page.getByRole('button', { name: 'Add to calendar' }))
  expect(moved).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1/)
  await caller.ask(booking.cancelBooking, { bookingId })
  const gone = await savedText(page, input, page.getByRole('button', { name: 'Remove from calendar' }))
  expect(gone).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/)
  expect(gone).toContain(`UID:booking-${bookingId}@waymark`)

  await page.goto('/booking/upcoming')
  await input.press(page.getByRole('button', { name: 'Calendar address' }))
  const dialog = page.getByRole('dialog', { name: 'Your bookings in your calendar' })
  await input.press(dialog.getByRole('button', { name: 'Make my calendar address' }))
  const address = await dialog.getByText(/calendar-feed\?token=/).innerText()
  const { pathname, search } = new URL(address)
  const feed = await request.get(`${pathname}${search}`)
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
  await expectAccessible(page)
  await input.press(dialog.getByRole('button', { name: 'Close the address' }))
  await expect(dialog.getByRole('button', { name: 'Make my calendar address' })).toBeVisible()
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  expect((await request.get(`${pathname}${search}`)).status()).toBe(404)
})

test('a list is filtered, sorted and exported, also on a phone', async ({ as }) => {
  const page = await as('service.manager')
  const input = inputMethods['by keyboard alone'](page)
  await page.setViewportSize(phone)
  await page.goto('/booking/Completed')
  const starts = page.getByRole('rowgroup').getByRole('rowheader')
  await expect(starts.first()).toBeVisible()
  await input.press(page.getByRole('button', { name: /Sort by Time|^Time$/ }))
  await expect(page).toHaveURL(/sort=start/)
  await expect(page.getByRole('columnheader', { name: /Time/ })).toHaveAttribute('aria-sort', 'ascending')
  await input.press(page.getByRole('button', { name: 'More filters' }))
  await input.choose(page.getByRole('button', { name: /All services/ }), 'Morning care')
  await expect(page).toHaveURL(/service=1/)
  await expect(page.getByRole('button', { name: 'More filters (1 in use)' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\d+ bookings?/ })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    input.press(page.getByRole('button', { name: 'Export to Excel' })),
  ])
  expect(download.suggestedFilename()).toMatch(/^booking list \d{4}-\d\d-\d\d\.xlsx$/)
  await expect(page.getByText(/^Saved: booking list/).first()).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/service=1/)
})

/** The text of the file that a button saves. */
async function savedText(page: Page, input: InputMethod, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), input.press(button)])
  return readFile(await download.path(), 'utf8')
}

for (const [account, booking] of [
  ['hybrid.admin', 'Client and booking'],
  ['individual', 'Booking and provider'],
] as const)
  test(`names of 40 letters leave the status and the buttons of each row in sight at 1280 px, for ${account}`, async ({
    as,
  }) => {
    const page = await as(account)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/booking/upcoming')
    const table = page.getByRole('table')
    await expect(table.getByRole('button', { name: /^More for/ }).first()).toBeVisible()
    for (const column of [booking, 'Staff']) {
      const named = table.locator(`td[data-label="${column}"]`).filter({ hasNotText: 'Nobody' })
      for (const cell of await named.all())
        await cell.evaluate((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const text = walker.nextNode()
          if (text) text.textContent = 'Bartholomew Featherstonehaugh Christodoulopoulos'
        })
    }
    const hidden = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))
    expect(hidden).toBeLessThanOrEqual(0)
  })
