import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { formatWall } from '@waymark/web-kit/format'
import { bookedBy, type FreeDays, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { BookingForm } from '../pages/booking-form.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'

/** Physiotherapy at home, six weeks ahead, where no other journey books. */
const serviceAreaServiceId = 19
const daysAhead = 42
/** No location of the demo world has more people for it than this. */
const maxStaff = 12

test('two dates of a series are lost to others while it is sent: each gets another time, one after the other, with the keyboard alone', async ({
  as,
  request,
}) => {
  const client = await callerFor(request, 'individual')
  const found = await freeDaysOf(client, serviceAreaServiceId, daysAhead)
  const starts = weeksOf(found)
  const [first = '', second = '', third = ''] = starts
  const page = await as('individual')
  const input = inputMethods['by keyboard alone'](page)
  const form = new BookingForm(page, input)
  await form.open(serviceAreaServiceId)
  await form.chooseFirstSize()
  await form.useLastAddress()
  await new NewBookingPage(page).chooseTime(first)
  await input.choose(page.getByRole('button', { name: /Repeat/ }), 'Weekly')
  await expect(page.getByRole('region', { name: '5 visits of 5 dates' })).toBeVisible()

  const others = await callerFor(request, 'provider.admin')
  for (const start of [second, third]) await fill(others, found, start)
  await input.press(page.getByRole('button', { name: 'Confirm booking' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Some of your dates are confirmed' })).toBeVisible()
  await expectAccessible(page)
  for (const [lost, start] of [second, third].entries()) {
    const notice = page
      .locator('div')
      .filter({ hasText: new RegExp(`^${formatWall(start)}\\. Nobody is free`.replaceAll('\u00a0', '\\s')) })
    await input.press(notice.getByRole('button', { name: /^Take / }).first())
    const taken = page.getByRole('status').filter({ hasText: `Instead of ${formatWall(start)}` })
    await expect(taken).toContainText('Confirmed.')
    await expect(page.getByRole('link', { name: 'See this booking' })).toHaveCount(lost + 1)
  }
  await expect(page.getByRole('button', { name: /^Take / })).toHaveCount(0)
  await expectAccessible(page)
  // A settled date stays settled after a reload, and is not listed as open.
  await page.reload()
  await expect(page.getByRole('link', { name: 'See this booking' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Take / })).toHaveCount(0)
  const listed = await client.ask(booking.getBookingList, { side: 'client', statuses: [bookingStatus.Incomplete] })
  expect(listed.items.filter(({ requestedStartDateTime: at }) => at === second || at === third)).toEqual([])
})

/** A start that is free five weeks in a row. */
function weeksOf({ days }: FreeDays): readonly string[] {
  const free = new Set(days.flatMap(({ date, free: times }) => times.map((time) => `${date}T${time}:00`)))
  for (const start of free) {
    const weeks = [0, 7, 14, 21, 28].map((ahead) => `${addDays(start.slice(0, 10), ahead)}${start.slice(10)}`)
    if (weeks.every((week) => free.has(week))) return weeks
  }
  throw new Error('no time is free five weeks in a row')
}

/** An organisation books a time for its people until nobody is left. */
async function fill(caller: Caller, found: FreeDays, start: string): Promise<void> {
  const area = await ownAreaOf(caller)
  for (let count = 0; count < maxStaff; count += 1) {
    const { days } = await caller.ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
      ServiceAreaServiceId: found.offer.ServiceAreaServiceId,
      ServiceSizeOptionId: found.size.ServiceSizeOptionId,
      fromDate: start.slice(0, 10),
      days: 1,
    })
    if (!days[0]?.free.includes(start.slice(11, 16))) return
    await bookedBy(caller, newBookingOf(found, [start], { UserServiceAreaId: area }))
  }
  throw new Error(`more than ${maxStaff} people are free at ${start}`)
}

async function ownAreaOf(caller: Caller): Promise<number> {
  const [area] = await caller.ask(serviceArea.getServiceAreasByUser, {})
  if (!area) throw new Error('the organisation has no location')
  return area.serviceAreaId
}
