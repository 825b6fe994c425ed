import { activitySession } from '@waymark/contracts/activity-session'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { jobs } from '@waymark/contracts/jobs'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import type { MadePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam, type Team } from './activity-session/team.ts'

const world = await testWorld({ services: ['booking', 'notify'] })

const seen = new Map<number, number>()

/** What somebody was told in the app since they were asked last. */
async function newsOf({ userProfileId }: MadePerson) {
  await world.settle()
  const told = await world.db
    .selectFrom('notify.notification')
    .select(['id', 'title', 'text', 'href'])
    .where('user_profile_id', '=', userProfileId)
    .where('kind', '=', 'session staff')
    .where('id', '>', seen.get(userProfileId) ?? 0)
    .orderBy('id')
    .execute()
  seen.set(userProfileId, told.at(-1)?.id ?? seen.get(userProfileId) ?? 0)
  return told.map(({ id: _id, ...news }) => news)
}

const emailsTo = ({ userProfileId }: MadePerson) =>
  world.db.selectFrom('notify.email').select('subject').where('user_profile_id', '=', userProfileId).execute()

async function change({ coordinator }: Team, { activitySessionId }: MadeSession, input: object) {
  const { version } = await world.db
    .selectFrom('booking.activity_session')
    .select('version')
    .where('id', '=', activitySessionId)
    .executeTakeFirstOrThrow()
  const answer = await world.call(
    activitySession.updateActivitySession,
    { activitySessionId, version, ...input },
    { as: coordinator },
  )
  expect(answer.error).toBeNull()
}

const areaNameOf = async ({ activity }: Team) =>
  (
    await world.db
      .selectFrom('provider.service_area')
      .select('name')
      .where('id', '=', activity.serviceAreaId)
      .executeTakeFirstOrThrow()
  ).name

const days = ['01', '08', '15', '22', '29'].map((day) => `2026-12-${day}`)
const series = {
  startDateTimes: [...days, '2027-01-05', '2027-01-12'].map((day) => `${day}T10:00:00`),
  endDateTimes: [...days, '2027-01-05', '2027-01-12'].map((day) => `${day}T12:00:00`),
}

test('a series of sessions is one piece of news for each of its staff, sent once; whoever added it knows', async () => {
  const team = await makeTeam(world, { title: 'Swim' })
  const { activity, coordinator, aroha, sione } = team
  const staffUserProfileIds = [aroha, coordinator].map(({ userProfileId }) => userProfileId)
  const input = { activityId: activity.activityId, ...series, status: 'Active' as const, staffUserProfileIds }
  const add = () =>
    world.call(activitySession.addActivitySessions, input, { as: coordinator, idempotencyKey: 'series-once' })
  expect((await add()).responseData?.sessions).toHaveLength(7)
  await add()
  const areaName = await areaNameOf(team)
  expect(await newsOf(aroha)).toEqual([
    {
      title: 'You have been given 7 sessions',
      text: `Coral Coordinator put you on Swim at ${areaName}: ${[
        'Tue 1 Dec 2026, 10:00 am to 12:00 pm',
        'Tue 8 Dec 2026, 10:00 am to 12:00 pm',
        'Tue 15 Dec 2026, 10:00 am to 12:00 pm',
        'Tue 22 Dec 2026, 10:00 am to 12:00 pm',
        'Tue 29 Dec 2026, 10:00 am to 12:00 pm',
        'Tue 5 Jan 2027, 10:00 am to 12:00 pm',
        'and 1 more',
      ].join('; ')} (Auckland time).`,
      href: '/service-area/activities-events/scheduled-activities',
    },
  ])
  expect(await emailsTo(aroha)).toEqual([{ subject: 'You have been given 7 sessions' }])
  expect(await newsOf(coordinator)).toEqual([])
  expect(await newsOf(sione)).toEqual([])
})

test('whoever is put on a session or taken off it is told, and the other of a change as well', async () => {
  const team = await makeTeam(world, { title: 'Swim' })
  const { activity, coordinator, aroha, sione } = team
  const session = await makeSession(world, { activity })
  const { activitySessionId } = session
  const pairOf = ({ userProfileId }: MadePerson) => ({ activitySessionId, userProfileId })
  const put = () => world.call(activitySession.addActivitySessionStaffAssignment, pairOf(aroha), { as: coordinator })
  await put()
  await put()
  const areaName = await areaNameOf(team)
  const when = 'Tue 1 Dec 2026, 10:00 am to 12:00 pm (Auckland time)'
  expect(await newsOf(aroha)).toEqual([
    {
      title: 'You have been given a session',
      text: `Coral Coordinator put you on Swim at ${areaName}: ${when}.`,
      href: `/service-area/activities-events/activity-session/${activitySessionId}`,
    },
  ])
  await world.call(
    activitySession.replaceActivitySessionStaff,
    {
      activitySessionId,
      staffUserProfileId: sione.userProfileId,
      replacedStaffUserProfileId: aroha.userProfileId,
    },
    { as: coordinator },
  )
  expect(await newsOf(sione)).toMatchObject([{ title: 'You have been given a session' }])
  const off = {
    title: 'You are not on a session any more',
    text: `Coral Coordinator took you off Swim at ${areaName}: ${when}. The time that you had for it is free again.`,
    href: '/service-area/activities-events/scheduled-activities',
  }
  expect(await newsOf(aroha)).toEqual([off])
  const take = (who: MadePerson) =>
    world.call(activitySession.deleteActivitySessionStaffAssignment, pairOf(who), { as: coordinator })
  await take(sione)
  await take(sione)
  expect(await newsOf(sione)).toEqual([off])
  await world.call(activitySession.addActivitySessionStaffAssignment, pairOf(coordinator), { as: coordinator })
  await take(coordinator)
  expect(await newsOf(coordinator)).toEqual([])
})

