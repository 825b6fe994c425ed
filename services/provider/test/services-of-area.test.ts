import { service } from '@waymark/contracts/service'
import { services } from '@waymark/domain/catalogue/services'
import { idFrom } from '@waymark/domain/ids'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeJob } from './make-job.ts'
import { makeTeam, type Team } from './make-team.ts'

const morningCare = 1
const world = await testWorld({ services: ['provider', 'map'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

const sizeOf = (serviceSizeOptionId: number) => ({ serviceSizeOptionId, maxPeople: null })
const as = () => ({ as: team.serviceManager })
const area = () => ({ serviceAreaId: team.serviceAreaId })
const detail = async (id: number) => (await world.call(service.getDetailServiceAreaService, { id }, as())).responseData
const save = (wishes: object = {}) =>
  world.call(
    service.updateServiceBasicInfo,
    { ...area(), serviceId: morningCare, version: null, isEnabled: true, ...wishes },
    as(),
  )

describe('lists', () => {
  test('lists all services of an area, but only enabled ones to assign', async () => {
    const morning = await makeAreaService(world, team.serviceAreaId, {
      sizeOptionIds: [12, 11],
      staffIds: [team.staff.userProfileId],
    })
    await makeLine(world, morning, 1, '09:00')
    const evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2, isEnabled: false })
    const list = await world.call(service.getServiceAreaServiceByServiceAreaId, area(), as())
    expect(list.responseData?.items).toEqual([
      {
        serviceAreaServiceId: morning,
        serviceId: 1,
        version: 1,
        serviceName: 'Morning care',
        familyName: 'Personal care',
        isEnabled: true,
        costTier: null,
        leadHours: 24,
        bufferMinutes: 0,
        feeListDisplay: ['Usual visit: $45.00', 'Short visit: $45.00'],
        offeredSizes: [12, 11].map(sizeOf),
        staffUserProfileIds: [team.staff.userProfileId],
        lineCount: 1,
      },
      expect.objectContaining({ serviceAreaServiceId: evening, isEnabled: false }),
    ])
    const choices = await world.call(service.getActiveServicesToAssignUser, area(), as())
    expect(choices.responseData).toEqual([
      { serviceAreaServiceId: morning, serviceName: 'Morning care', familyName: 'Personal care' },
    ])
  })

  test('pages in catalogue order, and finds by name or family', async () => {
    // 44 is the newest of the catalogue, and not its last.
    for (const serviceId of [20, 44, 2, 1, 9, 3]) await makeAreaService(world, team.serviceAreaId, { serviceId })
    const ask = async (wishes: object) =>
      (await world.call(service.getServiceAreaServiceByServiceAreaId, { ...area(), ...wishes }, as())).responseData
    const placeOf = (id: number) => services.findIndex((one) => one.id === id)
    const first = await ask({ pageSize: 5 })
    const second = await ask({ pageSize: 5, pageNumber: 2 })
    const ids = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ serviceId }) => serviceId)
    expect([first?.items.length, first?.totalCount, second?.items.length]).toEqual([5, 6, 1])
    expect(ids).toEqual([20, 44, 2, 1, 9, 3].toSorted((a, b) => placeOf(a) - placeOf(b)))
    const found = await ask({ search: 'care evening' })
    expect([found?.totalCount, found?.items[0]?.serviceName]).toEqual([1, 'Evening care'])
    expect((await ask({ search: '100 %' }))?.totalCount).toBe(0)
  })

  test('answers the services of a person, and the people of several services', async () => {
    const { userProfileId } = team.staff
    const morning = await makeAreaService(world, team.serviceAreaId, {
      staffIds: [userProfileId, team.staffManager.userProfileId],
    })
    const evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2, staffIds: [userProfileId] })
    const mine = await world.call(
      service.getAssignedServicesToUserOnServiceArea,
      { ...area(), userProfileId: team.staffManager.userProfileId },
      as(),
    )
    expect(mine.responseData).toMatchObject([{ serviceAreaServiceId: morning }])
    const foreign = { ...area(), userProfileId: team.otherAdmin.userProfileId }
    expect((await world.call(service.getAssignedServicesToUserOnServiceArea, foreign, as())).httpStatusCode).toBe(404)
    const people = await world.call(
      service.getAssignedStaffsOnMultipleServices,
      { ...area(), serviceAreaServiceIds: [morning, evening, 987_654] },
      as(),
    )
    expect(people.responseData).toMatchObject([
      { firstName: 'Sina', serviceAreaServiceIds: [morning, evening] },
      { firstName: 'Tama', serviceAreaServiceIds: [morning] },
    ])
  })

  test('answers the sizes of the catalogue to anyone', async () => {
    const answer = await world.call(service.getServiceSizeOptionsByServiceId, { serviceId: 1 })
    expect(answer.responseData?.map(({ name, durationHours }) => [name, durationHours])).toEqual([
      ['Short visit', 0.5],
      ['Usual visit', 1],
      ['Long visit', 1.5],
    ])
    const unknown = await world.call(service.getServiceSizeOptionsByServiceId, { serviceId: 999 })
    expect(unknown.httpStatusCode).toBe(404)
  })
})

