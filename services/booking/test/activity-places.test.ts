import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import type { AllTables } from '@waymark/test-world/all-tables'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { testWorld } from '@waymark/test-world/test-world'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const decidedBy = idFrom<UserProfileId>(1)

/** What a search compares of an activity that is not as in the tables that it is taken from. */
async function stale(activityId: number) {
  const { rows } = await sql`
    select p.* from provider.activity_place p
    join provider.activity t on t.id = p.activity_id
    join provider.service_area a on a.id = t.service_area_id
    where t.id = ${activityId}
      and (p.service_area_id, p.status, p.facts_yes, p.facts_no, p.fact_measures, p.account_id, p.lat, p.lng, p.is_private,
          p.is_active, p.area_facts_yes, p.area_facts_no, p.area_fact_measures, p.shut_until)
        is distinct from (t.service_area_id, t.status, t.facts_yes, t.facts_no, t.fact_measures, a.account_id, a.lat, a.lng,
          a.is_private, a.is_active, a.facts_yes, a.facts_no, a.fact_measures, upper(a.shut))`.execute(world.db)
  return rows
}

const placeOf = (activityId: number) =>
  world.db
    .selectFrom('provider.activity_place')
    .select(['lat', 'is_private', 'is_active', 'status', 'shut_until'])
    .where('activity_id', '=', activityId)
    .executeTakeFirst()

async function makePlaced() {
  const area = await makeArea(world)
  const { activityId } = await makeActivity(world, { area })
  const { serviceAreaId } = area
  return {
    activityId,
    serviceAreaId,
    area: world.db.updateTable('provider.service_area').where('id', '=', serviceAreaId),
    activity: world.db.updateTable('provider.activity').where('id', '=', activityId),
  }
}

const closeOn = (db: Kysely<AllTables>, serviceAreaId: number, day: string) =>
  sql`insert into provider.closed_day (service_area_id, day, name, created_by, created_at)
    values (${serviceAreaId}, ${day}, 'Closed', ${decidedBy}, ${world.clock.now()})`.execute(db)

test('a search finds an activity where its location is, whatever of the two changes', async () => {
  const { area, activity, activityId, serviceAreaId } = await makePlaced()
  const isUpToDate = async (expected: object) => {
    expect(await stale(activityId)).toEqual([])
    expect(await placeOf(activityId)).toMatchObject(expected)
  }
  await isUpToDate({ status: 'Active', is_active: true, is_private: false, shut_until: null })
  await area.set({ lat: -36.85, is_private: true }).execute()
  await isUpToDate({ lat: -36.85, is_private: true })
  await area.set({ is_active: false }).execute()
  await isUpToDate({ is_active: false })
  await activity.set({ status: 'Cancelled' }).execute()
  await isUpToDate({ status: 'Cancelled' })
  await sql`insert into provider.venue_fact (service_area_id, accessibility_option_id, is_met, measure)
    values (${serviceAreaId}, 11, true, 92)`.execute(world.db)
  await isUpToDate({})
  await sql`insert into provider.activity_fact (activity_id, accessibility_option_id, is_met)
    values (${activityId}, 34, false)`.execute(world.db)
  await isUpToDate({})
  await world.db.deleteFrom('provider.activity').where('id', '=', activityId).execute()
  expect(await placeOf(activityId)).toBeUndefined()
})

test('a location is shut on its closed days and from its closing date on, at its own clock', async () => {
  const { area, activityId, serviceAreaId } = await makePlaced()
  const shut = async () => {
    expect(await stale(activityId)).toEqual([])
    const { rows } = await sql<{ shut: string | null }>`select shut::text from provider.service_area
      where id = ${serviceAreaId}`.execute(world.db)
    return rows[0]?.shut
  }
  await closeOn(world.db, serviceAreaId, '2026-12-25')
  expect(await shut()).toBe('{["2026-12-24 11:00:00+00","2026-12-25 11:00:00+00")}')
  await closeOn(world.db, serviceAreaId, '2026-12-26')
  expect(await shut()).toBe('{["2026-12-24 11:00:00+00","2026-12-26 11:00:00+00")}')
  await area.set({ time_zone: 'Australia/Perth' }).execute()
  expect(await shut()).toBe('{["2026-12-24 16:00:00+00","2026-12-26 16:00:00+00")}')
  await sql`insert into provider.location_closing (service_area_id, closes_on, decided_by, decided_at)
    values (${serviceAreaId}, '2027-02-01', ${decidedBy}, ${world.clock.now()})`.execute(world.db)
  expect(await shut()).toBe('{["2026-12-24 16:00:00+00","2026-12-26 16:00:00+00"),["2027-01-31 16:00:00+00",infinity)}')
  await world.db.deleteFrom('provider.location_closing').where('service_area_id', '=', serviceAreaId).execute()
  await world.db.deleteFrom('provider.closed_day').where('service_area_id', '=', serviceAreaId).execute()
  expect(await shut()).toBeNull()
})

test('of two changes at the same moment neither is lost', async () => {
  const { area, activity, activityId, serviceAreaId } = await makePlaced()
  await Promise.all([
    ...['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02'].map((day) => closeOn(world.db, serviceAreaId, day)),
    area.set({ lat: -40 }).execute(),
    activity.set({ status: 'Completed' }).execute(),
  ])
  expect(await stale(activityId)).toEqual([])
  const first = Promise.withResolvers<void>()
  const moved = world.db.transaction().execute(async (trx) => {
    await trx.updateTable('provider.service_area').set({ lat: -41 }).where('id', '=', serviceAreaId).execute()
    first.resolve()
    // Until the other waits for what this one holds.
    await expect.poll(() => waiting(world.db)).toBeGreaterThan(0)
  })
  await first.promise
  await Promise.all([moved, activity.set({ status: 'Active' }).execute()])
  expect(await stale(activityId)).toEqual([])
  expect(await placeOf(activityId)).toMatchObject({ status: 'Active', lat: -41 })
})

test('a day is closed while the location is being changed: neither waits for what the other waits for', async () => {
  const { area, activityId, serviceAreaId } = await makePlaced()
  const [held, isMoving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = world.db.transaction().execute(async (trx) => {
    const areWaiting = (count: number) =>
      expect
        .poll(
          async () => {
            await sql`select pg_stat_clear_snapshot()`.execute(trx)
            return waiting(trx)
          },
          { timeout: 10_000 },
        )
        .toBe(count)
    await sql`select from provider.activity_place where activity_id = ${activityId} for update`.execute(trx)
    held.resolve()
    await areWaiting(1)
    isMoving.resolve()
    await areWaiting(2)
  })
  await held.promise
  const moving = area.set({ lat: -42 }).execute()
  await isMoving.promise
  await Promise.all([holding, moving, closeOn(world.db, serviceAreaId, '2026-12-28')])
  expect(await stale(activityId)).toEqual([])
})

async function waiting(db: Kysely<AllTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}
