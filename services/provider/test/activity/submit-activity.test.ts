import { activity } from '@waymark/contracts/activity'
import { jobs } from '@waymark/contracts/jobs'
import { businessSubtype } from '@waymark/domain/enums'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { makeArea } from '@waymark/test-world/makers/area'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'
import { type ActivityTeam, addSession, makeActivityTeam, setCardStatus, yoga } from './activity-team.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())

const submit = (team: Team, wishes: object, as = team.coordinator) =>
  world.call(activity.submitActivity, { serviceAreaId: team.serviceAreaId, ...yoga, ...wishes }, { as })

test('starts as a draft, once per request, and is listed for those who manage the location', async () => {
  const { serviceAreaId, admin, coordinator } = await makeTeam(world)
  const add = () =>
    world.call(
      activity.submitActivity,
      { serviceAreaId, ...yoga, minAge: 16, activityKindIds: [26, 26] },
      { as: coordinator, idempotencyKey: 'draft-of-yoga' },
    )
  const first = await add()
  expect(first.responseData).toMatchObject({
    status: 'Draft',
    title: 'Chair yoga',
    minAge: 16,
    maxAge: null,
    activityKindIds: [26],
    currency: 'NZD',
    version: 1,
  })
  expect((await add()).responseData?.activityId).toBe(first.responseData?.activityId)
  const { responseData: listed } = await world.call(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId },
    { as: admin },
  )
  expect(listed).toMatchObject({ totalCount: 1, items: [{ title: 'Chair yoga' }] })
})

test('requires the version that a change was based on', async () => {
  const { serviceAreaId, admin } = await makeTeam(world)
  const submit = (wishes: object) =>
    world.call(activity.submitActivity, { serviceAreaId, ...yoga, ...wishes }, { as: admin })
  const activityId = (await submit({})).responseData?.activityId ?? 0
  expect((await submit({ activityId, version: 1, priceCents: 1500 })).responseData).toMatchObject({
    priceCents: 1500,
    version: 2,
  })
  expect((await submit({ activityId, version: 1, title: 'Late' })).error?.name).toBe('ChangedMeanwhile')
  const elsewhere = await makeTeam(world)
  const foreign = { serviceAreaId: elsewhere.serviceAreaId, ...yoga, activityId, version: 2 }
  expect((await world.call(activity.submitActivity, foreign, { as: elsewhere.admin })).httpStatusCode).toBe(404)
})

test('refuses bad input and missing rights', async () => {
  const { serviceAreaId, admin, staff, otherAdmin } = await makeTeam(world)
  const submit = (wishes: object, as = admin) =>
    world.call(activity.submitActivity, { serviceAreaId, ...yoga, ...wishes }, { as })
  const fieldOf = async (wishes: object) => Object.keys((await submit(wishes)).error?.fields ?? {})
  expect(await fieldOf({ title: '  ' })).toEqual(['title'])
  expect(await fieldOf({ minAge: 0 })).toEqual(['minAge'])
  expect(await fieldOf({ maxAge: 116 })).toEqual(['maxAge'])
  expect(await fieldOf({ minAge: 12, maxAge: 5 })).toEqual(['maxAge'])
  expect(await fieldOf({ maxSpacesPerClient: 13 })).toEqual(['maxSpacesPerClient'])
  expect(await fieldOf({ activityKindIds: [999] })).toEqual(['activityKindIds.0'])
  expect(await fieldOf({ priceCents: -1 })).toEqual(['priceCents'])
  expect((await submit({}, staff)).httpStatusCode).toBe(403)
  expect((await submit({}, otherAdmin)).httpStatusCode).toBe(404)
  const services = await makeTeam(world, { subtype: businessSubtype.ServiceProvider })
  const notTheirs = { serviceAreaId: services.serviceAreaId, ...yoga }
  expect((await world.call(activity.submitActivity, notTheirs, { as: services.admin })).httpStatusCode).toBe(403)
})

test('keeps every field, and clears those that are omitted', async () => {
  const team = await makeActivityTeam(world)
  const { activityId } = team
  const fields = {
    title: 'Wheelchair rugby',
    description: 'Come and try.',
    activityKindIds: [1, 3],
    minAge: 16,
    maxAge: 60,
    priceCents: 2000,
    concessionPriceCents: 1000,
    hasFreeCompanion: false,
    refundUntilHours: 48,
    policyNote: 'Call us if you are ill.',
    preparation: 'Bring water.',
    contactName: 'Kiri',
    contactEmail: 'kiri@example.test',
    contactPhone: '021 555 0142',
    maxSpacesPerSession: 20,
    maxSpacesPerClient: 4,
    wheelchairSpaces: 8,
    hearingReceivers: 3,
    interpreterPlaces: 1,
    quietPlaces: 2,
  }
  const saved = await submit(team, { activityId, version: 1, ...fields })
  expect(saved.responseData).toMatchObject({ ...fields, status: 'Draft', version: 2, mayTakePayments: false })
  const read = await world.call(activity.getActivityByActivityId, { activityId }, { as: team.staff })
  expect(read.responseData).toEqual(saved.responseData)
  const again = await submit(team, { activityId, version: 2 })
  expect(again.responseData).toMatchObject({
    concessionPriceCents: null,
    hasFreeCompanion: true,
    refundUntilHours: null,
    contactName: null,
    wheelchairSpaces: 0,
    mayTakePayments: null,
  })
})

