import type { Access, AreaTarget } from '@waymark/contracts/access'
import { account } from '@waymark/contracts/account'
import type { Call } from '@waymark/contracts/define-call'
import { serviceNames } from '@waymark/contracts/service-names'
import { businessSubtype, type StaffRole, staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../src/people.ts'
import { everyCall } from './every-call.ts'
import { valueOfSchema } from './value-of-schema.ts'

/** A caller as the rights see them. */
interface Role {
  readonly person: Person | undefined
  readonly kind: 'anonymous' | 'guest' | 'individual' | 'business' | 'globalAdmin'
  readonly isAccountAdmin: boolean
  readonly roleInArea: StaffRole | null
  readonly holds: readonly ('service' | 'activity')[]
  readonly isOfAccount: boolean
  readonly draftsAccessMaps?: boolean
}

const world = await testWorld({ services: serviceNames, payments: true })
let targetIds: Readonly<Record<AreaTarget, number>>
const roles = new Map<string, Role>()

const nobody = { isAccountAdmin: false, roleInArea: null, holds: [], isOfAccount: false } as const

beforeAll(async () => {
  const area = await makeArea(world)
  const { serviceAreaServiceId } = await makeOfferedService(world, { area })
  const activity = await makeActivity(world, { area })
  const { activitySessionId } = await makeSession(world, { activity })
  const amenity = await makeAmenity(world, { area })
  targetIds = {
    serviceArea: area.serviceAreaId,
    serviceAreaService: serviceAreaServiceId,
    activity: activity.activityId,
    activitySession: activitySessionId,
    amenity: amenity.activityId,
  }
  const both = ['service', 'activity'] as const
  roles.set('nobody', { ...nobody, kind: 'anonymous', person: undefined })
  roles.set('a guest', { ...nobody, kind: 'guest', person: await world.people.guest() })
  roles.set('an individual', { ...nobody, kind: 'individual', person: await makePerson(world) })
  roles.set('a global administrator', {
    ...nobody,
    kind: 'globalAdmin',
    person: await makePerson(world, { isGlobalAdmin: true }),
  })
  const { accountId } = area
  roles.set('the account admin', {
    person: await makePerson(world, { accountId, isAccountAdmin: true }),
    kind: 'business',
    isAccountAdmin: true,
    roleInArea: staffRole.Admin,
    holds: both,
    isOfAccount: true,
    draftsAccessMaps: true,
  })
  for (const [name, role] of Object.entries(staffRole))
    roles.set(name, {
      person: await makePerson(world, { accountId, roles: { [area.serviceAreaId]: role } }),
      kind: 'business',
      isAccountAdmin: false,
      roleInArea: role,
      holds: both,
      isOfAccount: true,
    })
  const elsewhere = { isAccountAdmin: true, roleInArea: null, kind: 'business', isOfAccount: false } as const
  for (const [name, subtype] of Object.entries(businessSubtype)) {
    const otherAccount = await makeAccount(world, { subtype })
    const isOperator = subtype === businessSubtype.ActivityOperator || subtype === businessSubtype.Council
    roles.set(`the admin of another ${name}`, {
      ...elsewhere,
      person: await makePerson(world, { accountId: otherAccount, isAccountAdmin: true }),
      draftsAccessMaps: subtype === businessSubtype.Hybrid || subtype === businessSubtype.Council,
      holds: isOperator ? ['activity'] : subtype === businessSubtype.ServiceProvider ? ['service'] : both,
    })
  }
})

/** The answer of a call's access check before any of its own rules: product.md section 6, restated. */
function expectedOf(access: Access, role: Role): 'admitted' | 401 | 403 | 404 {
  const isPerson = role.kind !== 'anonymous' && role.kind !== 'guest'
  const isBusiness = role.kind === 'business' || role.kind === 'globalAdmin'
  const admittedIf = (isAdmitted: boolean) => (isAdmitted ? 'admitted' : 403)
  switch (access.kind) {
    case 'public':
      return 'admitted'
    case 'guest':
      return role.kind === 'anonymous' ? 401 : 'admitted'
    case 'signedIn':
      return isPerson ? 'admitted' : 401
    case 'individual':
      return isPerson ? admittedIf(role.kind === 'individual') : 401
    case 'business':
      return isPerson ? admittedIf(isBusiness) : 401
    case 'accountAdmin':
      return isPerson ? admittedIf(role.isAccountAdmin) : 401
    case 'accessMapEditor':
      return isPerson ? admittedIf(role.kind === 'globalAdmin' || role.draftsAccessMaps === true) : 401
    case 'globalAdmin':
      return isPerson ? admittedIf(role.kind === 'globalAdmin') : 401
    case 'area': {
      if (!isPerson) return 401
      if (!isBusiness || (access.holds !== undefined && !role.holds.includes(access.holds))) return 403
      if (!role.isOfAccount) return 404
      return admittedIf(role.roleInArea !== null && access.roles.includes(role.roleInArea))
    }
  }
}

/** The same person with a session of its own, which logging out may end. */
async function signedInAnew(person: Person | undefined): Promise<Person | undefined> {
  return person && 'userProfileId' in person ? world.signIn(Number(person.userProfileId)) : person
}

/** The minimal input of an `area` call that lets its area be found; its other rules answer for themselves. */
function inputFor({ access, input }: Call): Record<string, unknown> {
  if (access.kind !== 'area') return {}
  const whole = valueOfSchema(input)
  return { ...(typeof whole === 'object' ? whole : {}), [access.areaField]: targetIds[access.target] }
}

test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
  const table: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const [name, role] of roles) {
    const as = call.path === account.logout.path ? await signedInAnew(role.person) : role.person
    const { statusCode } = await world.fetch(call, inputFor(call), as ? { as } : {})
    const expectation = expectedOf(call.access, role)
    expected[name] = expectation
    // Most objects named in example inputs do not exist: admitted callers may be told so.
    const isNotFound = call.access.kind === 'area' && statusCode === 404 && expectation !== 'admitted'
    const isRefused = statusCode === 401 || statusCode === 403 || isNotFound
    const isOwnAnswer = !isRefused || call.path.endsWith('/refresh-token')
    table[name] = isOwnAnswer ? 'admitted' : statusCode
  }
  expect(table).toEqual(expected)
})
