import { audit } from '@waymark/contracts/audit'
import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['admin'] })
})

afterAll(() => world.stop())

let lastDeed = 0

async function done(adminUserProfileId: number, action: string, targetKind: string, targetId: number) {
  lastDeed += 1
  await world.runJob(jobs.admin.writeAudit, {
    onceKey: `deed ${lastDeed}`,
    adminUserProfileId,
    action,
    targetKind,
    targetId,
    before: { isActive: true },
    after: { isActive: false },
    at: world.clock.now().toISOString(),
  })
}

test('tells what was done to a person and their organisation, the newest first, paged', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Gita', lastName: 'Rao' })
  await done(admin.userProfileId, 'update-user', 'person', 70)
  await done(admin.userProfileId, 'update-account-subtype', 'account', 7)
  await done(admin.userProfileId, 'update-user', 'person', 71)
  await done(admin.userProfileId, 'cancel-booking', 'booking', 70)
  const read = async (asked: Parameters<typeof world.call<typeof audit.getAuditTrail>>[1]) =>
    (await world.call(audit.getAuditTrail, asked, { as: admin })).responseData
  const both = await read({ userProfileId: 70, accountId: 7 })
  expect(both?.items).toMatchObject([
    { action: 'update-account-subtype', adminName: 'Gita Rao' },
    { action: 'update-user', targetId: 70, before: { isActive: true }, after: { isActive: false } },
  ])
  expect((await read({ bookingId: 70 }))?.items.map(({ action }) => action)).toEqual(['cancel-booking'])
  expect(await read({})).toMatchObject({ totalCount: 4 })
  expect(await read({ pageSize: 5, pageNumber: 2 })).toMatchObject({ items: [], totalCount: 4 })
})

test('is closed to everybody else', async () => {
  const person = await makePerson(world)
  expect((await world.call(audit.getAuditTrail, {}, { as: person })).httpStatusCode).toBe(403)
})