test('keeps one of two changes that were based on the same version', async () => {
  const team = await makeActivityTeam(world)
  const change = (title: string) => submit(team, { activityId: team.activityId, version: 1, title })
  const answers = await Promise.all([change('One'), change('Other')])
  expect(answers.map(({ error }) => error?.name).sort()).toEqual(['ChangedMeanwhile', undefined])
})

describe('bounds', () => {
  let team: Team
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const longer = (length: number) => 'x'.repeat(length)
  test.each<[string, object]>([
    ['title', { title: longer(121) }],
    ['description', { description: longer(4001) }],
    ['priceCents', { priceCents: 1_000_001 }],
    ['priceCents', { priceCents: 10.5 }],
    // Stripe takes no less than 50 cents, so that nobody could pay.
    ['priceCents', { priceCents: 49 }],
    ['concessionPriceCents', { priceCents: 1000, concessionPriceCents: 49 }],
    ['concessionPriceCents', { priceCents: 1000, concessionPriceCents: 1001 }],
    ['refundUntilHours', { refundUntilHours: 721 }],
    ['refundUntilHours', { refundUntilHours: -1 }],
    ['policyNote', { policyNote: longer(1001) }],
    ['preparation', { preparation: longer(2001) }],
    ['contactEmail', { contactEmail: 'kiri' }],
    ['contactPhone', { contactPhone: 'call me' }],
    ['maxSpacesPerSession', { maxSpacesPerSession: 0 }],
    ['maxSpacesPerSession', { maxSpacesPerSession: 10_001 }],
    ['maxSpacesPerClient', { maxSpacesPerClient: 0 }],
    ['wheelchairSpaces', { wheelchairSpaces: 13 }],
    ['hearingReceivers', { hearingReceivers: 1001 }],
    ['cancelReason', { cancelReason: longer(501) }],
    ['activityKindIds', { activityKindIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ])('%s: %o', async (field, wishes) => {
    const answer = await submit(team, wishes)
    expect(answer.httpStatusCode).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })
})

describe('a status', () => {
  const setStatus = (team: ActivityTeam, status: string, version: number, wishes: object = {}) =>
    submit(team, { activityId: team.activityId, version, status, ...wishes })

  test('is Active once it has a session to come', async () => {
    const team = await makeActivityTeam(world)
    await addSession(world, team, { startsAt: new Date('2026-11-20T21:00:00Z') })
    expect((await setStatus(team, 'Active', 1)).error?.name).toBe('NothingToBook')
    await addSession(world, team, { status: 'Draft' })
    expect((await setStatus(team, 'Active', 1)).responseData).toMatchObject({ status: 'Active', version: 2 })
  })

  test('of something that costs money asks for card payments', async () => {
    const team = await makeActivityTeam(world, { priceCents: 1500 })
    await addSession(world, team)
    expect((await setStatus(team, 'Active', 1, { priceCents: 1500 })).error).toMatchObject({
      name: 'NotConnected',
      message: 'Connect card payments before you publish an activity that costs something.',
    })
    await setCardStatus(world, team, 'connected')
    const published = await setStatus(team, 'Active', 1, { priceCents: 1500 })
    expect(published.responseData).toMatchObject({ status: 'Active', mayTakePayments: true })
    await setCardStatus(world, team, 'refused')
    const changed = await submit(team, { activityId: team.activityId, version: 2, priceCents: 1500, title: 'Changed' })
    expect(changed.responseData).toMatchObject({ title: 'Changed', mayTakePayments: false })
  })

  test('cannot go back to Draft, nor come back from Cancelled', async () => {
    const team = await makeActivityTeam(world)
    await addSession(world, team)
    await setStatus(team, 'Active', 1)
    expect((await setStatus(team, 'Draft', 2)).error?.message).toBe('An activity that is Active cannot become Draft.')
    await setStatus(team, 'Cancelled', 2)
    expect((await setStatus(team, 'Active', 3)).error?.name).toBe('NotThatStatus')
  })

  test('is Completed once no session is left', async () => {
    const team = await makeActivityTeam(world)
    await addSession(world, team)
    await setStatus(team, 'Active', 1)
    expect((await setStatus(team, 'Completed', 2)).error?.name).toBe('SessionsToCome')
    await world.db
      .updateTable('booking.activity_session')
      .set({ status: 'Cancelled' })
      .where('activity_id', '=', team.activityId)
      .execute()
    expect((await setStatus(team, 'Completed', 2)).responseData?.status).toBe('Completed')
  })

  test('Cancelled tells booking once, with the reason', async () => {
    const team = await makeActivityTeam(world)
    await setStatus(team, 'Cancelled', 1, { cancelReason: 'The hall has burnt down.' })
    expect((await setStatus(team, 'Cancelled', 1)).error?.name).toBe('ChangedMeanwhile')
    await submit(team, { activityId: team.activityId, version: 2, title: 'Only a title' })
    await world.settle()
    const queued = await world.parts.queues.inspect('booking').getJobs(['waiting', 'prioritized', 'active'])
    const told = queued.map(({ data }) => data).filter((data) => data.activityId === team.activityId)
    expect(told).toEqual([
      {
        activityId: team.activityId,
        status: 'Cancelled',
        reason: 'The hall has burnt down.',
        byUserProfileId: team.coordinator.userProfileId,
      },
    ])
  })
})

describe('a copy', () => {
  const picture = { name: 'mats.png', contentType: 'image/png', content: pngOf(64, 48) }

  async function activityToCopy(): Promise<ActivityTeam> {
    const team = await makeActivityTeam(world)
    const { activityId, admin, staff } = team
    await world.call(
      activity.uploadActivityImages,
      { activityId, bannerImageAlt: 'Mats', OtherImagesAlt: ['Chairs'], parentAccessibilityOptionIds: [8] },
      { as: admin, files: { bannerImage: picture, OtherImages: [picture] } },
    )
    await world.call(
      activity.addActivityStaffAssignment,
      { activityId, userProfileId: staff.userProfileId },
      { as: admin },
    )
    return team
  }

  test('takes pictures, access facts and staff, once, and starts as a draft without sessions', async () => {
    const team = await activityToCopy()
    await addSession(world, team)
    const copy = () =>
      world.call(
        activity.submitActivity,
        { serviceAreaId: team.serviceAreaId, ...yoga, title: 'Copy', copiedFromActivityId: team.activityId },
        { as: team.coordinator, idempotencyKey: 'copy-of-yoga' },
      )
    const first = await copy()
    expect(first.responseData).toMatchObject({
      status: 'Draft',
      title: 'Copy',
      banner: { alt: 'Mats' },
      otherPictures: [{ alt: 'Chairs' }],
      accessibilityFacts: [{ accessibilityOptionId: 8, value: 'yes' }],
      staff: [{ firstName: 'Sina' }],
      comingSessions: 0,
    })
    expect((await copy()).responseData).toEqual(first.responseData)
    const source = await world.call(
      activity.getActivityByActivityId,
      { activityId: team.activityId },
      { as: team.admin },
    )
    expect(source.responseData?.otherPictures).toHaveLength(1)
  })

  test('at another location takes no staff of the first', async () => {
    const team = await activityToCopy()
    const branch = await makeArea(world, { accountId: team.accountId })
    const wishes = { serviceAreaId: branch.serviceAreaId, ...yoga, copiedFromActivityId: team.activityId }
    const copied = await world.call(activity.submitActivity, wishes, { as: team.admin })
    expect(copied.responseData).toMatchObject({ banner: { alt: 'Mats' }, staff: [] })
  })

  test('is of an activity that one manages oneself', async () => {
    const team = await activityToCopy()
    const other = await makeTeam(world)
    expect((await submit(other, { copiedFromActivityId: team.activityId })).httpStatusCode).toBe(404)
    const branch = await makeArea(world, { accountId: team.accountId })
    const wishes = { serviceAreaId: team.serviceAreaId, ...yoga, copiedFromActivityId: 999_999 }
    expect((await world.call(activity.submitActivity, wishes, { as: team.admin })).httpStatusCode).toBe(404)
    const elsewhere = await world.call(
      activity.submitActivity,
      { serviceAreaId: branch.serviceAreaId, ...yoga },
      { as: team.admin },
    )
    const copied = await submit(team, { copiedFromActivityId: elsewhere.responseData?.activityId })
    expect(copied.httpStatusCode).toBe(404)
  })
})

describe('the end of the last session', () => {
  const complete = () => world.runJob(jobs.provider.completeActivities, {})
  const stateOf = async ({ activityId, admin }: ActivityTeam) => {
    const { responseData } = await world.call(activity.getActivityByActivityId, { activityId }, { as: admin })
    return [responseData?.status, responseData?.version]
  }
  /** Published before its only session. */
  const activeSince = async (startsAt: Date) => {
    const team = await makeActivityTeam(world)
    await addSession(world, team, { startsAt })
    await world.db
      .updateTable('provider.activity')
      .set({ status: 'Active', updated_at: new Date('2026-11-01T00:00:00Z') })
      .where('id', '=', team.activityId)
      .execute()
    return team
  }

  test('completes an activity, and one that is taken up again waits for its new sessions', async () => {
    const past = await activeSince(new Date('2026-11-20T21:00:00Z'))
    const running = await activeSince(new Date('2026-11-23T19:00:00Z'))
    await complete()
    expect(await stateOf(past)).toEqual(['Completed', 2])
    expect(await stateOf(running)).toEqual(['Active', 1])
    const again = await submit(past, { activityId: past.activityId, version: 2, status: 'Active' })
    expect(again.responseData?.status).toBe('Active')
    await complete()
    expect(await stateOf(past)).toEqual(['Active', 3])
  })
})
