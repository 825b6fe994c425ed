import type { APIRequestContext } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { bookingStatus } from '@waymark/domain/enums'
import { texts } from '@waymark/domain/texts'
import { newClient } from '../fixtures/arrange-person.ts'
import { type Caller, callerFor, callerWith } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { LoginPage } from '../pages/login-page.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'
import { tick } from '../pages/tick.ts'

type NewBooking = InputOf<typeof booking.addNewBooking>

const addressOfCall = booking.addNewBooking.path

test('invalid booking input is refused by its rule, and nothing is booked', async ({ request }) => {
  const client = await newClient(request)
  const good = await goodBooking(client)
  const before = await countOf(client)

  const malformed: readonly (readonly [what: string, body: unknown, field: RegExp])[] = [
    ['an unknown field', { ...good, isPaid: true }, /isPaid/],
    ['a wrong type', { ...good, LatitudeForService: 'north' }, /LatitudeForService/],
    ['a missing field', { ...good, ServiceId: undefined }, /ServiceId/],
    ['a NUL character', { ...good, Notes: 'Side\u0000door' }, /may not hold the character NUL/],
    ['a time that is no time', { ...good, RequestedStartDateTimes: ['tomorrow'] }, /RequestedStartDateTimes/],
    ['a day that does not exist', { ...good, RequestedStartDateTimes: ['2027-02-30T09:00:00'] }, /Requested/],
    ['a list instead of an object', [good], /./],
  ]
  for (const [what, body, field] of malformed) {
    const { status, error } = await post(request, addressOfCall, client.token, JSON.stringify(body))
    expect(status, what).toBe(422)
    expect(error.name, what).toBe('Invalid')
    expect(JSON.stringify(error), what).toMatch(field)
  }
  expect(await post(request, addressOfCall, client.token, '{"ServiceId": 1,')).toMatchObject({ status: 422 })
  const huge = JSON.stringify({ ...good, Notes: 'n'.repeat(200_000) })
  expect(await post(request, addressOfCall, client.token, huge)).toMatchObject({ status: 413 })

  const refused: readonly (readonly [changes: Partial<NewBooking>, word: string, sentence: RegExp])[] = [
    [{ RequestedStartDateTimes: [wallTime(-1)] }, 'TooSoon', /more than 24 hours from now/],
    [{ RequestedStartDateTimes: [wallTime(24)] }, 'TooSoon', /more than 24 hours from now/],
    [{ LatitudeForService: -36.8485, LongitudeForService: 174.7633 }, 'OutsideRadius', /\d+\.\d km away.*up to 12 km/],
    [{ ServiceSizeOptionId: 9999 }, 'SizeNotOffered', /not offered/],
    [
      { RequestedStartDateTimes: [...good.RequestedStartDateTimes, ...good.RequestedStartDateTimes] },
      'DateTwice',
      /twice/,
    ],
    [{ isMyself: false }, 'WhoIsItFor', /who the visit is for/],
    [{ UserServiceAreaId: 1 }, 'NotYourArea', /do not work in this service area/],
  ]
  for (const [changes, word, sentence] of refused) {
    const { status, error } = await client.call(booking.addNewBooking, { ...good, ...changes })
    expect([status, error?.name]).toEqual([409, word])
    expect(error?.message).toMatch(sentence)
  }
  expect(await countOf(client)).toBe(before)
})

test("somebody else's booking is not found, and an invalid token does not count", async ({ request }) => {
  const client = await callerFor(request, 'individual')
  const stranger = await callerFor(request, 'restricted')
  const { items } = await client.ask(booking.getBookingList, {
    side: 'client',
    itemType: 'Service',
    period: 'upcoming',
    statuses: [bookingStatus.Confirmed],
  })
  const [own] = items
  if (!own) throw new Error('the client has no upcoming booking')
  for (const call of [booking.getBookingDetail, booking.cancelBooking, booking.completeBooking]) {
    expect((await stranger.call(call, { bookingId: own.bookingId })).status).toBe(404)
    expect((await stranger.call(call, { bookingId: 2_000_000_000 })).status).toBe(404)
  }
  expect((await client.ask(booking.getBookingDetail, { bookingId: own.bookingId })).status).toBe(own.status)

  for (const token of forgedFrom(client.token)) {
    const { status, error } = await callerWith(request, token).call(booking.getBookingDetail, {
      bookingId: own.bookingId,
    })
    expect([status, error?.name]).toEqual([401, 'SignIn'])
  }
  const nobody = await request.post(booking.getBookingDetail.path, { data: { bookingId: own.bookingId } })
  expect(nobody.status()).toBe(401)
})

