import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConfirmedBooking, confirmedBooking } from './confirmed-booking.ts'

let world: World
let admin: MadePerson
let made: ConfirmedBooking

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'admin'] })
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

afterAll(() => world.stop())

const find = async (search: string) => {
  const answer = await world.call(booking.getBookingList, { side: 'all', search }, { as: admin })
  return answer.responseData?.items.map(({ bookingId }) => bookingId)
}

test('a global administrator finds a booking by anything a caller would know', async () => {
  for (const known of ['aroha tam', 'AROHA@post.example', '04 555 0199', `#${made.bookingId}`])
    expect([known, await find(known)]).toEqual([known, [made.bookingId]])
  expect(await find(String(made.bookingId))).toContain(made.bookingId)
  expect((await find('Daniell Street'))?.length).toBe(2)
  expect(await find('nobody of that name')).toEqual([])
  expect(await find("%' or 1=1 --")).toEqual([])
})

test('by the names of the provider, the location and the staff', async () => {
  const detail = await world.call(booking.getBookingDetail, { bookingId: made.bookingId }, { as: admin })
  const { accountName, serviceAreaName, staff } = detail.responseData ?? {}
  for (const name of [accountName, serviceAreaName, staff?.[0]?.lastName])
    expect(await find(name ?? '')).toContain(made.bookingId)
})

test('all of them are listed, sorted and filtered like any list', async () => {
  const list = await world.call(booking.getBookingList, { side: 'all', sort: '-created', pageSize: 5 }, { as: admin })
  expect(list.responseData?.items[0]?.bookingId).toBe(made.bookingId)
  const none = await world.call(
    booking.getBookingList,
    { side: 'all', statuses: [bookingStatus.Completed] },
    { as: admin },
  )
  expect(none.responseData?.totalCount).toBe(0)
})

test('nobody else sees them', async () => {
  for (const as of [made.client, made.offered.staff[0]])
    expect((await world.call(booking.getBookingList, { side: 'all' }, { as })).error?.name).toBe('NotYourArea')
})

test('what an administrator does to one is in the audit trail', async () => {
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
