import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]
/** Of each journey and try its own, since the same two people cannot be at two places at once. */
const hours = { 'by mouse': [10, 13], 'by keyboard alone': [11, 14] } as const
const morningCare = 1

for (const method of methods) {
  test(`a manager gives away a sick person's week, then writes to and cancels what is left, ${method}`, async ({
    as,
    request,
  }, { retry }) => {
    test.setTimeout(180_000)
    const startTime = `${hours[method][retry] ?? 9}:00`
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime }))
    const [provider, client] = [await callerFor(request, 'hybrid.admin'), await callerFor(request, 'individual')]
    const location = await ownLocation(provider, { name: 'Sick', serviceId: morningCare, weeklyTimes: everyDay })
    const [sick, other] = location.staff
    if (!sick || !other) throw new Error('Two people work there.')
    const place = { LatitudeForService: location.latitude, LongitudeForService: location.longitude }
    const [free, freeOfOther] = await Promise.all(
      [sick, other].map(({ userProfileId }) => freeDaysOf(client, location.serviceAreaServiceId, 8, userProfileId)),
    )
    if (!free || !freeOfOther) throw new Error('Both have free days.')
    const datesOf = ({ days }: typeof free) =>
      days.filter((day) => day.free.includes(startTime)).map(({ date }) => date)
    const othersDates = new Set(datesOf(freeOfOther))
    const shared = new Set(datesOf(free).filter((date) => othersDates.has(date)))
    const mondays = free.days.map(({ date }) => date).filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1)
    const threeFrom = (date: string) => [0, 1, 2].map((days) => addDays(date, days))
    // Both have other visits as well.
    const monday = mondays.find((date) => threeFrom(date).every((one) => shared.has(one))) ?? ''
    const starts = threeFrom(monday).map((date) => `${date}T${startTime}:00`)
    const wish = { ...place, preferredStaffUserProfileId: sick.userProfileId }
    const ids = await bookedBy(client, newBookingOf(free, starts, wish))
    expect(ids).toHaveLength(3)
    const staffOf = async (bookingId: number) =>
      (await provider.ask(booking.getBookingDetail, { bookingId })).staff.map(({ userProfileId }) => userProfileId)
    for (const id of ids) expect(await staffOf(id)).toEqual([sick.userProfileId])
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const question = page.getByRole('alertdialog')

    await test.step('the roster says first who is free, and gives the week away', async () => {
      await page.goto('/dashboard')
      await new AppFrame(page).chooseLocation(location.name)
      await page.goto(`/service-area/roster?day=${monday}`)
      await input.press(page.getByRole('button', { name: `Reassign the visits of ${sick.name} this week` }))
      await expect(question.getByText(/^3 bookings: 3 go to somebody else\./)).toBeVisible()
      await expectAccessible(page)
      await input.press(question.getByRole('button', { name: 'Reassign 3' }))
      await expect(page.getByText('Reassign 3 bookings: 3 of 3 done.')).toBeVisible()
      for (const id of ids) expect(await staffOf(id)).toEqual([other.userProfileId])
      await expectAccessible(page)
    })

    await test.step('all of it comes back with one press', async () => {
      await input.press(page.getByRole('button', { name: 'Undo' }))
      await expect(page.getByText('Give 3 bookings back: 3 of 3 done.')).toBeVisible()
      for (const id of ids) expect(await staffOf(id)).toEqual([sick.userProfileId])
      await input.press(page.getByRole('button', { name: 'Close', exact: true }))
    })

    const choose = async (count: number) => {
      const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Choose Hēmi/ })
      for (let index = 0; index < count; index += 1) await input.pick(boxes.nth(index))
    }

    await test.step('on the list of bookings, the clients of several get one message each', async () => {
      await page.goto('/booking/upcoming')
      await choose(2)
      await input.press(page.getByRole('button', { name: 'Message', exact: true }))
      await expect(question.getByText('2 messages in all')).toBeVisible()
      await expectAccessible(page)
      await input.write(question.getByRole('textbox', { name: 'Message' }), 'Somebody else may come.')
      await input.press(question.getByRole('button', { name: 'Send 2 messages' }))
      await expect(page.getByText('Message about 2 bookings: 2 of 2 done.')).toBeVisible()
      const unread = await client.ask(booking.getBookingsHaveUnreadMessage, { side: 'client', pageSize: 50 })
      const told = unread.items.filter(({ bookingId }) => ids.includes(bookingId))
      expect(told.map(({ lastMessage }) => lastMessage.body)).toEqual(Array(2).fill('Somebody else may come.'))
      await input.press(page.getByRole('button', { name: 'Close', exact: true }))
    })

    await test.step('and several are cancelled after one summary, each with its result', async () => {
      await choose(2)
      await input.press(page.getByRole('button', { name: 'Cancel', exact: true }))
      await expect(question.getByText(/We tell 1 client at once/)).toBeVisible()
      await input.press(question.getByRole('button', { name: 'Yes, cancel 2' }))
      await expect(page.getByText('Cancel 2 bookings: 2 of 2 done.')).toBeVisible()
      const statuses = await Promise.all(
        ids.map(async (bookingId) => (await client.ask(booking.getBookingDetail, { bookingId })).status),
      )
      expect(statuses.filter((status) => status === bookingStatus.Cancelled)).toHaveLength(2)
      await expectAccessible(page)
    })
  })
}
