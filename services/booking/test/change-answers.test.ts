import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { quote } from '@waymark/contracts/quote'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import type { SignedInPerson } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { type ConfirmedBooking, confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const today = new Date('2026-11-23T20:00:00Z')
const world = await testWorld({ services: ['booking', 'notify', 'chat'], now: today })

const nine = '2026-11-26T09:00:00'
const weekly = [nine, '2026-12-03T09:00:00', '2026-12-10T09:00:00']

type Change = Omit<InputOf<typeof booking.changeBooking>, 'bookingId' | 'RequestedStartDateTime'>

/** Changes answers and leaves the time as it is. */
const change = (bookingId: number, as: SignedInPerson, changes: Change, RequestedStartDateTime = nine) =>
  world.call(booking.changeBooking, { bookingId, RequestedStartDateTime, ...changes }, { as })

const detailOf = async (bookingId: number, as: SignedInPerson) =>
  (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData

const startOf = async (bookingId: number, as: SignedInPerson) =>
  (await world.call(booking.getDataForChangeBooking, { bookingId }, { as })).responseData

const managerOf = ({ offered }: Pick<ConfirmedBooking, 'offered'>) =>
  makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffAndServiceManager },
  })

const kilbirnie = {
  AddressForService: '7 Bay Road, Kilbirnie, Wellington',
  LatitudeForService: -41.3205,
  LongitudeForService: 174.7945,
  UnitNumberForService: '2',
  accessNotes: 'The key is with the neighbour.',
  isExactPoint: true,
}
const moana = {
  isMyself: false,
  otherRecipient: { name: 'Moana Parata', phone: '021 555 0142', notes: 'Speaks softly.' },
}

async function priceOfSize(serviceAreaServiceId: number, sizeOptionId: number, price_cents: number) {
  await world.db
    .updateTable('provider.service_size')
    .set({ price_cents })
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('service_size_option_id', '=', sizeOptionId)
    .execute()
}

test('size, address, person and notes change at the same time of day; price, staff time, history and mails follow', async () => {
  const made = await confirmedBooking(world)
  const { bookingId, client, offered } = made
  await priceOfSize(offered.serviceAreaServiceId, 13, 7200)
  const changed = await change(bookingId, client, {
    ServiceSizeOptionId: 13,
    place: kilbirnie,
    person: moana,
    Notes: 'Please bring gloves.',
    keepsRecipient: true,
    keepsAddressAs: 'Mum’s place',
  })
  expect(changed.error).toBeNull()
  expect(changed.responseData?.changedBookingIds).toEqual([bookingId])
  expect(await detailOf(bookingId, client)).toMatchObject({
    ...kilbirnie,
    otherRecipient: moana.otherRecipient,
    Notes: 'Please bring gloves.',
    ServiceSizeOptionId: 13,
    requestedStartDateTime: nine,
    requestedEndDateTime: '2026-11-26T10:30:00',
    price: { cents: 7200 },
    feeDisplay: '$72.00',
    staff: [{ userProfileId: offered.staff[0]?.userProfileId }],
  })
  const history = (await detailOf(bookingId, client))?.history ?? []
  const line = history.at(-1)?.what ?? ''
  expect(line).toContain('Changed the size from')
  expect(line).toContain('The price is $72.00 now, it was $48.00')
  expect(line).toContain('Changed the address or how to get in, who it is for and the notes')
  for (const secret of ['Moana', 'Bay Road', 'gloves', 'key']) expect(line).not.toContain(secret)

  await world.settle()
  const [toStaff] = (await world.mailbox(offered.staff[0]?.email)).slice(-1)
  expect(toStaff?.subject).toContain('A booking has changed')
  expect(toStaff?.text).toContain('Hēmi Parata changed the size')
  expect(toStaff?.text).toContain('7 Bay Road')
  const [toClient] = (await world.mailbox(client.email)).slice(-1)
  expect(toClient?.subject).toContain('Your booking has changed')
  expect(toClient?.text).toContain('Price: $72.00 NZD')

  // The longer visit holds the staff member: the time after it, free before, is not any more.
  const other = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T10:15:00']), {
    as: await makePerson(world),
  })
  await world.settle()
  expect(other.responseData?.bookingDatesSummary).toHaveLength(1)
  const placed = await world.db
    .selectFrom('booking.booking')
    .select('status')
    .where('id', '=', other.responseData?.bookingDatesSummary[0]?.bookingId ?? 0)
    .executeTakeFirst()
  expect(placed?.status).toBe(bookingStatus.Incomplete)

  const start = await startOf(bookingId, client)
  expect(start?.mine.recipients).toMatchObject([{ name: 'Moana Parata' }])
  expect(start?.mine.addresses).toMatchObject([{ label: 'Mum’s place', ...kilbirnie }])
  expect(start?.answers).toMatchObject({ ServiceSizeOptionId: 13, ...kilbirnie })
})

