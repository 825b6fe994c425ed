import type { APIRequestContext, Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'

type Offer = NonNullable<OutputOf<typeof booking.getDataForNewBooking>['offer']>

/** Physiotherapy at home by Rimu Physio, the only organisation that both people may book with. */
const serviceAreaServiceId = 19
/** Organisations that book for their own people, until one staff member is left. */
const others = ['hybrid.admin', 'activity.admin', 'council.admin', 'provider.admin']

test('two people race for the last time of one staff member: one gets it, the other takes another time in one step @both-forms', async ({
  as,
  request,
}) => {
  const { offer, start } = await test.step('one time is left with one staff member', () => leaveOneFree(request))

  const pages = await Promise.all([as('individual'), as('restricted')])
  for (const page of pages) {
    const form = new NewBookingPage(page)
    await page.goto(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`)
    await form.chooseSize(new RegExp(`^${offer.sizeOptions[0]?.name}`))
    await form.useLastAddress()
    await form.chooseTime(start)
  }

  await Promise.all(pages.map((page) => new NewBookingPage(page).confirm()))
  const titles = await Promise.all(pages.map(settledTitle))
  expect(titles.toSorted()).toEqual(['Somebody else got there first', 'Your booking is confirmed'])

  const loser = pages[titles.indexOf('Somebody else got there first')]
  if (!loser) throw new Error('nobody lost')
  await expect(loser.getByText('Incomplete', { exact: true }).first()).toBeVisible()
  await expectAccessible(loser)
  await loser
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await expect(loser.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
  await expect(loser.getByText('Confirmed', { exact: true }).first()).toBeVisible()
})

/** The page's title once the queue has placed the booking. */
async function settledTitle(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^(Your booking is confirmed|Somebody else got there first)$/)
  return (await title.textContent()) ?? ''
}

/** Books a time for other people until nobody is free, then frees the last one. */
async function leaveOneFree(request: APIRequestContext): Promise<{ offer: Offer; start: string }> {
  const people = await Promise.all([callerFor(request, 'individual'), callerFor(request, 'restricted')])
  const { offer } = await people[0].ask(booking.getDataForNewBooking, { serviceAreaServiceId })
  if (!offer) throw new Error(`service ${serviceAreaServiceId} cannot be booked`)
  const [starts, startsOfOther] = await Promise.all(people.map((person) => freeStarts(person, offer)))
  const start = starts?.find((one) => startsOfOther?.includes(one))
  if (!start) throw new Error('no time is free for both')

  for (const name of others) {
    const other = await callerFor(request, name)
    const bookingId = await book(other, offer, start)
    if ((await freeStarts(people[0], offer)).includes(start)) continue
    await other.ask(booking.cancelBooking, { bookingId })
    return { offer, start }
  }
  throw new Error(`more than ${others.length} staff members are free at ${start}`)
}

/** Free starts of the first size, from a week ahead. */
async function freeStarts(caller: Caller, offer: Offer): Promise<string[]> {
  const { days } = await caller.ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceSizeOptionId: firstSizeOf(offer),
    fromDate: addDays(new Date().toISOString().slice(0, 10), 7),
    days: 21,
  })
  return days.flatMap(({ date, free }) => free.map((time) => `${date}T${time}:00`))
}

async function book(caller: Caller, offer: Offer, start: string): Promise<number> {
  const [area] = await caller.ask(serviceArea.getServiceAreasByUser, {})
  const { bookingDatesSummary } = await caller.ask(booking.addNewBooking, {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceAreaId: offer.ServiceAreaId,
    ServiceId: offer.ServiceId,
    ServiceSizeOptionId: firstSizeOf(offer),
    RequestedStartDateTimes: [start],
    AddressForService: 'The same street, Berhampore, Wellington',
    LatitudeForService: offer.latitude,
    LongitudeForService: offer.longitude,
    UserServiceAreaId: area?.serviceAreaId ?? null,
    isMyself: true,
  })
  const bookingId = bookingDatesSummary[0]?.bookingId ?? 0
  const status = async () => (await caller.ask(booking.getBookingDetail, { bookingId })).status
  await expect.poll(status).toBe(bookingStatus.Confirmed)
  return bookingId
}

function firstSizeOf({ sizeOptions }: Offer): number {
  const [first] = sizeOptions
  if (!first) throw new Error('the service has no size')
  return first.ServiceSizeOptionId
}
