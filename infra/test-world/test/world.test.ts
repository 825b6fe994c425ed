import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

test('lets a person of the world make calls with a token that the services accept', async () => {
  const person = await makePerson(world)
  const answer = await world.call(account.updateProfile, { firstName: 'Mere', lastName: 'Tūhoe' }, { as: person })
  expect(answer).toMatchObject({ httpStatusCode: 200, error: null })
})

test('refuses anonymous callers', async () => {
  const answer = await world.call(account.updateProfile, { firstName: 'Mere', lastName: 'Tūhoe' })
  expect(answer.httpStatusCode).toBe(401)
})

test("expires a token when the world's clock passes its time", async () => {
  const person = await makePerson(world)
  world.clock.advance(11 * 60_000)
  const answer = await world.call(account.updateProfile, { firstName: 'Mere', lastName: 'Tūhoe' }, { as: person })
  expect(answer.httpStatusCode).toBe(401)
})

test('cleans up an old session by the nightly job', async () => {
  const { sessionId, userProfileId } = await makePerson(world)
  await world.db
    .updateTable('identity.session')
    .set({ expires_at: new Date(0), created_at: new Date(0), ended_at: new Date(0) })
    .where('id', '=', sessionId)
    .execute()
  await world.runJob(jobs.identity.cleanUpSessions, {})
  const left = await world.db
    .selectFrom('identity.session')
    .select('id')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  expect(left).toEqual([])
})

test('runs the delayed jobs that are due when travelling, and no others', async () => {
  await world.parts.queues.add(jobs.identity.cleanUpSessions, {}, { delayMs: 3_600_000, jobId: 'in-an-hour' })
  await world.travel(3_599_000)
  expect((await world.parts.queues.counts('identity')).delayed).toBe(1)
  await world.travel(1000)
  expect((await world.parts.queues.counts('identity')).delayed).toBe(0)
})

test('reports what is still in progress when the world cannot settle', async () => {
  await sql`insert into identity.outbox (job, queue, payload) values ('identity.nothing', 'identity', '{}')`.execute(
    world.db,
  )
  await expect(world.settle()).rejects.toThrow('no handler for identity.nothing')
  await world.parts.queues.inspect('identity').obliterate({ force: true })
})
