import { activity } from '@waymark/contracts/activity'
import { businessSubtype } from '@waymark/domain/enums'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
const yoga = { title: 'Chair yoga', priceCents: 0, maxSpacesPerSession: 12, maxSpacesPerClient: 2 }

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
