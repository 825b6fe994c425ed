import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { rotateSigningKey } from '@waymark/identity-service/db/signing-keys'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

test('a token of the key before stays valid beside those of the new one, until that key is deleted', async () => {
  const person = await makePerson(world)
  expect((await world.call(account.getSessions, {}, { as: person })).error).toBeNull()
  await rotateSigningKey(world.parts.config.database, world.clock.now())
  const keys = await world.db.selectFrom('identity.signing_key').select(['kid', 'retired_at']).execute()
  expect(keys).toHaveLength(2)
  expect(keys.filter(({ retired_at }) => retired_at === null)).toHaveLength(1)
  expect((await world.call(account.getSessions, {}, { as: person })).error).toBeNull()
  world.clock.advance(25 * 3_600_000)
  await world.runJob(jobs.identity.cleanUpSessions, {})
  expect(await world.db.selectFrom('identity.signing_key').select('kid').execute()).toHaveLength(1)
})