test('what is given as it was changes nothing, and a price that was agreed stays when fees rise', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  await priceOfSize(offered.serviceAreaServiceId, 12, 9900)
  const same = await change(bookingId, client, { ServiceSizeOptionId: 12, RequestedPeopleQty: 1, Notes: '' })
  expect(same.responseData?.changedBookingIds).toEqual([])
  await change(bookingId, client, { Notes: 'The bell is broken.' })
  const detail = await detailOf(bookingId, client)
  expect(detail?.price?.cents).toBe(4800)
  expect(detail?.history.at(-1)?.what).toBe('Changed the notes')
})

describe('one of several dates', () => {
  test('keeps the others as they were agreed, and stays in the series', async () => {
    const { bookingIds, client } = await confirmedBooking(world, { dates: weekly })
    const [first = 0, second = 0, third = 0] = bookingIds
    await change(second, client, { place: kilbirnie }, weekly[1])
    expect((await detailOf(second, client))?.AddressForService).toBe(kilbirnie.AddressForService)
    for (const id of [first, third]) {
      const detail = await detailOf(id, client)
      expect(detail?.AddressForService).toBe('42 Daniell Street, Newtown, Wellington 6021')
      expect(detail?.bookingDatesSummary.map(({ bookingId }) => bookingId)).toEqual([first, second, third])
    }
    // Notes for all dates leave the address of the one alone.
    const all = await change(first, client, { Notes: 'Ring twice.', scope: 'all' })
    expect(all.responseData?.changedBookingIds).toEqual([first, second, third])
    expect(await detailOf(second, client)).toMatchObject({ Notes: 'Ring twice.', ...kilbirnie })
    expect((await detailOf(third, client))?.Notes).toBe('Ring twice.')
    const cancelled = await world.call(booking.cancelBooking, { bookingId: first, scope: 'all' }, { as: client })
    expect(cancelled.responseData?.cancelledBookingIds).toHaveLength(3)
  })

  test('moves with its own length when all move, and is announced with them', async () => {
    const { bookingIds, client, offered } = await confirmedBooking(world, { dates: weekly })
    const [first = 0, second = 0, third = 0] = bookingIds
    await change(second, client, { ServiceSizeOptionId: 13 }, weekly[1])
    await world.settle()
    world.clock.set(new Date(today.getTime() + 60_000))
    const moved = await change(first, client, { scope: 'all' }, '2026-11-26T13:00:00')
    expect(moved.error).toBeNull()
    const ends = await Promise.all([first, second, third].map((id) => detailOf(id, client)))
    expect(ends.map((one) => one?.requestedEndDateTime.slice(11, 16))).toEqual(['14:00', '14:30', '14:00'])
    await world.settle()
    expect((await world.mailbox(offered.staff[0]?.email)).at(-1)?.subject).toBe('3 bookings have new times')
    world.clock.set(today)
  })

  test('a part of a series has neither a quote, a key nor a date that it replaces', async () => {
    const { bookingIds, client } = await confirmedBooking(world, { dates: weekly })
    await change(bookingIds[1] ?? 0, client, { Notes: 'Alone' }, weekly[1])
    await expect(
      world.db
        .updateTable('booking.booking_series')
        .set({ idempotency_key: 'again' })
        .where('part_of_id', 'is not', null)
        .execute(),
    ).rejects.toThrow('booking_series_part')
  })
})

