import { audit } from '@waymark/contracts/audit'
import { jobs } from '@waymark/contracts/jobs'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { readXlsx } from '@waymark/test-world/read-xlsx'
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

test('names the organisation or the person it was done to', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const accountId = await makeAccount(world, { name: 'Harbour Care' })
  const person = await makePerson(world, { firstName: 'Sina', lastName: 'Leota' })
  await done(admin.userProfileId, 'suspend-organisation', 'account', accountId)
  await done(admin.userProfileId, 'update-user', 'person', person.userProfileId)
  await done(admin.userProfileId, 'cancel-booking', 'booking', accountId)
  const trail = await world.call(audit.getAuditTrail, { pageSize: 5 }, { as: admin })
  expect(trail.responseData?.items.slice(0, 3)).toMatchObject([
    { targetKind: 'booking', targetName: null },
    { targetKind: 'person', targetName: 'Sina Leota' },
    { targetKind: 'account', targetName: 'Harbour Care' },
  ])
})

test('refuses everyone else', async () => {
  const person = await makePerson(world)
  expect((await world.call(audit.getAuditTrail, {}, { as: person })).httpStatusCode).toBe(403)
})

test('finds actions by call, thing, day, words and the name of who did it or whom it was done to', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Marama', lastName: 'Keepa' })
  const target = await makePerson(world, { firstName: 'Ioane', lastName: 'Tuilagi' })
  await done(admin.userProfileId, 'reset-second-factor', 'person', target.userProfileId)
  await done(admin.userProfileId, 'update-retention', 'retention', 901)
  const actions = async (input: Readonly<Record<string, string>>) =>
    (await world.call(audit.getAuditTrail, input, { as: admin })).responseData?.items.map(({ action }) => action)
  expect(await actions({ search: 'keepa' })).toEqual(['update-retention', 'reset-second-factor'])
  expect(await actions({ search: 'ioane tui' })).toEqual(['reset-second-factor'])
  expect(await actions({ search: 'second factor' })).toEqual(['reset-second-factor'])
  expect(await actions({ action: 'update-retention' })).toEqual(['update-retention'])
  expect(await actions({ targetKind: 'retention', search: '901' })).toEqual(['update-retention'])
  expect(await actions({ search: '100%' })).toEqual([])
  // It is 24 November in New Zealand.
  expect(await actions({ search: 'keepa', fromDate: '2026-11-24', toDate: '2026-11-24' })).toHaveLength(2)
  expect(await actions({ search: 'keepa', toDate: '2026-11-23' })).toEqual([])
  const file = await world.fetch(audit.exportAuditTrail, { search: 'keepa' }, { as: admin })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain('AuditTrail')
  const refused = await world.call(audit.exportAuditTrail, {}, { as: target })
  expect(refused.httpStatusCode).toBe(403)
})

test('the file says what the page says: plain words, changes and New Zealand time', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Hana', lastName: 'Pere' })
  const target = await makePerson(world, { firstName: 'Tavita', lastName: 'Fale' })
  await done(admin.userProfileId, 'update-user', 'person', target.userProfileId)
  const file = await world.fetch(audit.exportAuditTrail, { search: 'tavita fale' }, { as: admin })
  const parts = [...readXlsx(file.rawPayload).values()].join('')
  for (const said of ['Changed the person', 'When (Auckland time)', `Tavita Fale (person ${target.userProfileId})`])
    expect(parts).toContain(said)
  expect(parts).toContain('Active: Yes, now No')
  expect(parts).not.toMatch(/update-user|isActive/)
})
