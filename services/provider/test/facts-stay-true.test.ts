import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { serviceArea } from '@waymark/contracts/service-area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'notify'] })
const startedAt = world.clock.now()
let team: Team
beforeEach(async () => {
  world.clock.set(startedAt)
  team = await makeTeam(world, { area: { name: 'Hall' } })
  await world.db
    .insertInto('provider.venue_fact')
    .values([8, 16].map((option) => factOf(option, option === 8 ? '2026-11-01' : '2026-11-20')))
    .execute()
})

const factOf = (accessibility_option_id: number, checked_on: string) => ({
  service_area_id: team.serviceAreaId,
  accessibility_option_id,
  is_met: true,
  measure: null,
  note: null,
  source: null,
  checked_on,
  photo_key: null,
})
const nudge = async () => {
  await world.runJob(jobs.provider.nudgeAboutFacts, {})
  await world.settle()
}
const nudges = async () => (await world.mailbox(team.staffManager.email)).filter(({ kind }) => kind === 'old facts')
const settings = async () =>
  (await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: team.staffManager })).responseData

describe('facts that are 12 months old', () => {
  test('are asked about by email and notification, on the day and not before, and again after 3 months', async () => {
    world.clock.set(new Date('2027-10-31T00:00:00Z'))
    await nudge()
    expect(await nudges()).toEqual([])
    world.clock.set(new Date('2027-11-01T00:00:00Z'))
    await nudge()
    await nudge()
    const [first, ...more] = await nudges()
    expect(more).toEqual([])
    expect(first?.subject).toBe('Is this still right at Hall?')
    expect(first?.text).toContain('1 access fact was last checked 12 months ago or longer.')
    expect(first?.text).toContain(`/service-area/${team.serviceAreaId}?tab=access`)
    const manager = await world.signIn(team.staffManager.email)
    const mine = await world.call(notification.getNotifications, {}, { as: manager })
    expect(mine.responseData?.items[0]).toMatchObject({
      kind: 'old facts',
      href: `/service-area/${team.serviceAreaId}?tab=access`,
    })
    world.clock.set(new Date('2028-02-02T00:00:00Z'))
    await nudge()
    expect(await nudges()).toHaveLength(2)
  })

  test('are checked today by one press, and nothing else is', async () => {
    world.clock.set(new Date('2027-11-05T00:00:00Z'))
    const manager = await world.signIn(team.staffManager.email)
    const version =
      (await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: manager })).responseData
        ?.version ?? 0
    const confirm = () =>
      world.call(serviceArea.confirmAccessFacts, { serviceAreaId: team.serviceAreaId, version }, { as: manager })
    expect((await confirm()).responseData).toEqual({ version: version + 1, confirmedCount: 1 })
    const facts = (await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: manager }))
      .responseData?.accessibilityFacts
    expect(facts?.map(({ checkedOn }) => checkedOn)).toEqual(['2027-11-05', '2026-11-20'])
    expect((await confirm()).error?.name).toBe('ChangedMeanwhile')
    world.clock.set(new Date('2027-11-06T00:00:00Z'))
    await nudge()
    expect(await nudges()).toEqual([])
  })
})

describe('what a visitor says', () => {
  test('reaches the managers unless it is right, and the answer reaches the visitor, once', async () => {
    const visitor = await makePerson(world)
    const say = (says: 'right' | 'wrong', accessibilityOptionId: number) =>
      world.call(
        serviceArea.submitFeedback,
        { serviceAreaId: team.serviceAreaId, says, accessibilityOptionId, comment: 'There is a step.' },
        { as: visitor },
      )
    await say('right', 16)
    await say('wrong', 8)
    await world.settle()
    const told = (await world.mailbox(team.staffManager.email)).filter(({ kind }) => kind === 'venue feedback')
    expect(told.map(({ subject }) => subject)).toEqual(['A visitor says that something is wrong at Hall'])

    const said = (await settings())?.visitorFeedback.find((one) => one.says === 'wrong')
    expect(said).toMatchObject({ accessibilityOptionId: 8, answer: null })
    const answer = (as = team.staffManager, feedbackId = said?.feedbackId ?? 0) =>
      world.call(
        serviceArea.answerVisitorFeedback,
        { serviceAreaId: team.serviceAreaId, feedbackId, answer: 'You were right, we changed it.' },
        { as },
      )
    expect((await answer(team.staffManager, 2_000_000_000)).httpStatusCode).toBe(404)
    expect((await answer()).error).toBeNull()
    expect((await answer()).error?.name).toBe('AlreadyAnswered')
    await world.settle()
    const answered = (await world.mailbox(visitor.email)).at(-1)
    expect(answered?.subject).toBe('Hall answered what you said')
    expect(answered?.text).toContain('You were right, we changed it.')
    expect((await settings())?.visitorFeedback.find((one) => one.says === 'wrong')?.answer).toBe(
      'You were right, we changed it.',
    )

    await say('wrong', 8)
    expect((await settings())?.visitorFeedback.find((one) => one.says === 'wrong')?.answer).toBeNull()
  })

  test('is named in both emails, with what it is about', async () => {
    const visitor = await makePerson(world)
    await world.call(
      serviceArea.submitFeedback,
      { serviceAreaId: team.serviceAreaId, says: 'missing', comment: 'There is a quiet room.' },
      { as: visitor },
    )
    await world.settle()
    const told = (await world.mailbox(team.staffManager.email)).at(-1)
    expect(told?.text).toContain('The whole place: There is a quiet room.')
    const said = (await settings())?.visitorFeedback.find((one) => one.says === 'missing')
    await world.call(
      serviceArea.answerVisitorFeedback,
      { serviceAreaId: team.serviceAreaId, feedbackId: said?.feedbackId ?? 0, answer: 'We added it.' },
      { as: team.staffManager },
    )
    await world.settle()
    const answered = (await world.mailbox(visitor.email)).at(-1)
    expect(answered?.text).toContain('We added it.')
    expect(answered?.text).toContain(
      'You said of “The whole place” that something is missing: “There is a quiet room.”',
    )
  })
})
