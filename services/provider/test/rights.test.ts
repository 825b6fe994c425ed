import type { Call } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, describe, expect, test } from 'vitest'
import { areaInput } from './area-input.ts'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider'] })
let team: Team
let council: Team
let ids: { area: number; service: number }
let councilIds: { area: number; service: number }

beforeAll(async () => {
  team = await makeTeam(world)
  council = await makeTeam(world, { subtype: businessSubtype.Council })
  ids = { area: team.serviceAreaId, service: await makeAreaService(world, team.serviceAreaId) }
  councilIds = { area: council.serviceAreaId, service: await makeAreaService(world, council.serviceAreaId) }
})
type Ids = typeof ids
const managers = ['admin', 'serviceManager', 'staffManager'] as const
const management = [...managers, 'coordinator'] as const
const everyone = ['admin', 'serviceManager', 'staffManager', 'staff', 'coordinator'] as const

interface Row {
  readonly call: Call
  readonly input: (ids: Ids) => Readonly<Record<string, unknown>>
  readonly allowed: readonly (typeof everyone)[number][]
  /** Needs an organisation with the service role. */
  readonly isOfServices: boolean
  /** Answers for the caller's own organisation, whatever area is named. */
  readonly isOfAccount?: boolean
}

const rows: Row[] = [
  { call: serviceArea.getServiceArea, input: ({ area }) => ({ id: area }), allowed: management, isOfServices: false },
  {
    call: serviceArea.getServiceAreas,
    input: () => ({}),
    allowed: ['admin'],
    isOfServices: false,
    isOfAccount: true,
  },
  {
    call: serviceArea.getUsersToAssign,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: serviceArea.getPrimaryManagers,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: everyone,
    isOfServices: false,
  },
  {
    call: serviceArea.getListUserRoleOnServiceArea,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: serviceArea.updateUserRoleAssignedServicesOnServiceArea,
    input: ({ area }) => ({
      serviceAreaId: area,
      userProfileId: area === ids.area ? team.staff.userProfileId : team.otherAdmin.userProfileId,
      userRole: 3,
    }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: serviceArea.updateServiceArea,
    input: ({ area }) => ({ ...areaInput, serviceAreaId: area, version: 0 }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: serviceArea.uploadServiceAreaImages,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: serviceArea.uploadVenueAccessibilityInfomation,
    input: ({ area }) => ({ serviceAreaId: area, version: 0 }),
    allowed: managers,
    isOfServices: false,
  },
  {
    call: service.getServiceAreaServiceToSchedule,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: true,
  },
  { call: service.getServiceScheduleBase, input: ({ service: id }) => ({ id }), allowed: managers, isOfServices: true },
  {
    call: service.updateListServiceScheduleBase,
    input: ({ service: id }) => ({ serviceAreaServiceId: id, version: 0, lines: [] }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getServiceScheduleException,
    input: ({ service: id }) => ({
      serviceAreaServiceId: id,
      start: '2026-11-01T00:00:00',
      end: '2026-12-01T00:00:00',
    }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateListServiceScheduleException,
    input: ({ service: id }) => ({ serviceAreaServiceId: id, lines: [] }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateMultipleServiceScheduleBase,
    input: ({ area, service: id }) => ({
      serviceAreaId: area,
      services: [{ serviceAreaServiceId: id, version: 0 }],
      way: 'remove',
      daysOfWeek: [1],
      startTimes: [],
    }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateMultipleServiceScheduleException,
    input: ({ area, service: id }) => ({
      serviceAreaId: area,
      serviceAreaServiceIds: [id],
      kind: 'away',
      startDateTime: '2026-12-25T00:00:00',
      endDateTime: '2026-12-26T00:00:00',
    }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getServiceWeek,
    input: ({ service: id }) => ({ serviceAreaServiceId: id, monday: '2026-11-23' }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getServiceAreaServiceByServiceAreaId,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getDetailServiceAreaService,
    input: ({ service: id }) => ({ id }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getActiveServicesToAssignUser,
    input: ({ area }) => ({ serviceAreaId: area }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getAssignedServicesToUserOnServiceArea,
    input: ({ area }) => ({ serviceAreaId: area, userProfileId: team.staff.userProfileId }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.getAssignedStaffsOnMultipleServices,
    input: ({ area, service: id }) => ({ serviceAreaId: area, serviceAreaServiceIds: [id] }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateServiceBasicInfo,
    input: ({ area }) => ({ serviceAreaId: area, serviceId: 1, version: 0, isEnabled: true }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateMultipleServicesBasicInfo,
    input: ({ area }) => ({ serviceAreaId: area, serviceIds: [1] }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateServiceAreaServiceSizeOptions,
    input: ({ service: id }) => ({ serviceAreaServiceId: id, version: 0, sizeOptions: [] }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateMultipleServiceAreaServiceSizeOptions,
    input: ({ area, service: id }) => ({
      serviceAreaId: area,
      services: [{ serviceAreaServiceId: id, version: 0, sizeOptions: [] }],
    }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateServiceAreaServiceFee,
    input: ({ service: id }) => ({ serviceAreaServiceId: id, version: 0, feeListEntries: [], costTier: null }),
    allowed: managers,
    isOfServices: true,
  },
  {
    call: service.updateMultipleServiceAreaServiceFee,
    input: ({ area, service: id }) => ({
      serviceAreaId: area,
      serviceAreaServiceIds: [id],
      isQuotesFee: true,
      priceCents: null,
    }),
    allowed: managers,
    isOfServices: true,
  },
]

const statusOf = async (row: Row, as: Team['admin'] | undefined, of: Ids = ids) =>
  (await world.fetch(row.call, row.input(of), as ? { as } : {})).statusCode

describe.each(rows)('$call.path', (row) => {
  test.each(everyone)('%s', async (role) => {
    const status = await statusOf(row, team[role])
    if (row.allowed.includes(role)) expect([200, 409]).toContain(status)
    else expect(status).toBe(403)
  })

  test('another organisation, an individual and an anonymous caller', async () => {
    expect(await statusOf(row, team.otherAdmin)).toBe(row.isOfAccount ? 200 : 404)
    expect(await statusOf(row, await makePerson(world))).toBe(403)
    expect(await statusOf(row, undefined)).toBe(401)
  })
})

test.each(rows.filter(({ isOfAccount }) => !isOfAccount))('$call.path: an id that nobody has', async (row) => {
  expect(await statusOf(row, team.admin, { area: 987_654, service: 987_654 })).toBe(404)
})

test.each(rows.filter(({ isOfServices }) => isOfServices))(
  '$call.path: an organisation without the service role',
  async (row) => {
    expect(await statusOf(row, council.admin, councilIds)).toBe(403)
  },
)
