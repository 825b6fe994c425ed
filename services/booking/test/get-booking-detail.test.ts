import { booking } from '@waymark/contracts/booking'
import { staffRole } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})

afterAll(() => world.stop())

test('tells both sides what they may do, and until when', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const ofClient = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(ofClient.responseData).toMatchObject({
    mySide: 'client',
    cancelRefusal: null,
    changeRefusal: null,
    completeRefusal: 'Only the provider can complete a booking.',
    freeToCancelUntil: '2026-11-26T06:00:00',
    freeToChangeUntil: '2026-11-25T09:00:00',
  })
  const ofStaff = await world.call(booking.getBookingDetail, { bookingId }, { as: offered.staff[0] })
  expect(ofStaff.responseData).toMatchObject({ mySide: 'provider', completeRefusal: null, clientName: 'Hēmi Parata' })
})

test('address and notes are for those who serve it; a global administrator sees the rest', async () => {
  const { bookingId } = await confirmedBooking(world)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const answer = await world.call(booking.getBookingDetail, { bookingId }, { as: admin })
  expect(answer.responseData).toMatchObject({
    clientPhone: null,
    sharedAccessibilityOptionIds: [],
    AddressForService: '',
  })
})

test('does not exist for strangers, for other areas of the account, and for its coordinator', async () => {
  const { bookingId, offered } = await confirmedBooking(world)
  const coordinator = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.ActivityCoordinator },
  })
  const colleague = await makePerson(world, { accountId: offered.accountId, roles: {} })
  for (const as of [await makePerson(world), coordinator, colleague]) {
    const answer = await world.call(booking.getBookingDetail, { bookingId }, { as })
    expect(answer.httpStatusCode).toBe(404)
  }
  expect((await world.call(booking.getBookingDetail, { bookingId: 999_999 }, { as: coordinator })).httpStatusCode).toBe(
    404,
  )
})
