import { serviceArea } from '@waymark/contracts/service-area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
test('shows managers a visitor’s comment on a fact without a name, the last one only', async () => {
  const { serviceAreaId, staffManager } = await makeTeam(world)
  const visitor = await makePerson(world)
  const say = (wishes: object) =>
    world.call(serviceArea.submitFeedback, { serviceAreaId, says: 'right', ...wishes }, { as: visitor })
  expect((await say({ accessibilityOptionId: 8 })).error).toBeNull()
  await say({ accessibilityOptionId: 8, says: 'wrong', comment: 'There is a step of 5 cm.' })
  await say({ says: 'missing', comment: 'There is a hearing loop.' })
  const { responseData } = await world.call(serviceArea.getServiceArea, { id: serviceAreaId }, { as: staffManager })
  expect(responseData?.visitorFeedback).toEqual([
    {
      feedbackId: expect.any(Number),
      answer: null,
      accessibilityOptionId: null,
      says: 'missing',
      comment: 'There is a hearing loop.',
      createdAt: '2026-11-23T20:00:00.000Z',
    },
    {
      feedbackId: expect.any(Number),
      answer: null,
      accessibilityOptionId: 8,
      says: 'wrong',
      comment: 'There is a step of 5 cm.',
      createdAt: '2026-11-23T20:00:00.000Z',
    },
  ])
})

test('counts for managers the visitors who wait for an answer, and lists them first', async () => {
  const { serviceAreaId, staffManager, staff } = await makeTeam(world)
  const say = async (says: 'right' | 'wrong' | 'missing', accessibilityOptionId: number) =>
    world.call(
      serviceArea.submitFeedback,
      { serviceAreaId, says, accessibilityOptionId },
      { as: await makePerson(world) },
    )
  await say('wrong', 8)
  await say('missing', 16)
  await say('right', 8)
  const waiting = async (as: typeof staff) =>
    (await world.call(serviceArea.getServiceAreasByUser, {}, { as })).responseData?.map(
      ({ visitorsToAnswer }) => visitorsToAnswer,
    )
  const said = async () =>
    (await world.call(serviceArea.getServiceArea, { id: serviceAreaId }, { as: staffManager })).responseData
      ?.visitorFeedback ?? []
  expect(await waiting(staffManager)).toEqual([2])
  expect(await waiting(staff)).toEqual([undefined])
  const [first] = await said()
  expect((await said()).map(({ says }) => says)).toEqual(['missing', 'wrong', 'right'])
  await world.call(
    serviceArea.answerVisitorFeedback,
    { serviceAreaId, feedbackId: first?.feedbackId ?? 0, answer: 'It is there.' },
    { as: staffManager },
  )
  expect(await waiting(staffManager)).toEqual([1])
  expect((await said()).map(({ says }) => says)).toEqual(['wrong', 'right', 'missing'])
})

test('refuses bad input and venues out of sight', async () => {
  const { serviceAreaId } = await makeTeam(world, { area: { isPrivate: true } })
  const open = await makeTeam(world)
  const visitor = await makePerson(world)
  const status = async (wishes: object) =>
    (
      await world.fetch(
        serviceArea.submitFeedback,
        { serviceAreaId: open.serviceAreaId, says: 'right', ...wishes },
        { as: visitor },
      )
    ).statusCode
  expect(await status({ serviceAreaId, accessibilityOptionId: 8 })).toBe(404)
  expect(await status({ serviceAreaId: 987_654, accessibilityOptionId: 8 })).toBe(404)
  expect(await status({})).toBe(422)
  expect(await status({ accessibilityOptionId: 999 })).toBe(422)
  expect(await status({ accessibilityOptionId: 8, says: 'perhaps' })).toBe(422)
  const nobody = await world.fetch(serviceArea.submitFeedback, { serviceAreaId, says: 'right' })
  expect(nobody.statusCode).toBe(401)
})
