import { activity } from '@waymark/contracts/activity'
import { amenity } from '@waymark/contracts/amenity'
import { jobs } from '@waymark/contracts/jobs'
import { businessSubtype } from '@waymark/domain/enums'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSession, setCardStatus, yoga } from '../activity/activity-team.ts'
import { makeTeam, type Team } from '../make-team.ts'
import { type AmenityTeam, makeAmenityTeam, quietRoom, toilet } from './quiet-room.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())

const save = (team: Team, wishes: object, as = team.coordinator) =>
  world.call(amenity.updateAmenity, { serviceAreaId: team.serviceAreaId, ...quietRoom, ...wishes }, { as })
const change = (team: AmenityTeam, version: number, wishes: object) =>
  save(team, { amenityId: team.amenityId, version, ...wishes })

test('starts as a draft at the point and with the hours of its location, once per request', async () => {
  const team = await makeTeam(world)
  const add = () =>
    world.call(
      amenity.updateAmenity,
      { serviceAreaId: team.serviceAreaId, ...toilet, featureIds: [104, 101, 104], whereabouts: 'Beside the lift' },
      { as: team.coordinator, idempotencyKey: 'toilet-beside-the-lift' },
    )
  const first = await add()
  expect(first.responseData).toMatchObject({
    status: 'Draft',
    version: 1,
    amenityTypeId: 1,
    featureIds: [104, 101],
    whereabouts: 'Beside the lift',
    latitude: null,
    longitude: null,
    openingHours: null,
    isBookable: false,
    priceCents: 0,
    mayTakePayments: null,
  })
  expect((await add()).responseData?.amenityId).toBe(first.responseData?.amenityId)
})

test('has a place, hours and terms of its own, and every version is saved once', async () => {
  const team = await makeAmenityTeam(world)
  const openingHours = [{ dayOfWeek: 1, opens: '22:00', closes: '02:00' }]
  const wishes = {
    title: 'Room of rest',
    description: 'Soft light.',
    latitude: -41.29,
    longitude: 174.78,
    openingHours,
    featureIds: [501],
    isBookable: true,
    maxSpacesPerSession: 2,
    maxSpacesPerClient: 1,
    refundUntilHours: 2,
    policyNote: 'Knock first.',
    preparation: 'Bring a blanket.',
    contactName: 'Ana',
    contactEmail: 'ana@example.org',
  }
  const changed = await change(team, 1, wishes)
  expect(changed.responseData).toMatchObject({ ...wishes, version: 2 })
  expect((await change(team, 1, { title: 'Mine' })).error?.name).toBe('ChangedMeanwhile')
})

describe('refuses', () => {
  let team: AmenityTeam
  beforeAll(async () => {
    team = await makeAmenityTeam(world)
  })

  test.each([
    ['amenityTypeId', { amenityTypeId: 9 }],
    ['featureIds', { amenityTypeId: 1 }],
    ['featureIds', { amenityTypeId: 2, featureIds: [] }],
    ['featureIds', { amenityTypeId: 3, featureIds: [101] }],
    ['featureIds', { featureIds: [999] }],
    ['title', { title: ' ' }],
    ['whereabouts', { whereabouts: 'x'.repeat(201) }],
    ['longitude', { latitude: -41.29 }],
    ['latitude', { longitude: 174.78 }],
    ['latitude', { latitude: 41.29, longitude: 174.78 }],
    ['openingHours', { openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '07:00' }] }],
    ['concessionPriceCents', { priceCents: 100, concessionPriceCents: 200 }],
    ['maxSpacesPerClient', { maxSpacesPerSession: 1, maxSpacesPerClient: 2 }],
    ['wheelchairSpaces', { wheelchairSpaces: 2 }],
    ['closeReason', { closeReason: 'x'.repeat(501) }],
  ])('%s: %o', async (field, wishes) => {
    const answer = await change(team, 1, wishes)
    expect(answer.httpStatusCode).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  test('and says which kinds need a feature', async () => {
    const answer = await change(team, 1, { amenityTypeId: 2 })
    expect(answer.error?.fields?.featureIds).toBe('Choose at least one feature of this changing place.')
  })
})

test('the database keeps kinds that need a feature from losing it', async () => {
  const { amenityId } = await makeAmenityTeam(world, toilet)
  const empty = world.db.updateTable('provider.activity').set({ feature_ids: [] }).where('id', '=', amenityId).execute()
  await expect(empty).rejects.toMatchObject({ constraint: 'amenity_has_feature' })
})

