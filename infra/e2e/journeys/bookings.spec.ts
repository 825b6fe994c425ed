import type { Locator, Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { tooCloseText } from '@waymark/domain/texts'
import { formatWall } from '@waymark/web-kit/format'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { newIndividual } from '../fixtures/arrange-person.ts'
import { beginBooking } from '../fixtures/begin-booking.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { BookingForm } from '../pages/booking-form.ts'
import { type InputMethod, type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo, linkIn } from '../pages/mailbox.ts'
import { timeWords, wallTimeIn } from '../pages/new-booking-page.ts'

/** The location of Kōwhai Care that the demo managers run. */
const newtownId = 1
const newtown = { latitude: -41.3119, longitude: 174.779 }
/** Services near Newtown, and of other staff where a journey wants a time: no journey takes another's. */
const services: Readonly<
  Record<InputMethodName, Readonly<Record<'series' | 'change' | 'cancel' | 'feedback' | 'other' | 'business', number>>>
> = {
  'by mouse': { series: 20, change: 1, cancel: 3, feedback: 5, other: 8, business: 10 },
  'by keyboard alone': { series: 28, change: 7, cancel: 6, feedback: 2, other: 3, business: 10 },
}

/** axe checks each screen once; the second input method shows the same ones. */
async function look(page: Page, way: InputMethodName): Promise<void> {
  if (way === 'by mouse') await expectAccessible(page)
}

for (const way of ['by mouse', 'by keyboard alone'] as const) {
  const { series, change, cancel, feedback, other, business } = services[way]

  test(`a fortnightly series with a clash: another time is taken for it, one date is removed, ${way}`, async ({
    as,
    request,
  }) => {
    const client = await newIndividual(request)
    const caller = await callerFor(request, client)
    const { offer, size, days } = await freeDaysOf(caller, series, 50)
    // An address that was used before.
    await bookedBy(caller, newBookingOf({ offer, size }, [`${days[0]?.date}T${days[0]?.free[0]}:00`]))
    const page = await as(client)
    const input = inputMethods[way](page)
    const form = new BookingForm(page, input)
    await form.open(series)
    await form.chooseFirstSize()
    await form.useLastAddress()
    await form.takeNextFree()
    const dates = page.getByRole('region', { name: /visits? of \d+ dates$/ }).getByRole('listitem')
    await input.choose(page.getByRole('button', { name: /Repeat/ }), 'Weekly')
    const start = wallTimeIn(await dates.first().innerText())
    const clash = `${addDays(start.slice(0, 10), 14)}${start.slice(10)}`
    await bookedBy(caller, newBookingOf({ offer, size }, [clash]))
    await input.choose(page.getByRole('button', { name: /Repeat/ }), 'Fortnightly')
    await expect(dates).toHaveCount(3)
    await expect(dates.nth(1)).toContainText('You have this already, another time is free')
    const sum = page.getByRole('status').filter({ hasText: /visits? of 3 dates: / })
    await expect(sum).toHaveText('3 visits of 3 dates: 2 as you asked, 1 at another time.')
    const others = await caller.ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
      ServiceAreaServiceId: offer.ServiceAreaServiceId,
      ServiceSizeOptionId: size.ServiceSizeOptionId,
      fromDate: clash.slice(0, 10),
      days: 1,
      RequestedStartDateTimes: [clash],
    })
    const [, wished = ''] = others.checkedDates[0]?.alternativeTimes ?? []
    const isThatDay = wished.slice(0, 10) === clash.slice(0, 10)
    await input.choose(
      dates.nth(1).getByRole('button', { name: /Other time for/ }),
      isThatDay ? timeWords(wished) : formatWall(wished).replace(/ \d{4},/, ','),
    )
    await look(page, way)
    await input.press(dates.nth(2).getByRole('button', { name: /^Remove/ }))
    await expect(dates.nth(2)).toContainText('Removed by you')
    await expect(sum).toHaveText('2 visits of 3 dates: 1 as you asked, 1 at another time, 1 removed by you.')
    const summary = page.getByRole('complementary', { name: 'Your booking' })
    await expect(summary.getByRole('heading', { name: '2 visits' })).toBeVisible()
    await expect(summary.getByText('Price of 2 visits')).toBeVisible()
    await form.confirm()
    await expect(page.getByRole('region', { name: '2 dates' }).getByText('Confirmed')).toHaveCount(2)
    await expect(page.getByRole('region', { name: '2 dates' }).getByText(formatWall(wished))).toBeVisible()
    await look(page, way)
  })

  test(`all later dates of a series move, then a single one, ${way}`, async ({ as, request }) => {
    const client = await newIndividual(request)
    const caller = await callerFor(request, client)
    const { offer, size, days } = await freeDaysOf(caller, change, 50)
    const [day] = days.filter(({ free }) => free.length > 2)
    const starts = [0, 7, 14].map((ahead) => `${addDays(day?.date ?? '', ahead)}T${day?.free[0]}:00`)
    const [firstId = 0, secondId = 0] = await bookedBy(caller, newBookingOf({ offer, size }, starts))
    const [later = '', alone = ''] = await movesOf(caller, secondId)
    const page = await as(client)
    const input = inputMethods[way](page)
    const form = new BookingForm(page, input)

    await page.goto(`/booking/${secondId}`)
    await input.press(page.getByRole('link', { name: 'Change booking' }))
    await input.pick(page.getByRole('radio', { name: /^This date and the later ones/ }))
    await form.chooseTimeOfDay(`${starts[1]?.slice(0, 10)}T${later}:00`)
    const summary = page.getByRole('complementary', { name: 'Your change' })
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await look(page, way)
    await input.press(summary.getByRole('button', { name: 'Change 2 dates' }))
    await expect(page).toHaveURL(`/booking/${secondId}`)
    await expect(page.getByText(/^Changed from .* to /).first()).toBeVisible()
    await look(page, way)

    await page.goto(`/booking/change-booking/${firstId}`)
    await form.chooseTimeOfDay(`${starts[0]?.slice(0, 10)}T${alone}:00`)
    await input.press(summary.getByRole('button', { name: /^Change to / }))
    await expect(page).toHaveURL(`/booking/${firstId}`)
    const { bookingDatesSummary } = await caller.ask(booking.getBookingDetail, { bookingId: firstId })
    expect(bookingDatesSummary.map(({ bookingStartDateTime }) => bookingStartDateTime.slice(11, 16))).toEqual([
      alone,
      later,
      later,
    ])
  })

  test(`a booking is cancelled outside the cut-off, and not inside it, ${way}`, async ({ as, request }) => {
    const caller = await callerFor(request, 'individual')
    const free = await freeDaysOf(caller, cancel, 14)
    const [day] = free.days
    const [bookingId] = await bookedBy(caller, newBookingOf(free, [`${day?.date}T${day?.free[0]}:00`]))
    const page = await as('individual')
    const input = inputMethods[way](page)
    await page.goto(`/booking/${bookingId}`)
    await input.press(page.getByRole('button', { name: 'Cancel booking' }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await look(page, way)
    await input.write(dialog.getByLabel(/Why\?/), 'We are away that day.')
    await input.press(dialog.getByRole('button', { name: 'Yes, cancel it' }))
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book this again' })).toBeVisible()

    const soonId = await startingSoon(caller)
    await page.goto(`/booking/${soonId}`)
    await expectClosed(page, input, page.getByRole('button', { name: 'Cancel booking' }), tooCloseText(3))
    await expectClosed(page, input, page.getByRole('button', { name: 'Change booking' }), tooCloseText(24))
    await look(page, way)
    const cancelled = await caller.call(booking.cancelBooking, { bookingId: soonId })
    expect([cancelled.status, cancelled.error?.message]).toEqual([409, tooCloseText(3)])
    const changed = await caller.call(booking.changeBooking, {
      bookingId: soonId,
      RequestedStartDateTime: `${day?.date}T${day?.free[0]}:00`,
    })
    expect([changed.status, changed.error?.message]).toEqual([409, tooCloseText(24)])

    await page.goto('/booking/upcoming')
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/booking/${soonId}"]`) })
    await input.press(row.getByRole('button', { name: /^More for/ }))
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
    if (way === 'by mouse') await page.getByRole('menuitem', { name: 'Cancel booking' }).click()
    else {
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
    }
    const question = page.getByRole('alertdialog')
    await expectClosed(page, input, question.getByRole('button', { name: 'Yes, cancel it' }), tooCloseText(3))
    await input.press(question.getByRole('button', { name: 'Keep the booking' }))
    await expect(question).toHaveCount(0)
    await expect(row).toContainText('Confirmed')
  })

  test(`a booking is completed, feedback is given by the emailed link and answered once, ${way}`, async ({
    as,
    browser,
    request,
  }) => {
    const caller = await callerFor(request, 'individual')
    const free = await freeDaysOf(caller, feedback, 10)
    const [day] = free.days
    const [bookingId = 0] = await bookedBy(caller, newBookingOf(free, [`${day?.date}T${day?.free[0]}:00`]))
    const account = feedback === services['by mouse'].feedback ? 'service.manager' : 'hybrid.admin'
    const provider = await as(account)
    const providerHand = inputMethods[way](provider)
    await provider.goto(`/booking/${bookingId}`)
    await expectClosed(
      provider,
      providerHand,
      provider.getByRole('button', { name: 'Complete', exact: true }),
      'It can be completed once it has begun.',
    )
    await beginBooking(bookingId)
    await provider.reload()
    await providerHand.press(provider.getByRole('button', { name: 'Complete', exact: true }))
    await providerHand.press(provider.getByRole('button', { name: 'Yes, it is done' }))
    await expect(provider.getByText('Completed', { exact: true }).first()).toBeVisible()
    const email = await emailTo(request, 'individual@demo.test', 'booking completed', {
      about: `/booking/${bookingId}`,
    })

    const context = await browser.newContext()
    const page = await context.newPage()
    const input = inputMethods[way](page)
    await page.goto(linkIn(email))
    await input.pick(page.getByRole('radio', { name: /^5 stars/ }))
    await input.pick(page.getByRole('radio', { name: /^Yes/ }))
    await input.write(page.getByLabel(/In your words/), 'On time, and kind.')
    await look(page, way)
    await input.press(page.getByRole('button', { name: 'Send feedback' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your feedback' })).toBeVisible()
    await context.close()

    await provider.goto(`/booking/${bookingId}`)
    await providerHand.write(provider.getByLabel('Your answer'), 'Ngā mihi, see you soon.')
    await providerHand.press(provider.getByRole('button', { name: 'Send answer' }))
    await expect(provider.getByText('Ngā mihi, see you soon.')).toBeVisible()
    await expect(provider.getByLabel('Your answer')).toHaveCount(0)
    await look(provider, way)
  })

  test(`a visit is booked for somebody else, and the provider sees for whom, ${way}`, async ({ as, request }) => {
    const page = await as('individual')
    const input = inputMethods[way](page)
    const form = new BookingForm(page, input)
    await form.open(other)
    await form.chooseFirstSize()
    await input.pick(page.getByRole('radio', { name: /^Another person/ }))
    await input.write(page.getByLabel('Their name'), 'Moana Parata')
    await input.write(page.getByLabel('Their phone'), '021 555 0190')
    await form.useLastAddress()
    await form.takeNextFree()
    await form.confirm()
    const bookingId = await form.bookingId()
    const provider = await callerFor(request, 'hybrid.admin')
    const { recipientName, otherRecipient } = await provider.ask(booking.getBookingDetail, { bookingId })
    expect([recipientName, otherRecipient?.phone]).toEqual(['Moana Parata', '021 555 0190'])
  })

  test(`a business books for its own location as a consumer, ${way}`, async ({ as }) => {
    const page = await as('provider.admin')
    const input = inputMethods[way](page)
    const frame = new AppFrame(page)
    await page.goto('/dashboard')
    await input.press(frame.mode.getByRole('button', { name: /^Consumer/ }))
    await expect(page).toHaveURL('/dashboard')
    await expect(frame.mode.getByRole('button', { name: 'Consumer', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const form = new BookingForm(page, input)
    await form.open(business)
    await form.chooseFirstSize()
    if (way === 'by mouse') await form.writeAddress('1 Waiting Room Lane', 'Newtown')
    else await form.useLastAddress()
    await form.takeNextFree()
    await look(page, way)
    await form.confirm()
    const bookingId = await form.bookingId()
    await page.goto('/booking/upcoming')
    await expect(page.locator(`a[href="/booking/${bookingId}"]`)).toBeVisible()
  })

  test(`somebody restricted to one provider finds and books only that one, ${way}`, async ({ as, request }) => {
    const page = await as('restricted')
    const input = inputMethods[way](page)
    await page.goto('/booking/book-service')
    await expect(page.getByText('Your bookings are with Rimu Physio only')).toBeVisible()
    await look(page, way)
    await page.goto(`/booking/new-booking?serviceAreaServiceId=${newtownId}`)
    await expect(
      page.getByText('This service cannot be booked here at present. Your bookings are with Rimu Physio only.'),
    ).toBeVisible()
    await page.goto('/location-map')
    await expect(page.getByText('Your bookings are with Rimu Physio only, so you see their places.')).toBeVisible()
    await page.goto(`/shortlist/${newtownId}`)
    await expect(page.getByText(/^Your bookings are with Rimu Physio only/)).toBeVisible()
    await look(page, way)

    const caller = await callerFor(request, 'restricted')
    const { services: known } = await caller.ask(booking.getDataForNewBooking, {})
    expect(known.some(({ name, areaCount }) => name === 'Morning care' && areaCount > 0)).toBe(false)
    const own = known.find(({ areaCount }) => areaCount > 0)
    const { items } = await caller.ask(booking.getAvailableServiceAreasForNewBooking, {
      ServiceId: own?.serviceId ?? 0,
      LatitudeForService: newtown.latitude,
      LongitudeForService: newtown.longitude,
    })
    expect(new Set(items.map(({ accountName }) => accountName))).toEqual(new Set(['Rimu Physio']))
    const form = new BookingForm(page, input)
    await form.open(items[0]?.serviceAreaServiceId ?? 0)
    await form.chooseFirstSize()
    await form.writeAddress('3 Riddiford Street', 'Newtown')
    await form.takeNextFree()
    await form.confirm()
    const bookingId = await form.bookingId()
    await page.goto('/booking/upcoming')
    await expect(page.locator(`a[href="/booking/${bookingId}"]`)).toBeVisible()
  })
}

/** Times of day to which this date and all later ones can move, none of them their current time. */
async function movesOf(caller: Caller, bookingId: number): Promise<readonly string[]> {
  const change = await caller.ask(booking.getDataForChangeBooking, { bookingId })
  const asked = {
    ServiceAreaServiceId: change.ServiceAreaServiceId,
    ServiceSizeOptionId: change.ServiceSizeOptionId,
    changedBookingId: bookingId,
    changedScope: 'later',
    days: 1,
  } as const
  const freeOf = async (start: string) => {
    const { days } = await caller.ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
      ...asked,
      fromDate: start.slice(0, 10),
    })
    return days[0]?.free ?? []
  }
  const [first = [], ...others] = await Promise.all(change.movedDates.later.map(freeOf))
  const own = change.requestedStartDateTime.slice(11, 16)
  const common = first.filter((time) => time !== own && others.every((free) => free.includes(time)))
  return [common.at(0) ?? '', common.at(-1) ?? '']
}

/** The visit of the demo's individual that is past the cut-offs and has not begun. */
async function startingSoon(caller: Caller): Promise<number> {
  const { items } = await caller.ask(booking.getBookingList, {
    side: 'client',
    itemType: 'Service',
    statuses: [bookingStatus.Confirmed],
    period: 'upcoming',
    sort: 'start',
    pageSize: 5,
  })
  const [first] = items
  if (!first) throw new Error('nothing is coming up')
  return first.bookingId
}

/** A button that is shown and focusable, says why it is disabled, and does nothing when pressed. */
async function expectClosed(page: Page, input: InputMethod, button: Locator, reason: string): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason)
  const path = page.url()
  const dialogs = await page.getByRole('alertdialog').count()
  await input.pressClosed(button)
  await expect(page.getByRole('alertdialog')).toHaveCount(dialogs)
  expect(page.url()).toBe(path)
}