test('a weekly time off the quarter hour is refused, and the schedule stays as it was', async ({ request }) => {
  const manager = await callerFor(request, 'service.manager')
  const before = await manager.ask(service.getServiceScheduleBase, { id: 1 })
  for (const startTime of ['09:10', '05:45', '18:15']) {
    const { status, error } = await manager.call(service.updateListServiceScheduleBase, {
      serviceAreaServiceId: 1,
      version: before.version,
      lines: [{ scheduleLineId: null, dayOfWeek: 1, startTime, staffUserProfileIds: [] }],
    })
    expect([status, error?.name]).toEqual([409, 'OffTheQuarterHour'])
    expect(error?.message).toBe('Start times are on the quarter hour, from 6:00 am to 6:00 pm.')
  }
  expect(await manager.ask(service.getServiceScheduleBase, { id: 1 })).toEqual(before)
})

test('an address outside the area stops the form, which keeps everything that was typed', async ({ as }) => {
  const page = await as('individual')
  const form = new NewBookingPage(page)
  await page.goto('/booking/new-booking?serviceAreaServiceId=1')
  await form.chooseSize(/Usual visit/)
  await form.writeAddress('1 Queen Street', 'Auckland')
  await expect(page.getByText('Outside the area.')).toBeVisible()
  await form.takeNextFree()
  await page.getByLabel(/Notes for the visit/).fill('The bell is low.')
  await form.confirm()
  await expect(page.getByRole('group', { name: '1 thing to fix before we can send your booking' })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('Street and number')).toHaveValue('1 Queen Street')
  await expect(page.getByLabel(/Notes for the visit/)).toHaveValue('The bell is low.')
  await expect(page).toHaveURL(/\/booking\/new-booking/)
})

test('a session that ends while somebody types asks them to log back in, and restores all of it', async ({ as }) => {
  const page = await as('individual')
  const form = new NewBookingPage(page)
  await page.goto('/booking/new-booking?serviceAreaServiceId=2')
  await tick(page.getByRole('radio').first())
  await form.useLastAddress()
  await form.takeNextFree()
  await page.getByLabel(/Notes for the visit/).fill('Please knock loudly.')

  await page.context().clearCookies()
  await page.route(`**${addressOfCall}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
  )
  await form.confirm()
  await expect(page).toHaveURL(/\/login\?url=/)
  await expect(page.getByText(texts.logBackIn)).toBeVisible()
  await page.unroute(`**${addressOfCall}`)

  await new LoginPage(page).fill('individual@demo.test', 'Waymark-2026')
  await expect(page).toHaveURL(/\/booking\/new-booking/)
  await expect(page.getByLabel(/Notes for the visit/)).toHaveValue('Please knock loudly.')
  await form.confirm()
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
})

interface RawAnswer {
  readonly status: number
  readonly error: { readonly name: string; readonly message: string }
}

/** Sends a raw body that no typed client would send. */
async function post(request: APIRequestContext, path: string, token: string, body: string): Promise<RawAnswer> {
  const response = await request.post(path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    data: Buffer.from(body),
  })
  const { error } = await response.json()
  return { status: response.status(), error }
}

/** A valid booking: morning care at a free time. */
async function goodBooking(client: Caller): Promise<NewBooking> {
  const { offer } = await client.ask(booking.getDataForNewBooking, { serviceAreaServiceId: 1 })
  const size = offer?.sizeOptions[0]
  if (!offer || !size) throw new Error('morning care cannot be booked')
  const { nextFree } = await client.ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
    ServiceAreaServiceId: 1,
    ServiceSizeOptionId: size.ServiceSizeOptionId,
    fromDate: new Date().toISOString().slice(0, 10),
  })
  return {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceAreaId: offer.ServiceAreaId,
    ServiceId: offer.ServiceId,
    ServiceSizeOptionId: size.ServiceSizeOptionId,
    RequestedStartDateTimes: nextFree === null ? [] : [nextFree],
    AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
    LatitudeForService: offer.latitude,
    LongitudeForService: offer.longitude,
    isMyself: true,
  }
}

async function countOf(client: Caller): Promise<number> {
  return (await client.ask(booking.getBookingList, { side: 'client' })).totalCount
}

/** Wall time in Wellington, this many hours from now. */
function wallTime(hoursFromNow: number): string {
  const at = new Date(Date.now() + hoursFromNow * 3_600_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland', dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T')
}

/** Tokens with a changed person, a later expiry, no signature, and no token at all. */
function forgedFrom(token: string): string[] {
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    `${head}.${part({ ...claims, sub: '1' })}.${signature}`,
    `${head}.${part({ ...claims, exp: claims.exp + 86_400 })}.${signature}`,
    `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'Waymark',
  ]
}
