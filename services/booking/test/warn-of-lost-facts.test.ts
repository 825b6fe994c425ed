import { jobs } from '@waymark/contracts/jobs'
import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book } from './booked-session.ts'

const transferSpace = 29
const otherFact = 10

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'provider', 'notify'] })
})
afterAll(() => world.stop())

const mailsOf = async (address: string) =>
  (await world.mailbox(address)).filter(({ kind }) => kind === 'booking fact lost')

test('whoever relied on a fact that is lost is told by email, once; nobody else is', async () => {
  const session = await makeSession(world)
  const { serviceAreaId, accountId } = session.activity
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const save = async (transfer: 'yes' | 'no') => {
    const { version } = await world.db
      .selectFrom('provider.service_area')
      .select('version')
      .where('id', '=', serviceAreaId)
      .executeTakeFirstOrThrow()
    const facts = [
      { accessibilityOptionId: transferSpace, value: transfer, measure: transfer === 'yes' ? 90 : null },
      { accessibilityOptionId: otherFact, value: 'yes' as const },
    ]
    const saved = await world.call(
      serviceArea.uploadVenueAccessibilityInfomation,
      { serviceAreaId, version, facts },
      { as: admin },
    )
    expect(saved.error).toBeNull()
    await world.settle()
  }
  await save('yes')
  const [reliant, other] = [await makePerson(world), await makePerson(world)]
  const sharing = (id: number) => ({ totalCents: 0, people: [{ name: 'Aroha', sharedAccessibilityOptionIds: [id] }] })
  await book(world, session, reliant, sharing(transferSpace))
  await book(world, session, other, sharing(otherFact))
  await world.settle()

  await save('no')
  const [mail, ...more] = await mailsOf(reliant.email)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Something that you need is not there any more: /)
  expect(mail?.text).toContain('You may cancel until it starts')
  expect(mail?.text).not.toMatch(/toilet/i)
  expect(await mailsOf(other.email)).toEqual([])

  const { at } = await world.db
    .selectFrom('booking.booking_history')
    .select('at')
    .where('what', 'like', 'Something that was relied on%')
    .executeTakeFirstOrThrow()
  const again = { owner: { kind: 'serviceArea' as const, id: serviceAreaId }, optionIds: [transferSpace] }
  await world.runJob(jobs.booking.warnOfLostFacts, { ...again, at: at.toISOString() })
  expect(await mailsOf(reliant.email)).toHaveLength(1)

  await world.travel(60_000)
  await save('yes')
  await save('no')
  expect(await mailsOf(reliant.email)).toHaveLength(2)
})

test('a measure that shrinks warns those whose own threshold it no longer meets, and nobody else', async () => {
  const door = accessOptions.find(({ measure }) => measure?.direction === 'atLeast' && measure.unit === 'cm')
  if (!door?.measure) throw new Error('No width is measured.')
  const { usual } = door.measure
  const session = await makeSession(world)
  const { serviceAreaId, accountId } = session.activity
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const measured = async (measure: number) => {
    const { version } = await world.db
      .selectFrom('provider.service_area')
      .select('version')
      .where('id', '=', serviceAreaId)
      .executeTakeFirstOrThrow()
    const saved = await world.call(
      serviceArea.uploadVenueAccessibilityInfomation,
      { serviceAreaId, version, facts: [{ accessibilityOptionId: door.id, value: 'yes', measure }] },
      { as: admin },
    )
    expect(saved.error).toBeNull()
    await world.settle()
  }
  await measured(usual + 30)
  const [wideChair, usualChair] = [await makePerson(world), await makePerson(world)]
  await makeNeeds(world, wideChair, [{ optionId: door.id, threshold: usual + 20 }])
  const people = [{ name: 'Aroha', sharedAccessibilityOptionIds: [door.id] }]
  await book(world, session, wideChair, { totalCents: 0, people })
  await book(world, session, usualChair, { totalCents: 0, people })
  await world.settle()
  await measured(usual + 25)
  expect(await mailsOf(wideChair.email)).toEqual([])
  await measured(usual + 10)
  expect(await mailsOf(wideChair.email)).toHaveLength(1)
  expect(await mailsOf(usualChair.email)).toEqual([])
  await measured(usual - 5)
  expect(await mailsOf(usualChair.email)).toHaveLength(1)
})
