import { booking } from '@waymark/contracts/booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const day = '2026-11-26'
const allDay = { from: new Date('2026-11-25T11:00:00Z'), until: new Date('2026-11-26T11:00:00Z') }
const weekday = 4

/** The free times of a Thursday, or the name of the refusal. */
async function freeTimes({ serviceAreaServiceId }: OfferedService, client: MadePerson) {
  const { responseData, error } = await world.call(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ServiceAreaServiceId: serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: day, days: 1 },
    { as: client },
  )
  return error?.name ?? responseData?.days.flatMap(({ free }) => free)
}

const firstOf = ({ staff: [person] }: OfferedService) => person?.userProfileId ?? 0

interface Change {
  readonly what: string
  readonly write: (offered: OfferedService) => RawBuilder<unknown>
  readonly after: string | readonly string[]
}

const changes: readonly Change[] = [
  {
    what: 'a weekly time is taken away',
    write: ({ serviceAreaServiceId: id }) =>
      sql`delete from provider.schedule_line where service_area_service_id = ${id} and start_minute = 540`,
    after: ['10:15', '13:00'],
  },
  {
    what: 'an exception is added',
    write: ({ serviceAreaServiceId: id }) =>
      sql`insert into provider.schedule_exception (service_area_service_id, kind, starts_at, ends_at)
        values (${id}, 'away', ${allDay.from}, ${allDay.until})`,
    after: [],
  },
  {
    what: 'a day is closed',
    write: ({ serviceAreaId }) =>
      sql`insert into provider.closed_day (service_area_id, day, name, created_by, created_at)
        values (${serviceAreaId}, ${day}::date, 'Show day', 1, now())`,
    after: [],
  },
  {
    what: 'somebody goes on leave',
    write: (offered) =>
      sql`insert into provider.staff_leave (account_id, user_profile_id, starts_at, ends_at)
        values (${offered.accountId}, ${firstOf(offered)}, ${allDay.from}, ${allDay.until})`,
    after: [],
  },
  {
    what: 'somebody works from ten',
    write: (offered) =>
      sql`insert into provider.staff_hours (service_area_id, user_profile_id, day_of_week, starts_minute, ends_minute)
        values (${offered.serviceAreaId}, ${firstOf(offered)}, ${weekday}, 600, 1080)`,
    after: ['10:15', '13:00'],
  },
  {
    what: 'nobody does the service any more',
    write: ({ serviceAreaServiceId: id }) =>
      sql`delete from provider.service_staff where service_area_service_id = ${id}`,
    after: [],
  },
  {
    what: 'its only person is deactivated',
    write: (offered) => sql`update identity.user_profile set is_active = false where id = ${firstOf(offered)}`,
    after: [],
  },
  {
    what: 'its only person is invited anew, and has not come yet',
    write: (offered) => sql`update identity.user_profile set email_confirmed_at = null where id = ${firstOf(offered)}`,
    after: [],
  },
  {
    what: 'the location asks for a credential that nobody holds',
    write: ({ serviceAreaId }) =>
      sql`insert into provider.required_credential (service_area_id, kind) values (${serviceAreaId}, 'policeVetting')`,
    after: [],
  },
  {
    what: 'the location has a closing date',
    write: ({ serviceAreaId }) =>
      sql`insert into provider.location_closing (service_area_id, closes_on, decided_by, decided_at)
        values (${serviceAreaId}, ${day}::date, 1, now())`,
    after: [],
  },
  {
    what: 'the size is no longer offered',
    write: ({ serviceAreaServiceId: id }) =>
      sql`delete from provider.service_size where service_area_service_id = ${id} and service_size_option_id = 12`,
    after: 'NotOffered',
  },
  {
    what: 'it has to be asked for three days ahead',
    write: ({ serviceAreaServiceId: id }) =>
      sql`update provider.service_area_service set lead_hours = 72 where id = ${id}`,
    after: [],
  },
  {
    what: 'the service is switched off',
    write: ({ serviceAreaServiceId: id }) =>
      sql`update provider.service_area_service set is_enabled = false where id = ${id}`,
    after: 'NotOffered',
  },
  {
    what: 'the location becomes private',
    write: ({ serviceAreaId: id }) => sql`update provider.service_area set is_private = true where id = ${id}`,
    after: 'NotOffered',
  },
  {
    what: 'the location is closed',
    write: ({ serviceAreaId: id }) => sql`update provider.service_area set is_active = false where id = ${id}`,
    after: 'NotOffered',
  },
]

for (const { what, write, after } of changes)
  test(`times that were asked before are those of now after ${what}`, async () => {
    const offered = await makeOfferedService(world)
    const other = await makeOfferedService(world)
    const client = await makePerson(world)
    expect(await freeTimes(offered, client)).toEqual(['09:00', '10:15', '13:00'])
    await write(offered).execute(world.db)
    expect(await freeTimes(offered, client)).toEqual(after)
    expect(await freeTimes(other, client)).toEqual(['09:00', '10:15', '13:00'])
  })

test('of two people who ask while a schedule changes, nobody gets the times of before', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  await freeTimes(offered, client)
  const [change] = changes
  await change?.write(offered).execute(world.db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => freeTimes(offered, client)))
  expect(answers).toEqual(Array.from({ length: 8 }, () => change?.after))
})

test('of many who ask while everything is taken away and given back, nobody is told afterwards that nothing is free', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const all = ['09:00', '10:15', '13:00']
  const close = () =>
    sql`insert into provider.closed_day (service_area_id, day, name, created_by, created_at)
      values (${offered.serviceAreaId}, ${day}::date, 'Show day', 1, now())`.execute(world.db)
  const open = () =>
    sql`delete from provider.closed_day where service_area_id = ${offered.serviceAreaId}`.execute(world.db)
  for (let round = 0; round < 10; round += 1) {
    const asked = Array.from({ length: 6 }, () => freeTimes(offered, client))
    await close()
    asked.push(...Array.from({ length: 6 }, () => freeTimes(offered, client)))
    await open()
    expect(await freeTimes(offered, client)).toEqual(all)
    for (const answer of await Promise.all(asked)) expect([[], all]).toContainEqual(answer)
    expect(await freeTimes(offered, client)).toEqual(all)
  }
})
