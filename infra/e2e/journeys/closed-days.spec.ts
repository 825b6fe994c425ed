import { booking } from '@waymark/contracts/booking'
import { closedDay } from '@waymark/contracts/closed-day'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays, dayNumber } from '@waymark/domain/schedule/wall-clock'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00' }))
const morningCare = 1

for (const method of methods) {
  test(`a manager closes for the public holidays, told first what is booked, ${method}`, async ({ as, request }) => {
    test.setTimeout(150_000)
    const [provider, client] = [await callerFor(request, 'hybrid.admin'), await callerFor(request, 'individual')]
    const location = await ownLocation(provider, { name: 'Closed', serviceId: morningCare, weeklyTimes: everyDay })
    const { serviceAreaId, serviceAreaServiceId, latitude, longitude } = location
    const today = new Date().toISOString().slice(0, 10)
    const { holidays } = await provider.ask(closedDay.getPublicHolidays, { serviceAreaId })
    // The first that can still be booked.
    const holiday = holidays.find(({ date }) => date > addDays(today, 2))
    if (!holiday) throw new Error('There is a holiday every year.')
    const freeThen = async () => {
      const daysAhead = (dayNumber(holiday.date) ?? 0) - (dayNumber(today) ?? 0)
      const free = await freeDaysOf(client, serviceAreaServiceId, daysAhead)
      return { ...free, isFree: free.days.some(({ date }) => date === holiday.date) }
    }
    const free = await freeThen()
    const place = { LatitudeForService: latitude, LongitudeForService: longitude }
    const [bookingId = 0] = await bookedBy(client, newBookingOf(free, [`${holiday.date}T09:00:00`], place))
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const closing = page.getByRole('button', { name: `Close on ${holidays.length} holidays` })
    const question = page.getByRole('alertdialog')

    await test.step('the holidays of the region stand there, with what is booked', async () => {
      await page.goto('/dashboard')
      await new AppFrame(page).chooseLocation(location.name)
      await page.goto('/service-area/closed-days')
      await expect(page.getByRole('heading', { name: 'Public holidays in Southland' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Booked: 1 booking' })).toHaveCount(1)
      await expect(page.getByText(/Booked already: 1 booking\./)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('one press closes; the booking is shown first, and going back changes nothing', async () => {
      await input.press(closing)
      await expect(question.getByRole('link', { name: `Open booking ${bookingId}` })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      expect((await provider.ask(closedDay.getClosedDays, { serviceAreaId })).closedDays).toEqual([])
      await input.press(closing)
      await input.press(question.getByRole('button', { name: 'Yes, close and keep these bookings' }))
      await expect(question).toHaveCount(0)
    })

    await test.step('nobody can book the day, the place says so, and the booking stays', async () => {
      await expect(page.getByText(`You are closed on all ${holidays.length} public holidays.`)).toBeVisible()
      expect((await freeThen()).isFree).toBe(false)
      const { status } = await client.ask(booking.getBookingDetail, { bookingId })
      expect(status).toBe(bookingStatus.Confirmed)
      const table = page.getByRole('table', { name: 'Closed days' })
      await expect(table.getByRole('row')).toHaveCount(holidays.length + 1)
      await expect(table.getByRole('link', { name: '1 booking' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a day is opened again, and can be booked', async () => {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '1 booking' }) })
      await input.press(row.getByRole('button', { name: /^Open again/ }))
      await expect(row).toHaveCount(0)
      await client.ask(booking.cancelBooking, { bookingId })
      expect((await freeThen()).isFree).toBe(true)
    })

    await test.step('a day of its own needs a reason, and closes', async () => {
      let day = addDays(holiday.date, 1)
      while (holidays.some(({ date }) => date === day)) day = addDays(day, 1)
      await input.press(page.getByRole('button', { name: 'Close on this day' }))
      await expect(page.getByRole('link', { name: /Choose a day/ })).toBeVisible()
      await input.typeDay(page.getByRole('group', { name: /^Day/ }), day)
      await input.write(page.getByRole('textbox', { name: 'Why' }), 'Staff day')
      await input.press(page.getByRole('button', { name: 'Close on this day' }))
      await expect(page.getByRole('cell', { name: 'Staff day' })).toBeVisible()
    })

    await test.step('a stranger reads it on the page of the place', async () => {
      await page.goto(`/location-map/${serviceAreaId}`)
      if (holiday.date < addDays(today, 50)) await expect(page.getByText('Staff day')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

for (const method of methods) {
  test(`an admin sets a closing date, told first what is booked, and takes it back, ${method}`, async ({
    as,
    request,
  }) => {
    test.setTimeout(150_000)
    const [provider, client] = [await callerFor(request, 'hybrid.admin'), await callerFor(request, 'individual')]
    const location = await ownLocation(provider, { name: 'Closing', serviceId: morningCare, weeklyTimes: everyDay })
    const { serviceAreaId, serviceAreaServiceId, latitude, longitude } = location
    const free = await freeDaysOf(client, serviceAreaServiceId, 20)
    const day = free.days[10]?.date ?? ''
    const place = { LatitudeForService: latitude, LongitudeForService: longitude }
    const [bookingId = 0] = await bookedBy(client, newBookingOf(free, [`${day}T09:00:00`], place))
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const dialog = page.getByRole('dialog', { name: /^When does .* close for good/ })

    await test.step('what is booked from the day on is said before it is set', async () => {
      await page.goto('/dashboard')
      await new AppFrame(page).chooseLocation(location.name)
      await page.goto('/service-area/closed-days')
      await input.press(page.getByRole('button', { name: 'Set a closing date' }))
      await input.typeDay(dialog.getByRole('group', { name: /^Closed from/ }), day)
      await input.write(dialog.getByRole('textbox', { name: /on its page/ }), 'We move to 12 Cuba Street.')
      await expect(dialog.getByText(/1 booking, the last on/)).toBeVisible()
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Close it from this day' }))
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(/^Still booked from then on: 1 booking/)).toBeVisible()
    })

    await test.step('everybody reads it, nothing can be booked then, and the booking stays', async () => {
      const after = await freeDaysOf(client, serviceAreaServiceId, 20)
      expect(after.days.filter(({ date }) => date >= day)).toEqual([])
      const stranger = await as(null)
      await stranger.goto(`/location-map/${serviceAreaId}`)
      await expect(stranger.getByText('We move to 12 Cuba Street.')).toBeVisible()
      await expectAccessible(stranger)
      expect((await client.ask(booking.getBookingDetail, { bookingId })).status).toBe(bookingStatus.Confirmed)
    })

    await test.step('it is taken back', async () => {
      await input.press(page.getByRole('button', { name: 'Take it back' }))
      await input.press(page.getByRole('button', { name: 'Yes, keep it open' }))
      await expect(page.getByText(/has no closing date/)).toBeVisible()
      const again = await freeDaysOf(client, serviceAreaServiceId, 20)
      expect(again.days.some(({ date }) => date > day)).toBe(true)
    })
  })
}
