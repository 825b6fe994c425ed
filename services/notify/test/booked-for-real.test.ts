import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking', 'chat', 'notify'] })

async function book(offered: OfferedService, client: MadePerson, dates: readonly string[]): Promise<number[]> {
  const answer = await world.call(
    booking.addNewBooking,
    {
      ServiceAreaServiceId: offered.serviceAreaServiceId,
      ServiceAreaId: offered.serviceAreaId,
      ServiceId: offered.serviceId,
      ServiceSizeOptionId: offered.serviceId * 10 + 2,
      RequestedStartDateTimes: [...dates],
      AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
      LatitudeForService: -41.3129,
      LongitudeForService: 174.7788,
      isMyself: true,
    },
    { as: client },
  )
  await world.settle()
  return answer.responseData?.bookingDatesSummary.map(({ bookingId }) => bookingId) ?? []
}

const subjectsTo = async (person: MadePerson | undefined) =>
  (await world.mailbox(person?.email)).map(({ subject }) => subject)

test('emails both sides about one date, and opens a conversation', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const [bookingId = 0] = await book(offered, client, ['2026-11-26T09:00:00'])
  expect(await subjectsTo(client)).toEqual(['Your booking is confirmed: Thursday 26 November 2026, 9:00 am'])
  expect(await subjectsTo(offered.staff[0])).toEqual(['A new booking: Thursday 26 November 2026, 9:00 am'])
  const channel = await world.call(chat.getTwilioChannelId, { bookingId }, { as: client })
  expect(channel.responseData?.twilioChannelId).toMatch(/^CH/)
})

test('sends each side one email about several dates, including to clients who lost a time', async () => {
  const offered = await makeOfferedService(world)
  const [first, second] = [await makePerson(world), await makePerson(world)]
  const dates = ['2026-11-27T09:00:00', '2026-12-04T09:00:00', '2026-12-11T09:00:00']
  await Promise.all([book(offered, first, dates), book(offered, second, dates)])
  const subjects = [...(await subjectsTo(first)), ...(await subjectsTo(second))]
  expect(subjects).toHaveLength(2)
  for (const subject of subjects) expect(subject).toMatch(/3 bookings/)
  const toStaff = await subjectsTo(offered.staff[0])
  expect(toStaff.length).toBeGreaterThan(0)
  expect(toStaff.length).toBeLessThanOrEqual(2)
})
