import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { tell } from './tell.ts'

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
  const [email] = await world.mailbox(client.email)
  expect(email?.text).toContain(
    'If you cannot come: Change it until Wednesday 25 November 2026, 9:00 am, or cancel it until Thursday 26 November 2026, 6:00 am.\n',
  )
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

test('the email about a series says when each visit ends, and what one and all of them cost', async () => {
  const offered = await makeOfferedService(world)
  await world.db
    .updateTable('provider.service_area_service')
    .set({ pricing_description: 'Public holidays cost half as much again.' })
    .where('id', '=', offered.serviceAreaServiceId)
    .execute()
  const client = await makePerson(world)
  await book(offered, client, ['2026-11-28T09:00:00', '2026-12-05T09:00:00', '2026-12-12T09:00:00'])
  const [email] = await world.mailbox(client.email)
  expect(email?.text).toContain('- Saturday 28 November 2026, 9:00 am to 10:00 am\n')
  expect(email?.text).toContain('Price: $48.00 NZD for each visit\n')
  expect(email?.text).toContain('Total: $144.00 NZD for 3 visits\n')
  expect(email?.text).toContain('If you cannot come: Change a visit until 24 hours before it starts,')
  expect(email?.text).toContain('About the price: Public holidays cost half as much again.')
})

test('the email about spaces has the ticket, who comes and what is kept for them', async () => {
  const activity = await makeActivity(world, { title: 'The lighthouse play' })
  await world.db
    .updateTable('provider.activity')
    .set({ contact_name: 'Aroha Smith', contact_phone: '04 555 0101' })
    .where('id', '=', activity.activityId)
    .execute()
  const session = await makeSession(world, { activity, wheelchairSpaces: 1 })
  const client = await makePerson(world)
  const booked = await world.call(
    activityBooking.addNewActivityBooking,
    {
      activitySessionId: session.activitySessionId,
      people: [
        { name: 'Moana Parata', wantsWheelchairSpace: true },
        { name: 'Hēmi Parata', kind: 'companion', companionOf: 0 },
      ],
      contactName: 'Hēmi Parata',
      contactEmail: client.email,
      totalCents: 0,
    },
    { as: client },
  )
  await world.settle()
  const [email] = await world.mailbox(client.email)
  expect(booked.responseData?.ticketCode).toMatch(/^WM-/)
  expect(email?.text).toContain(`Ticket: ${booked.responseData?.ticketCode}\n`)
  expect(email?.text).toContain('Show or read out your ticket at the door')
  expect(email?.text).toContain('Who comes:\n- Moana Parata: wheelchair space kept\n- Hēmi Parata: companion\n')
  expect(email?.text).toMatch(/If you cannot come: Cancel until .*, so that somebody else can\.\n/)
  expect(email?.text).toContain('Questions: Aroha Smith, 04 555 0101\n')
  expect(email?.subject).not.toMatch(/wheelchair/i)
})

test('after a change the email says until when spaces can be cancelled, and after a cancellation what was paid', async () => {
  const session = await makeSession(world, { priceCents: 900 })
  const client = await makePerson(world)
  const { bookingId } = await makeActivityBooking(world, { session, client })
  await tell(world, { bookingId, change: 'changed' })
  const cash = {
    booking_id: bookingId,
    kind: 'cash',
    amount_cents: 900,
    currency: 'NZD',
    at: world.clock.now(),
    by_user_profile_id: client.userProfileId,
  } as const
  await world.db.insertInto('booking.ledger_entry').values(cash).execute()
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Cancelled, cancelled_at: world.clock.now() })
    .where('id', '=', bookingId)
    .execute()
  await tell(world, { bookingId, change: 'cancelled' })
  const [changed, cancelled] = await world.mailbox(client.email)
  expect(changed?.text).toContain('If you cannot come: Cancel until Tuesday 1 December 2026, 7:00 am')
  expect(cancelled?.text).toContain('Paid before it was cancelled: $9.00 NZD\n')
  expect(cancelled?.text).not.toContain('Total:')
  expect(cancelled?.text).not.toContain('If you cannot come')
})