describe('refused by the rules of a new booking, with everything as it was', () => {
  test.each<[string, Change, string]>([
    ['a size that is not offered', { ServiceSizeOptionId: 99 }, 'SizeNotOffered'],
    ['more people than the size takes', { RequestedPeopleQty: 3 }, 'TooManyPeople'],
    [
      'an address too far away',
      { place: { ...kilbirnie, LatitudeForService: -36.85, LongitudeForService: 174.76 } },
      'OutsideRadius',
    ],
    ['somebody else who is nobody', { person: { isMyself: false, otherRecipient: null } }, 'WhoIsItFor'],
  ])('%s', async (_case, changes, word) => {
    const { bookingId, client } = await confirmedBooking(world)
    const before = await detailOf(bookingId, client)
    expect((await change(bookingId, client, changes)).error?.name).toBe(word)
    expect(await detailOf(bookingId, client)).toEqual(before)
  })

  test('a longer visit when the next one is taken', async () => {
    const { bookingId, client, offered } = await confirmedBooking(world)
    await confirmedBooking(world, { offered, dates: ['2026-11-26T10:15:00'] })
    const before = await detailOf(bookingId, client)
    const answer = await change(bookingId, client, { ServiceSizeOptionId: 13, Notes: 'Longer' })
    expect(answer.error?.name).toBe('NotFree')
    expect(await detailOf(bookingId, client)).toEqual(before)
  })

  test('less than 24 hours before, and by somebody else', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    const stranger = await makePerson(world)
    expect((await change(bookingId, stranger, { Notes: 'Mine' })).error?.name).toBe('NotFound')
    world.clock.set(new Date('2026-11-24T20:01:00Z'))
    const again = await world.signIn(client.userProfileId)
    expect((await change(bookingId, again, { Notes: 'Late' })).error?.name).toBe('TooClose')
    world.clock.set(today)
  })

  test('another size of a price that was agreed in a quote; its address and notes may change', async () => {
    const offered = await makeOfferedService(world)
    const manager = await managerOf({ offered })
    const client = await makePerson(world)
    const { serviceAreaServiceId } = offered
    await world.db
      .updateTable('provider.service_size')
      .set({ fee_kind: 'quote', price_cents: null })
      .where('service_area_service_id', '=', serviceAreaServiceId)
      .where('service_size_option_id', '=', 12)
      .execute()
    const input = { ServiceAreaServiceId: serviceAreaServiceId, ServiceSizeOptionId: 12, words: 'Two ramps.' }
    const quoteId = (await world.call(quote.askForQuote, input, { as: client })).responseData?.quoteId ?? 0
    await world.call(
      quote.answerQuote,
      { quoteId, priceCents: 9550, answer: '', standsUntil: '2026-12-01' },
      { as: manager },
    )
    const made = await world.call(booking.addNewBooking, { ...newBookingOf(offered, weekly), quoteId }, { as: client })
    await world.settle()
    const [, bookingId = 0] = made.responseData?.bookingDatesSummary.map((one) => one.bookingId) ?? []
    await change(bookingId, client, { place: kilbirnie }, weekly[1])
    expect((await detailOf(bookingId, client))?.price?.cents).toBe(9550)
    expect((await startOf(bookingId, client))?.isPriceQuoted).toBe(true)
    expect((await change(bookingId, client, { ServiceSizeOptionId: 11 }, weekly[1])).error?.name).toBe('PriceAgreed')
  })
})

test('a manager changes it for a client who rings up, but shares no more of their needs and sees nothing they keep', async () => {
  const made = await confirmedBooking(world)
  const { bookingId, client } = made
  await change(bookingId, client, {
    person: { isMyself: true, sharedAccessibilityOptionIds: [1] },
    place: kilbirnie,
    keepsAddressAs: 'Home',
  })
  const manager = await managerOf(made)
  const start = await startOf(bookingId, manager)
  expect(start).toMatchObject({ isForClient: true, mine: { needs: [], recipients: [], addresses: [] } })
  const answer = await change(bookingId, manager, {
    person: { isMyself: true, sharedAccessibilityOptionIds: [1, 2] },
    Notes: 'Rang up on Monday.',
    keepsAddressAs: 'Not mine',
  })
  expect(answer.error).toBeNull()
  const detail = await detailOf(bookingId, client)
  expect(detail).toMatchObject({ sharedAccessibilityOptionIds: [1], Notes: 'Rang up on Monday.' })
  expect((await startOf(bookingId, client))?.mine.addresses.map(({ label }) => label)).toEqual(['Home'])
})
