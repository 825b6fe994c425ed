import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import { type ConfirmedBooking, confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'admin'] })
let admin: MadePerson
let made: ConfirmedBooking

beforeAll(async () => {
  admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Ruth' })
  await confirmedBooking(world)
  const client = await makePerson(world, { firstName: 'Aroha', lastName: 'Tamihana', email: 'aroha@post.example' })
  await world.db
    .updateTable('identity.user_profile')
    .set({ phone: '(04) 555-0199' })
    .where('id', '=', client.userProfileId)
    .execute()
  made = await confirmedBooking(world, { client })
})

const find = async (search: string) => {
  const answer = await world.call(booking.getBookingList, { side: 'all', search }, { as: admin })
  return answer.responseData?.items.map(({ bookingId }) => bookingId)
}

test('finds a booking by anything a caller would know', async () => {
  for (const known of ['aroha tam', 'AROHA@post.example', '04 555 0199', `#${made.bookingId}`])
    expect([known, await find(known)]).toEqual([known, [made.bookingId]])
  expect(await find(String(made.bookingId))).toContain(made.bookingId)
  expect((await find('Daniell Street'))?.length).toBe(2)
  expect(await find('nobody of that name')).toEqual([])
  expect(await find("%' or 1=1 --")).toEqual([])
})

test('finds bookings by provider, location and staff names', async () => {
  const detail = await world.call(booking.getBookingDetail, { bookingId: made.bookingId }, { as: admin })
  const { accountName, serviceAreaName, staff } = detail.responseData ?? {}
  for (const name of [accountName, serviceAreaName, staff?.[0]?.lastName])
    expect(await find(name ?? '')).toContain(made.bookingId)
})

test('finds bookings by service name, and narrows them to an organisation', async () => {
  const detail = await world.call(booking.getBookingDetail, { bookingId: made.bookingId }, { as: admin })
  expect(await find((detail.responseData?.itemName ?? '').slice(0, 6))).toContain(made.bookingId)
  const { accountId } = made.offered
  const list = await world.call(booking.getBookingList, { side: 'all', accountId }, { as: admin })
  expect(list.responseData?.items.map(({ bookingId }) => bookingId)).toEqual([made.bookingId])
  expect(list.responseData).toMatchObject({ totalCount: 1, isMore: false })
})

test('keeps the requested order across pages, also within a search', async () => {
  const ids = async (sort: 'start' | '-start', pageNumber: number) =>
    (
      await world.call(
        booking.getBookingList,
        { side: 'all', search: 'Daniell Street', sort, pageNumber, pageSize: 5 },
        { as: admin },
      )
    ).responseData?.items.map(({ bookingId }) => bookingId)
  const forwards = await ids('start', 1)
  expect(await ids('-start', 1)).toEqual(forwards?.toReversed())
  expect(await ids('start', 2)).toEqual([])
})

test('hides the client’s address on screen and in the file', async () => {
  const list = await world.call(booking.getBookingList, { side: 'all' }, { as: admin })
  expect(list.responseData?.items.map(({ AddressForService }) => AddressForService)).toEqual(['', ''])
  const file = await world.fetch(booking.exportBookingList, { side: 'all' }, { as: admin })
  const texts = readXlsx(file.rawPayload).get('xl/worksheets/sheet1.xml')
  expect(texts).toContain('Tamihana')
  expect(texts).not.toContain('Daniell')
})

test('lists, sorts and filters all bookings like any list', async () => {
  const list = await world.call(booking.getBookingList, { side: 'all', sort: '-created', pageSize: 5 }, { as: admin })
  expect(list.responseData?.items[0]?.bookingId).toBe(made.bookingId)
  const none = await world.call(
    booking.getBookingList,
    { side: 'all', statuses: [bookingStatus.Completed] },
    { as: admin },
  )
  expect(none.responseData?.totalCount).toBe(0)
})

test('refuses everyone but global administrators', async () => {
  for (const as of [made.client, made.offered.staff[0]])
    expect((await world.call(booking.getBookingList, { side: 'all' }, { as })).error?.name).toBe('NotYourArea')
})

test('lets an administrator replace staff, with a reason', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { bookingId } = await confirmedBooking(world, { offered, dates: ['2026-11-28T09:00:00'] })
  const before = (await world.call(booking.getBookingDetail, { bookingId }, { as: admin })).responseData?.staff[0]
  const other = offered.staff.find(({ userProfileId }) => userProfileId !== before?.userProfileId)
  const wanted = {
    bookingId,
    staffUserProfileId: other?.userProfileId ?? 0,
    ...(before ? { replacedStaffUserProfileId: before.userProfileId } : {}),
  }
  const unsaid = await world.call(booking.updateBookingStaff, wanted, { as: admin })
  expect(unsaid.error?.fields).toHaveProperty('reason')
  const sent = await world.call(booking.updateBookingStaff, { ...wanted, reason: 'They called in sick' }, { as: admin })
  expect(sent.responseData?.staff.map(({ userProfileId }) => userProfileId)).toEqual([other?.userProfileId])
  await world.settle()
  const [deed] = await world.db
    .selectFrom('admin.audit_entry')
    .selectAll()
    .where('action', '=', 'update-booking-staff')
    .execute()
  expect(deed).toMatchObject({
    target_kind: 'booking',
    target_id: bookingId,
    before: { staff: [`${before?.firstName} ${before?.lastName}`] },
    after: { reason: 'They called in sick' },
  })
  const cancelled = await world.call(booking.cancelBooking, { bookingId }, { as: admin })
  expect(cancelled.error?.fields).toHaveProperty('reason')
})

test('writes an administrator’s actions to the audit trail', async () => {
  const { bookingId } = await confirmedBooking(world, { dates: ['2026-11-30T09:00:00'] })
  const answer = await world.call(booking.cancelBooking, { bookingId, reason: 'Asked by phone' }, { as: admin })
  expect(answer.error).toBeNull()
  await world.settle()
  const deeds = await world.db
    .selectFrom('admin.audit_entry')
    .selectAll()
    .where('action', '=', 'cancel-booking')
    .execute()
  expect(deeds).toMatchObject([
    { admin_user_profile_id: admin.userProfileId, target_id: bookingId, before: { status: 'Confirmed' } },
  ])
})

test('finds bookings by the client’s or recipient’s phone number in any notation', async () => {
  const client = await makePerson(world, { firstName: 'Wiremu', lastName: 'Katene' })
  await world.db
    .updateTable('identity.user_profile')
    .set({ phone: '+64 21 333 0142' })
    .where('id', '=', client.userProfileId)
    .execute()
  const offered = await makeOfferedService(world)
  const otherRecipient = { name: 'Moana Katene', phone: '021 444-0143', notes: '' }
  const asked = newBookingOf(offered, ['2026-11-26T09:00:00'], { isMyself: false, otherRecipient })
  const added = await world.call(booking.addNewBooking, asked, { as: client })
  const bookingId = added.responseData?.bookingDatesSummary[0]?.bookingId
  const ways = ['021 333 0142', '+64 21 333 0142', '0064213330142', '+64 (0)21 333 0142', '0214440143', '+64214440143']
  for (const known of [...ways, '444 0143']) expect([known, await find(known)]).toEqual([known, [bookingId]])
  expect(await find('44 Katene Road 0143')).toEqual([])
})