test('another time and a cancellation are told to those who help, in one piece of news for it and the later ones', async () => {
  const team = await makeTeam(world, { title: 'Swim' })
  const { activity, aroha } = team
  const first = await makeSession(world, { activity, staff: [aroha] })
  const startsAt = new Date(first.startsAt.getTime() + 7 * 86_400_000)
  await makeSession(world, { activity, startsAt, staff: [aroha] })
  const areaName = await areaNameOf(team)
  await change(team, first, { note: 'Bring a towel.', maxSpaces: 9 })
  expect(await newsOf(aroha)).toEqual([])
  await change(team, first, { startDateTime: '2026-12-01T11:00:00', scope: 'later' })
  expect(await newsOf(aroha)).toEqual([
    {
      title: '2 sessions of yours have new times',
      text: `Coral Coordinator moved Swim at ${areaName}: Tue 1 Dec 2026, 10:00 am to 12:00 pm is now Tue 1 Dec 2026, 11:00 am to 1:00 pm; Tue 8 Dec 2026, 10:00 am to 12:00 pm is now Tue 8 Dec 2026, 11:00 am to 1:00 pm (Auckland time). The time that you had for it is free again.`,
      href: '/service-area/activities-events/scheduled-activities',
    },
  ])
  await change(team, first, { status: 'Cancelled', scope: 'later', cancelReason: 'The pool leaks.' })
  const [cancelled] = await newsOf(aroha)
  expect(cancelled?.title).toBe('2 sessions of yours are cancelled')
  expect(cancelled?.text).toContain(`Coral Coordinator cancelled Swim at ${areaName}: Tue 1 Dec 2026, 11:00 am`)
  expect(cancelled?.text).toContain('The reason given: The pool leaks.')
})

test('a draft is nobody’s work until it is opened', async () => {
  const team = await makeTeam(world)
  const { activity, coordinator, aroha } = team
  const session = await makeSession(world, { activity, status: 'Draft' })
  const pair = { activitySessionId: session.activitySessionId, userProfileId: aroha.userProfileId }
  await world.call(activitySession.addActivitySessionStaffAssignment, pair, { as: coordinator })
  expect(await newsOf(aroha)).toEqual([])
  await change(team, session, { status: 'Active' })
  expect(await newsOf(aroha)).toMatchObject([{ title: 'You have been given a session' }])
  await change(team, session, { status: 'Draft' })
  expect(await newsOf(aroha)).toMatchObject([{ title: 'A session of yours is a draft' }])
})

test('a session that replaces another is one piece of news', async () => {
  const team = await makeTeam(world)
  const { activity, coordinator, aroha } = team
  await makeSession(world, { activity, staff: [aroha] })
  const dates = { startDateTimes: ['2026-12-01T11:00:00'], endDateTimes: ['2026-12-01T13:00:00'] }
  const staffUserProfileIds = [aroha.userProfileId]
  const input = { activityId: activity.activityId, ...dates, status: 'Active' as const, isOverride: true }
  await world.call(activitySession.addActivitySessions, { ...input, staffUserProfileIds }, { as: coordinator })
  const [news, ...others] = await newsOf(aroha)
  expect(others).toEqual([])
  expect(news?.title).toBe('Your sessions have changed')
  expect(news?.text).toMatch(/cancelled .*10:00 am to 12:00 pm .*put you on .*11:00 am to 1:00 pm/)
})

test('those who help with an amenity are told as well, and those whose activity closes or who leave the location', async () => {
  const team = await makeTeam(world)
  const { activity, coordinator, aroha, sione } = team
  const { activityId: amenityId } = await makeAmenity(world, { area: activity })
  const dates = { startDateTimes: ['2026-12-02T10:00:00'], endDateTimes: ['2026-12-02T12:00:00'] }
  const staffUserProfileIds = [aroha.userProfileId]
  await world.call(
    amenitySession.updateAmenitySession,
    { amenityId, ...dates, staffUserProfileIds },
    { as: coordinator },
  )
  expect(await newsOf(aroha)).toMatchObject([{ title: 'You have been given a session' }])
  await makeSession(world, { activity, staff: [aroha, sione] })
  const { activityId, serviceAreaId } = activity
  const left = { userProfileId: sione.userProfileId, serviceAreaId, byUserProfileId: coordinator.userProfileId }
  await world.runJob(jobs.booking.leaveSessions, left)
  await world.runJob(jobs.booking.leaveSessions, left)
  expect(await newsOf(sione)).toMatchObject([{ title: 'You are not on a session any more' }])
  const closed = {
    activityId,
    status: 'Cancelled' as const,
    reason: 'It ends.',
    byUserProfileId: coordinator.userProfileId,
  }
  await world.runJob(jobs.booking.closeActivity, closed)
  await world.runJob(jobs.booking.closeActivity, closed)
  expect(await newsOf(aroha)).toMatchObject([{ title: 'A session of yours is cancelled' }])
})

test('whoever does not want these emails is told in the app alone', async () => {
  const team = await makeTeam(world)
  const { activity, coordinator, aroha } = team
  await world.db
    .insertInto('identity.email_preference')
    .values({ user_profile_id: aroha.userProfileId, email_kind: 'session staff', is_wanted: false })
    .execute()
  const { activitySessionId } = await makeSession(world, { activity })
  const pair = { activitySessionId, userProfileId: aroha.userProfileId }
  await world.call(activitySession.addActivitySessionStaffAssignment, pair, { as: coordinator })
  expect(await newsOf(aroha)).toHaveLength(1)
  expect(await emailsTo(aroha)).toEqual([])
})