describe('basic info', () => {
  test('enables a catalogue service with all its sizes, quoted, and reindexes the venue', async () => {
    const answer = await save({
      description: 'We come before eight.',
      preparation: 'Please leave the side door open.',
      leadHours: 48,
      bufferMinutes: 15,
      staffUserProfileIds: [team.staff.userProfileId],
    })
    expect(answer.error).toBeNull()
    expect(answer.responseData).toMatchObject({
      version: 1,
      serviceName: 'Morning care',
      catalogueDescription: 'Help to get up, wash, dress and start the day.',
      description: 'We come before eight.',
      leadHours: 48,
      bufferMinutes: 15,
      staff: [{ firstName: 'Sina' }],
      lineCount: 0,
    })
    expect(answer.responseData?.sizeOptions.map(({ fee }) => fee?.feeDisplay)).toEqual(['Quote', 'Quote', 'Quote'])
    await world.settle()
    const indexed = await world.db
      .selectFrom('map.venue')
      .select('service_ids')
      .where('service_area_id', '=', team.serviceAreaId)
      .execute()
    expect(indexed).toEqual([{ service_ids: [1] }])
  })

  test('raises the version on a change, and keeps staff who are left out', async () => {
    const id = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
    const answer = await save({ version: 1, isEnabled: false })
    expect(answer.responseData).toMatchObject({
      serviceAreaServiceId: id,
      version: 2,
      isEnabled: false,
      staff: [{ firstName: 'Sina' }],
    })
    expect((await save({ version: 2, staffUserProfileIds: [] })).responseData?.staff).toEqual([])
  })

  test('refuses the second of two concurrent changes', async () => {
    const answers = await Promise.all([save({ description: 'A' }), save({ description: 'B' })])
    expect(answers.map(({ httpStatusCode }) => httpStatusCode).sort()).toEqual([200, 409])
    expect((await save({ version: 9 })).error?.name).toBe('ChangedMeanwhile')
    expect((await save()).error?.name).toBe('ChangedMeanwhile')
  })

  test('asks first when there are bookings to come', async () => {
    const { userProfileId } = team.staff
    const id = await makeAreaService(world, team.serviceAreaId, { staffIds: [userProfileId] })
    await makeJob(world, id, '2026-11-30T09:00:00', { staffIds: [userProfileId] })
    const stopped = await save({ version: 1, isEnabled: false })
    expect(stopped.error).toMatchObject({ name: 'HasBookings' })
    expect(stopped.error?.message).toContain('1, the next on Mon 30 Nov 2026, 9:00 am')
    const unassigned = await save({ version: 1, staffUserProfileIds: [] })
    expect(unassigned.error).toMatchObject({ name: 'HasFutureBookings' })
    const goesOn = await save({ version: 1, staffUserProfileIds: [], isEnabled: false, keepsFutureBookings: true })
    expect(goesOn.error).toBeNull()
  })

  test.each([
    ['an unknown service', { serviceId: 999 }, 'serviceId'],
    ['a lead time of a day less an hour', { leadHours: 23 }, 'leadHours'],
    ['a lead time of 31 days', { leadHours: 744 }, 'leadHours'],
    ['a buffer of 20 minutes', { bufferMinutes: 20 }, 'bufferMinutes'],
    ['a description that is too long', { description: 'a'.repeat(4001) }, 'description'],
  ])('refuses %s', async (_title, wishes, field) => {
    const answer = await save(wishes)
    expect(answer.httpStatusCode).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  test('refuses people of the organisation who do not work here', async () => {
    const colleague = await makePerson(world, { accountId: team.accountId })
    for (const { userProfileId } of [colleague, team.otherAdmin])
      expect((await save({ staffUserProfileIds: [userProfileId] })).error?.name).toBe('NotAtLocation')
  })
})

describe('several services at once', () => {
  const saveMany = (wishes: object) =>
    world.call(service.updateMultipleServicesBasicInfo, { ...area(), serviceIds: [1, 2], ...wishes }, as())

  test('enables new ones, changes existing ones, adds and removes staff', async () => {
    const { userProfileId } = team.staff
    await makeAreaService(world, team.serviceAreaId, { staffIds: [userProfileId] })
    const answer = await saveMany({
      isEnabled: true,
      leadHours: 72,
      addedStaffUserProfileIds: [team.staffManager.userProfileId],
      removedStaffUserProfileIds: [userProfileId],
    })
    expect(answer.error).toBeNull()
    expect(answer.responseData).toMatchObject([
      { serviceId: 1, version: 2, leadHours: 72, staffUserProfileIds: [team.staffManager.userProfileId] },
      {
        serviceId: 2,
        version: 1,
        leadHours: 72,
        offeredSizes: [21, 22, 23].map(sizeOf),
        staffUserProfileIds: [team.staffManager.userProfileId],
      },
    ])
    expect((await saveMany({ bufferMinutes: 30 })).responseData).toMatchObject([
      { leadHours: 72, bufferMinutes: 30 },
      { leadHours: 72, bufferMinutes: 30 },
    ])
  })

  test('refuses without changing anything', async () => {
    const id = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
    await makeJob(world, id, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
    expect((await saveMany({ leadHours: 72 })).error?.name).toBe('NotOffered')
    expect((await saveMany({ serviceIds: [1], isEnabled: false })).error?.name).toBe('HasBookings')
    const removed = { serviceIds: [1], removedStaffUserProfileIds: [team.staff.userProfileId] }
    expect((await saveMany(removed)).error?.name).toBe('HasFutureBookings')
    const added = { isEnabled: true, addedStaffUserProfileIds: [team.otherAdmin.userProfileId] }
    expect((await saveMany(added)).error?.name).toBe('NotAtLocation')
    expect((await saveMany({ serviceIds: [] })).httpStatusCode).toBe(422)
    expect((await saveMany({ serviceIds: [1, 999], isEnabled: true })).httpStatusCode).toBe(422)
    const list = await world.call(service.getServiceAreaServiceByServiceAreaId, area(), as())
    expect(list.responseData?.items).toMatchObject([{ version: 1, leadHours: 24 }])
  })
})

describe('sizes', () => {
  const sizes = (serviceAreaServiceId: number, sizeOptions: object[], version = 1) =>
    world.call(
      service.updateServiceAreaServiceSizeOptions,
      { serviceAreaServiceId, version, sizeOptions: sizeOptions.map((one) => ({ serviceSizeOptionId: 0, ...one })) },
      as(),
    )

  test('keeps the fees of existing sizes and starts new ones as quoted', async () => {
    const id = await makeAreaService(world, team.serviceAreaId, { sizeOptionIds: [11, 12] })
    const answer = await sizes(id, [{ serviceSizeOptionId: 13 }, { serviceSizeOptionId: 12 }])
    expect(answer.responseData?.version).toBe(2)
    expect(
      answer.responseData?.sizeOptions.map(({ serviceSizeOptionId, fee }) => [serviceSizeOptionId, fee?.feeDisplay]),
    ).toEqual([
      [11, undefined],
      [12, '$45.00'],
      [13, 'Quote'],
    ])
  })

  test('keeps at least one size of what is offered, and names the services that would have none', async () => {
    const morning = await makeAreaService(world, team.serviceAreaId)
    const evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
    const later = await makeAreaService(world, team.serviceAreaId, { serviceId: 3, isEnabled: false })
    expect((await sizes(morning, [])).error).toMatchObject({
      name: 'NoSizeLeft',
      message: expect.stringContaining('Nobody could book Morning care any more'),
    })
    const many = await world.call(
      service.updateMultipleServiceAreaServiceSizeOptions,
      {
        ...area(),
        services: [morning, evening, later].map((id) => ({ serviceAreaServiceId: id, version: 1, sizeOptions: [] })),
      },
      as(),
    )
    expect(many.error).toMatchObject({
      name: 'NoSizeLeft',
      message: expect.stringContaining('Nobody could book Morning care and Evening care any more'),
    })
    expect((await detail(morning))?.version).toBe(1)
    const emptied = await sizes(later, [])
    expect(emptied.responseData?.sizeOptions.every(({ fee }) => fee === null)).toBe(true)
  })

  test('refuses a size of another service, too many people and a stale version', async () => {
    const id = await makeAreaService(world, team.serviceAreaId)
    expect((await sizes(id, [{ serviceSizeOptionId: 21 }])).error?.name).toBe('SizeNotThere')
    const people = await sizes(id, [{ serviceSizeOptionId: 11, maxPeople: 2 }])
    expect(people.error).toMatchObject({ name: 'TooManyPeople', message: 'The most people for this size: 1.' })
    expect((await sizes(id, [{ serviceSizeOptionId: 11 }], 7)).error?.name).toBe('ChangedMeanwhile')
    expect((await detail(id))?.version).toBe(1)
  })

  test('changes several services, all or nothing', async () => {
    const morning = await makeAreaService(world, team.serviceAreaId)
    const evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
    const both = (version: number, foreign = evening) =>
      world.call(
        service.updateMultipleServiceAreaServiceSizeOptions,
        {
          ...area(),
          services: [
            { serviceAreaServiceId: morning, version: 1, sizeOptions: [{ serviceSizeOptionId: 11 }] },
            { serviceAreaServiceId: foreign, version, sizeOptions: [{ serviceSizeOptionId: 21 }] },
          ],
        },
        as(),
      )
    expect((await both(7)).error?.name).toBe('ChangedMeanwhile')
    expect((await detail(morning))?.version).toBe(1)
    expect((await both(1, idFrom(987_654))).httpStatusCode).toBe(404)
    expect((await both(1)).responseData).toMatchObject([{ offeredSizes: [sizeOf(11)] }, { offeredSizes: [sizeOf(21)] }])
  })
})

describe('fees', () => {
  const fee = (serviceSizeOptionId: number, more: object) => ({
    serviceSizeOptionId,
    isQuotesFee: false,
    priceCents: null,
    ...more,
  })
  const setFees = (serviceAreaServiceId: number, feeListEntries: ReturnType<typeof fee>[], version = 1) =>
    world.call(
      service.updateServiceAreaServiceFee,
      { serviceAreaServiceId, version, feeListEntries, costTier: 5, pricingDescription: 'Travel is included.' },
      as(),
    )

  test('formats fixed, hourly, free and quoted fees as clients read them', async () => {
    const id = await makeAreaService(world, team.serviceAreaId)
    const answer = await setFees(id, [
      fee(11, { priceCents: 5250 }),
      fee(12, { priceCents: 4000, feeBasis: 'perHour' }),
      fee(13, { isQuotesFee: true, priceCents: 900 }),
    ])
    expect(answer.responseData).toMatchObject({ version: 2, costTier: 5, pricingDescription: 'Travel is included.' })
    expect(answer.responseData?.sizeOptions.map((size) => size.fee)).toMatchObject([
      { feeDisplay: '$52.50', priceCents: 5250, feeBasis: 'fixed' },
      { feeDisplay: '$40.00 per hour', feeBasis: 'perHour' },
      { feeDisplay: 'Quote', isQuotesFee: true, priceCents: null },
    ])
    expect((await setFees(id, [fee(11, { priceCents: 0 })], 2)).responseData?.sizeOptions[0]?.fee?.feeDisplay).toBe(
      'Free',
    )
  })

  test('refuses without changing anything', async () => {
    const id = await makeAreaService(world, team.serviceAreaId, { sizeOptionIds: [11] })
    expect((await setFees(id, [fee(11, {})])).error?.name).toBe('PriceMissing')
    expect((await setFees(id, [fee(12, { priceCents: 100 })])).error?.name).toBe('SizeNotThere')
    expect((await setFees(id, [fee(11, { priceCents: -1 })])).httpStatusCode).toBe(422)
    expect((await setFees(id, [fee(11, { priceCents: 10.5 })])).httpStatusCode).toBe(422)
    expect((await setFees(id, [fee(11, { priceCents: 100 })], 7)).error?.name).toBe('ChangedMeanwhile')
    expect((await detail(id))?.sizeOptions[0]?.fee?.feeDisplay).toBe('$45.00')
  })

  test('sets one fee for several services', async () => {
    const morning = await makeAreaService(world, team.serviceAreaId)
    const evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2, sizeOptionIds: [21] })
    const setAll = (wishes: object) =>
      world.call(
        service.updateMultipleServiceAreaServiceFee,
        {
          ...area(),
          serviceAreaServiceIds: [morning, evening],
          isQuotesFee: false,
          priceCents: 6000,
          feeBasis: 'perHour',
          ...wishes,
        },
        as(),
      )
    expect((await setAll({ costTier: 4 })).responseData).toMatchObject([
      { version: 2, costTier: 4, feeListDisplay: Array(3).fill(expect.stringContaining('$60.00 per hour')) },
      { version: 2, costTier: 4, feeListDisplay: ['Short visit: $60.00 per hour'] },
    ])
    expect((await setAll({ priceCents: null })).error?.name).toBe('PriceMissing')
    expect((await setAll({ serviceAreaServiceIds: [morning, 987_654] })).httpStatusCode).toBe(404)
    expect((await setAll({ isQuotesFee: true })).responseData).toMatchObject([{ costTier: 4 }, { costTier: 4 }])
  })
})
