import { activityBooking } from '@waymark/contracts/activity-booking'
import { type AccessFact, type AccessNeed, accessFit } from '@waymark/domain/access-fit/fit'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factsAt } from '../src/db/access-facts.ts'

const world = await testWorld({ services: ['booking'] })
const [stepFree, entranceStep, doorWidth, hearingLoop, lastOption] = [8, 9, 11, 34, 60] as const

/** By option id: a measure, yes without one, or no. */
type Known = Readonly<Record<number, number | boolean>>

/** What is known of a venue, and of what takes place there. */
const places: readonly (readonly [venue: Known, activity: Known])[] = [
  [{}, {}],
  [{ [stepFree]: true, [lastOption]: true }, {}],
  [{ [stepFree]: false }, { [stepFree]: true }],
  [{ [stepFree]: true, [hearingLoop]: true }, { [stepFree]: false }],
  [{ [doorWidth]: 95, [hearingLoop]: true }, { [doorWidth]: 70 }],
  [{ [doorWidth]: 70 }, { [doorWidth]: 95, [hearingLoop]: false, [lastOption]: false }],
  // Nobody has measured where the activity is, so the venue's measure says nothing.
  [{ [doorWidth]: 120 }, { [doorWidth]: true, [stepFree]: true }],
  [{ [doorWidth]: false, [entranceStep]: false }, {}],
  [{ [entranceStep]: 2, [doorWidth]: 90 }, { [hearingLoop]: true }],
  [
    { [entranceStep]: 17, [stepFree]: true, [doorWidth]: 120 },
    { [hearingLoop]: true, [entranceStep]: false },
  ],
]

const profiles: readonly (readonly AccessNeed[])[] = [
  [{ optionId: stepFree, weight: 'must', threshold: null }],
  [
    { optionId: hearingLoop, weight: 'must', threshold: null },
    { optionId: stepFree, weight: 'would help', threshold: null },
    { optionId: entranceStep, weight: 'would help', threshold: null },
    { optionId: doorWidth, weight: 'must', threshold: null },
  ],
  [
    { optionId: doorWidth, weight: 'must', threshold: 92 },
    { optionId: entranceStep, weight: 'would help', threshold: 1 },
  ],
  [{ optionId: lastOption, weight: 'must', threshold: null }],
]

const factsOf = (known: Known): AccessFact[] =>
  Object.entries(known).map(([optionId, fact]) => ({
    optionId: Number(optionId),
    state: fact === false ? 'no' : 'yes',
    measure: typeof fact === 'number' ? fact : null,
  }))

const columnsOf = ({ optionId, state, measure }: AccessFact) => ({
  accessibility_option_id: optionId,
  is_met: state === 'yes',
  measure,
})

const shownFact = (facts: readonly AccessFact[] = [], optionId: number) =>
  facts
    .filter((fact) => fact.optionId === optionId)
    .map(({ state, measure }) => ({ accessibilityOptionId: optionId, value: state, measure }))

test('the database orders and filters activities as the domain scores them', async () => {
  const factsById = new Map<number, readonly AccessFact[]>()
  for (const [venue, own] of places) {
    const area = await makeArea(world)
    const activity = await makeActivity(world, { area, title: 'Fit' })
    const { activityId } = activity
    await makeSession(world, { activity })
    for (const fact of factsOf(venue))
      await world.db
        .insertInto('provider.venue_fact')
        .values({ service_area_id: area.serviceAreaId, ...columnsOf(fact) })
        .execute()
    for (const fact of factsOf(own))
      await world.db
        .insertInto('provider.activity_fact')
        .values({ activity_id: activityId, ...columnsOf(fact) })
        .execute()
    factsById.set(activityId, factsAt(factsOf(venue), factsOf(own)))
  }
  for (const needs of profiles) {
    const as = await makePerson(world)
    await makeNeeds(world, as, needs)
    const fitOf = ({ activityId }: { readonly activityId: number }) => accessFit(needs, factsById.get(activityId) ?? [])
    const find = async (input: object) =>
      (
        await world.call(
          activityBooking.getActivitySessionsForNewBooking,
          { search: 'Fit', sort: 'fit', pageSize: 20, ...input },
          { as },
        )
      ).responseData?.items ?? []
    const all = await find({})
    for (const { activityId, fit, facts } of all) {
      const expected = new Map(fitOf({ activityId }).results.map(({ need, outcome }) => [need.optionId, outcome]))
      expect(new Map(fit.map(({ accessibilityOptionId, outcome }) => [accessibilityOptionId, outcome]))).toEqual(
        expected,
      )
      expect(facts).toEqual(
        fit.flatMap(({ accessibilityOptionId }) => shownFact(factsById.get(activityId), accessibilityOptionId)),
      )
    }
    const scores = all.map((found) => fitOf(found).score)
    expect(scores).toHaveLength(places.length)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const musts = needs.filter(({ weight }) => weight === 'must')
    const options = musts.map(({ optionId, threshold }) => ({
      accessibilityOptionId: optionId,
      ...(threshold !== null && { threshold }),
    }))
    const fitting = [...factsById].filter(([, facts]) => accessFit(needs, facts).meetsEveryMust)
    expect((await find({ options })).map(({ activityId }) => activityId).toSorted((a, b) => a - b)).toEqual(
      fitting.map(([activityId]) => activityId).toSorted((a, b) => a - b),
    )
  }
})

test('words of access find what has it, by the activity or its venue', async () => {
  const found = async (search: string) =>
    (await world.call(activityBooking.getActivitySessionsForNewBooking, { search })).responseData?.items.map(
      ({ title }) => title,
    )
  for (const [title, known] of [
    ['Choir with a loop', true],
    ['Choir without one', false],
  ] as const) {
    const activity = await makeActivity(world, { area: await makeArea(world), title })
    await makeSession(world, { activity })
    await world.db
      .insertInto('provider.activity_fact')
      .values({ activity_id: activity.activityId, accessibility_option_id: hearingLoop, is_met: known, measure: null })
      .execute()
  }
  expect(await found('hearing loop')).toContain('Choir with a loop')
  expect(await found('hearing loop')).not.toContain('Choir without one')
  expect(await found('choir')).toEqual(expect.arrayContaining(['Choir with a loop', 'Choir without one']))
})

test('a fact that changes or goes is compared anew', async () => {
  const { serviceAreaId } = await makeArea(world)
  const compared = () =>
    world.db
      .selectFrom('provider.service_area')
      .select([
        sql<string>`facts_yes::text`.as('yes'),
        sql<string>`facts_no::text`.as('no'),
        'fact_measures as measures',
      ])
      .where('id', '=', serviceAreaId)
      .executeTakeFirstOrThrow()
  const door = { service_area_id: serviceAreaId, accessibility_option_id: doorWidth, is_met: true, measure: 86 }
  await world.db.insertInto('provider.venue_fact').values(door).execute()
  expect(await compared()).toEqual({ yes: '1024', no: '0', measures: { [doorWidth]: 86 } })
  const fact = world.db.updateTable('provider.venue_fact').where('service_area_id', '=', serviceAreaId)
  await fact.set({ is_met: false, measure: null }).execute()
  expect(await compared()).toEqual({ yes: '0', no: '1024', measures: { [doorWidth]: 0 } })
  await world.db.deleteFrom('provider.venue_fact').where('service_area_id', '=', serviceAreaId).execute()
  expect(await compared()).toEqual({ yes: '0', no: '0', measures: {} })
})
