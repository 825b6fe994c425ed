import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

/** A date for which nobody was free. */
async function lostDate() {
  const offered = await makeOfferedService(world)
  const [client, rival] = await Promise.all([makePerson(world), makePerson(world)])
  const request = (as: typeof client) =>
    world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), { as })
  const won = await request(rival)
  await world.settle()
  const lost = await request(client)
  await world.settle()
  const idOf = (answer: typeof won) => answer.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const listed = async (statuses: (typeof bookingStatus)[keyof typeof bookingStatus][]) => {
    const list = await world.call(booking.getBookingList, { side: 'client', statuses }, { as: client })
    expect(list.responseData?.totalCount).toBe(list.responseData?.items.length)
    return list.responseData?.items.map(({ bookingId }) => bookingId)
  }
  return { client, rival, lostId: idOf(lost), wonId: idOf(won), listed }
}

const { New, Confirmed, Incomplete, Cancelled } = bookingStatus

test('leaves the list of what is coming and the dashboard, and stays among what was cancelled', async () => {
  const { client, lostId, listed } = await lostDate()
  expect(await listed([New, Confirmed, Incomplete])).toEqual([lostId])
  expect(await listed([Cancelled])).toEqual([])
  const detailOf = () => world.call(booking.getBookingDetail, { bookingId: lostId }, { as: client })
  expect((await detailOf()).responseData).toMatchObject({ mayPutAside: true, mayAssignStaff: false })
  for (const _again of [1, 2]) {
    const answer = await world.call(booking.dismissBooking, { bookingId: lostId }, { as: client })
    expect(answer.responseData).toEqual({ done: true })
  }
  expect(await listed([New, Confirmed, Incomplete])).toEqual([])
  expect(await listed([Cancelled])).toEqual([lostId])
  expect(await listed([])).toEqual([lostId])
  const dashboard = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect([dashboard.responseData?.incomplete, dashboard.responseData?.upcomingCount]).toEqual([[], 0])
  const detail = await detailOf()
  expect(detail.responseData?.mayPutAside).toBe(false)
  expect(detail.responseData?.history.map(({ what }) => what)).toEqual([
    'Requested',
    'Nobody is free at this time any more.',
    'Put aside: not needed any more.',
  ])
})

test('is for the client alone, and for what nobody does', async () => {
  const { rival, lostId, wonId, listed } = await lostDate()
  const other = await world.call(booking.dismissBooking, { bookingId: lostId }, { as: rival })
  expect(other.httpStatusCode).toBe(404)
  const confirmed = await world.call(booking.dismissBooking, { bookingId: wonId }, { as: rival })
  expect([confirmed.httpStatusCode, confirmed.error?.name]).toEqual([409, 'NotIncomplete'])
  expect(await listed([Incomplete])).toEqual([lostId])
})

test('spaces that went back are not coming: they are in no count, and stay among what was cancelled', async () => {
  const client = await makePerson(world)
  const { bookingId } = await makeActivityBooking(world, { client, status: Incomplete })
  const listed = async (statuses: (typeof bookingStatus)[keyof typeof bookingStatus][]) =>
    (
      await world.call(booking.getBookingList, { side: 'client', period: 'upcoming', statuses }, { as: client })
    ).responseData?.items.map((row) => row.bookingId)
  expect(await listed([New, Confirmed, Incomplete])).toEqual([])
  expect(await listed([Cancelled])).toEqual([bookingId])
  const dashboard = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(dashboard.responseData?.upcomingCount).toBe(0)
})
