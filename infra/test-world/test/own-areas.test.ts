import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { type StaffRole, staffRole } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { effectiveRole } from '@waymark/domain/rights/roles'
import { worksInAreaSql } from '@waymark/service-kit/own-areas-sql'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface MadeArea {
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
  readonly isActive: boolean
}

interface Worker extends MadePerson {
  readonly isAccountAdmin: boolean
  readonly roles: Readonly<Record<number, StaffRole>>
}

/** People, and in how many of the six areas they work. */
const people = [
  ['admin', 2],
  ['staff of all areas', 2],
  ['staff of one', 1],
  ['colleague without a role', 0],
] as const

let world: World
let areas: MadeArea[]
let workers: Map<(typeof people)[number][0], Worker>

beforeAll(async () => {
  world = await bootWorld({ services: ['identity', 'provider'] })
  const accountId = await makeAccount(world)
  const otherAccountId = await makeAccount(world)
  areas = []
  for (const owner of [accountId, otherAccountId])
    for (const isActive of [true, true, false])
      areas.push({ ...(await makeArea(world, { accountId: owner, isActive })), isActive })
  // Even a role at another organisation, left from a move, counts for nothing.
  const everywhere = Object.fromEntries(areas.map(({ serviceAreaId }) => [serviceAreaId, staffRole.Staff]))
  const one = Object.fromEntries(Object.entries(everywhere).slice(0, 1))
  const makeWorker = async (isAccountAdmin: boolean, roles: Readonly<Record<number, StaffRole>>) => ({
    ...(await makePerson(world, { accountId, isAccountAdmin, roles })),
    isAccountAdmin,
    roles,
  })
  workers = new Map([
    ['admin', await makeWorker(true, {})],
    ['staff of all areas', await makeWorker(false, everywhere)],
    ['staff of one', await makeWorker(false, one)],
    ['colleague without a role', await makeWorker(false, {})],
  ])
})
afterAll(() => world.stop())

describe.each(people)('%s', (name, areaCount) => {
  it('works in the same areas by the rule, in SQL, and in the calls of identity and provider', async () => {
    const worker = workers.get(name)
    if (!worker) throw new Error(`There is no ${name}.`)
    const roleIn = ({ serviceAreaId }: MadeArea) =>
      effectiveRole({ ...worker, accountType: 'Business', role: worker.roles[serviceAreaId] ?? null })
    const own = areas.filter((area) => area.isActive && area.accountId === worker.accountId && roleIn(area) !== null)
    const expected = own.map(({ serviceAreaId }) => serviceAreaId)
    expect(expected).toHaveLength(areaCount)

    const { rows } = await sql<{ id: ServiceAreaId }>`
      select id from provider_api.service_area a where ${worksInAreaSql(worker, 'a')} order by id`.execute(world.db)
    expect(rows.map(({ id }) => Number(id))).toEqual(expected)

    const dropdown = (await world.call(common.getServiceAreaDropdown, {}, { as: worker })).responseData
    expect(dropdown?.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(expected)
    const byUser = (await world.call(serviceArea.getServiceAreasByUser, {}, { as: worker })).responseData
    expect(byUser?.map((area) => area.serviceAreaId).toSorted((a, b) => a - b)).toEqual(expected)
    expect(byUser?.map(({ userRole }) => userRole)).toEqual(
      expected.map(() => (worker.isAccountAdmin ? staffRole.Admin : staffRole.Staff)),
    )
  })
})
