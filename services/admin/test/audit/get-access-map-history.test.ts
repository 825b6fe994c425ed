import { audit } from '@waymark/contracts/audit'
import { jobs } from '@waymark/contracts/jobs'
import { businessSubtype } from '@waymark/domain/enums'
import type { AccessMapId } from '@waymark/domain/ids'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['admin'] })

const council = async () =>
  await makePerson(world, {
    accountId: await makeAccount(world, { subtype: businessSubtype.Council }),
    isAccountAdmin: true,
  })

async function done(by: MadePerson, action: string, accessMapId: AccessMapId) {
  await world.runJob(jobs.admin.writeAudit, {
    onceKey: `access map ${accessMapId} ${action}`,
    adminUserProfileId: by.userProfileId,
    action,
    targetKind: 'access map',
    targetId: accessMapId,
    before: null,
    after: { title: 'Harbour' },
    at: world.clock.now().toISOString(),
  })
}

test('shows an organisation what was done to the map that it drafts, and nobody else', async () => {
  const [own, other] = [await council(), await council()]
  const admin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Gita', lastName: 'Rao' })
  const { accessMapId } = await makeAccessMap(world, { accountId: own.accountId })
  await done(own, 'add-access-map', accessMapId)
  await done(admin, 'publish-map', accessMapId)
  const read = (as: MadePerson, pageSize = 10) =>
    world.call(audit.getAccessMapHistory, { accessMapId, pageSize }, { as })
  for (const person of [own, admin])
    expect((await read(person)).responseData).toMatchObject({
      totalCount: 2,
      items: [
        { action: 'publish-map', adminName: 'Gita Rao', after: { title: 'Harbour' } },
        { action: 'add-access-map' },
      ],
    })
  expect((await read(other)).httpStatusCode).toBe(404)
  expect((await read(await makePerson(world))).httpStatusCode).toBe(403)
  const refused = await read(own, 0)
  expect(Object.keys(refused.error?.fields ?? {})).toEqual(['pageSize'])
})

test('shows an organisation nothing of the maps of administrators', async () => {
  const { accessMapId } = await makeAccessMap(world)
  expect((await world.call(audit.getAccessMapHistory, { accessMapId }, { as: await council() })).httpStatusCode).toBe(
    404,
  )
})
