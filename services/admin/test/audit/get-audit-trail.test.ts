import { audit } from '@waymark/contracts/audit'
import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['admin'] })

let lastAction = 0

async function done(adminUserProfileId: number, action: string, targetKind: string, targetId: number) {
  lastAction += 1
  await world.runJob(jobs.admin.writeAudit, {
    onceKey: `action ${lastAction}`,
    adminUserProfileId,
    action,
    targetKind,
    targetId,
    before: { isActive: true },
    after: { isActive: false },
    at: world.clock.now().toISOString(),
  })
}

test('lists the actions on a person and their organisation, newest first, paged', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Gita', lastName: 'Rao' })
  await done(admin.userProfileId, 'update-user', 'person', 70)
  await done(admin.userProfileId, 'update-account-subtype', 'account', 7)
  await done(admin.userProfileId, 'update-user', 'person', 71)
  await done(admin.userProfileId, 'cancel-booking', 'booking', 70)
  const read = async (input: Parameters<typeof world.call<typeof audit.getAuditTrail>>[1]) =>
    (await world.call(audit.getAuditTrail, input, { as: admin })).responseData
  const both = await read({ userProfileId: 70, accountId: 7 })
  expect(both?.items).toMatchObject([
    { action: 'update-account-subtype', adminName: 'Gita Rao' },
    { action: 'update-user', targetId: 70, before: { isActive: true }, after: { isActive: false } },
  ])
  expect((await read({ bookingId: 70 }))?.items.map(({ action }) => action)).toEqual(['cancel-booking'])
  expect(await read({})).toMatchObject({ totalCount: 4 })
  expect(await read({ pageSize: 5, pageNumber: 2 })).toMatchObject({ items: [], totalCount: 4 })
})

test('refuses everyone else', async () => {
  const person = await makePerson(world)
  expect((await world.call(audit.getAuditTrail, {}, { as: person })).httpStatusCode).toBe(403)
})
