import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['admin'] })

test('stores an action with the values before and after, once, however often the job runs', async () => {
  const administrator = await makePerson(world, { isGlobalAdmin: true })
  const entry = {
    onceKey: 'update-user 7 2',
    adminUserProfileId: administrator.userProfileId,
    action: 'update-user',
    targetKind: 'person',
    targetId: 7,
    before: { firstName: 'Ana' },
    after: { firstName: 'Anahera' },
    at: '2026-11-23T20:00:00.000Z',
  }
  await world.runJob(jobs.admin.writeAudit, entry)
  await world.runJob(jobs.admin.writeAudit, entry)
  const entries = await world.db.selectFrom('admin.audit_entry').selectAll().execute()
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      once_key: 'update-user 7 2',
      at: new Date('2026-11-23T20:00:00Z'),
      admin_user_profile_id: administrator.userProfileId,
      action: 'update-user',
      target_kind: 'person',
      target_id: 7,
      before: { firstName: 'Ana' },
      after: { firstName: 'Anahera' },
      words: 'update user person 7 {"firstName": "Ana"} {"firstName": "Anahera"}',
    },
  ])
})

test('stores an action without a target row, such as starting an export', async () => {
  const administrator = await makePerson(world, { isGlobalAdmin: true })
  await world.runJob(jobs.admin.writeAudit, {
    onceKey: 'export 1',
    adminUserProfileId: administrator.userProfileId,
    action: 'export-users',
    targetKind: 'list',
    targetId: null,
    before: null,
    after: null,
    at: '2026-11-23T20:00:00.000Z',
  })
  const entry = await world.db
    .selectFrom('admin.audit_entry')
    .select(['target_id', 'before', 'after'])
    .where('once_key', '=', 'export 1')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ target_id: null, before: null, after: null })
})