describe('a status', () => {
  test('is Active without any session, is Closed with its sessions, and Active again', async () => {
    const team = await makeAmenityTeam(world, { isBookable: true })
    const { amenityId: activityId } = team
    expect((await change(team, 1, { status: 'Active', isBookable: true })).responseData?.status).toBe('Active')
    await addSession(world, { ...team, activityId })
    const words = { status: 'Closed', closeReason: 'The lift is being renewed.', isBookable: true }
    expect((await change(team, 2, words)).responseData).toMatchObject({ status: 'Closed', comingSessions: 0 })
    await world.settle()
    const queued = await world.parts.queues.inspect('booking').getJobs(['waiting', 'prioritized', 'active'])
    const told = queued.map(({ data }) => data).filter((data) => data.activityId === activityId)
    expect(told).toEqual([
      {
        activityId,
        status: 'Cancelled',
        reason: 'The lift is being renewed.',
        byUserProfileId: team.coordinator.userProfileId,
      },
    ])
    expect((await change(team, 3, { status: 'Draft' })).error?.message).toBe(
      'An amenity that is Closed cannot become Draft.',
    )
    expect((await change(team, 3, { status: 'Active', isBookable: true })).responseData?.status).toBe('Active')
  })

  test('of one that is booked for money asks for card payments', async () => {
    const team = await makeAmenityTeam(world)
    const wishes = { status: 'Active', isBookable: true, priceCents: 500 }
    expect((await change(team, 1, wishes)).error?.name).toBe('NotConnected')
    await setCardStatus(world, team, 'connected')
    expect((await change(team, 1, wishes)).responseData).toMatchObject({ status: 'Active', mayTakePayments: true })
  })

  test('does not end with its last session', async () => {
    const team = await makeAmenityTeam(world, { isBookable: true, status: 'Active' })
    await addSession(world, { ...team, activityId: team.amenityId }, { startsAt: new Date('2026-11-20T21:00:00Z') })
    await world.db
      .updateTable('provider.activity')
      .set({ updated_at: new Date('2026-11-01T00:00:00Z') })
      .where('id', '=', team.amenityId)
      .execute()
    await world.runJob(jobs.provider.completeActivities, {})
    const input = { amenityId: team.amenityId }
    const read = await world.call(amenity.getAmenityByAmenityId, input, { as: team.admin })
    expect(read.responseData?.status).toBe('Active')
  })
})

test('stays bookable while it has sessions to come', async () => {
  const team = await makeAmenityTeam(world, { isBookable: true })
  await addSession(world, { ...team, activityId: team.amenityId }, { status: 'Draft' })
  expect((await change(team, 1, { isBookable: false })).error?.name).toBe('SessionsToCome')
  await world.db.deleteFrom('booking.activity_session').where('activity_id', '=', team.amenityId).execute()
  expect((await change(team, 1, { isBookable: false })).responseData?.isBookable).toBe(false)
})

test('is for managers of the location, whatever the kind of organisation', async () => {
  for (const subtype of Object.values(businessSubtype)) {
    const team = await makeTeam(world, { subtype })
    const { serviceManager, staffManager, coordinator, admin } = team
    for (const as of [serviceManager, staffManager, coordinator, admin])
      expect((await save(team, { title: `Of ${as.userProfileId}` }, as)).httpStatusCode).toBe(200)
    expect((await save(team, {}, team.staff)).httpStatusCode).toBe(403)
    expect((await save(team, {}, team.otherAdmin)).httpStatusCode).toBe(404)
  }
})

describe('an amenity and an activity', () => {
  test('are read by the same id, and changed by their own call', async () => {
    const team = await makeAmenityTeam(world)
    const { serviceAreaId, amenityId: activityId, admin: as } = team
    const read = await world.call(activity.getActivityByActivityId, { activityId }, { as })
    expect(read.responseData).toMatchObject({ activityId, title: 'Quiet room' })
    const asActivity = { serviceAreaId, activityId, version: 1, ...yoga }
    expect((await world.call(activity.submitActivity, asActivity, { as })).httpStatusCode).toBe(404)
    const copy = { serviceAreaId, ...yoga, copiedFromActivityId: activityId }
    expect((await world.call(activity.submitActivity, copy, { as })).httpStatusCode).toBe(404)
    const made = await world.call(activity.submitActivity, { serviceAreaId, ...yoga }, { as })
    const asAmenity = { amenityId: made.responseData?.activityId, version: 1 }
    expect((await save(team, asAmenity)).httpStatusCode).toBe(404)
    const listed = await world.call(activity.getActivitiesByServiceAreaId, { serviceAreaId }, { as })
    expect(listed.responseData?.items.map(({ title }) => title)).toEqual(['Chair yoga'])
  })

  test('of a service provider: its amenities only', async () => {
    const { amenityId, serviceManager: as } = await makeAmenityTeam(
      world,
      {},
      { subtype: businessSubtype.ServiceProvider },
    )
    const read = await world.call(activity.getActivityByActivityId, { activityId: amenityId }, { as })
    expect(read.responseData?.title).toBe('Quiet room')
    await world.db
      .updateTable('provider.activity')
      .set({ amenity_type_id: null, is_bookable: true })
      .where('id', '=', amenityId)
      .execute()
    const refused = await world.call(activity.getActivityByActivityId, { activityId: amenityId }, { as })
    expect(refused.httpStatusCode).toBe(403)
  })
})
