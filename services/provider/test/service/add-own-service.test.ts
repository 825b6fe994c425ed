import { service } from '@waymark/contracts/service'
import { maxOwnServices } from '@waymark/domain/catalogue/own-services'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const outAndAbout = 29
const world = await testWorld({ services: ['provider', 'map'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

const words = { name: 'Day at the Beach', description: 'Sand, sea and a chair with wide wheels.' }
const add = (wishes: object = {}, as = team.serviceManager) =>
  world.call(
    service.addOwnService,
    { serviceAreaId: team.serviceAreaId, besideServiceId: outAndAbout, ...words, ...wishes },
    { as },
  )

test('adds a service of its own name, with the family and sizes of what it stands beside', async () => {
  const { responseData } = await add({ name: '  Day  at the Beach ' })
  expect(responseData).toMatchObject({
    serviceName: 'Day at the Beach',
    familyName: 'Companionship',
    catalogueDescription: words.description,
    own: { version: 1, besideName: 'Out and about', otherLocationCount: 0 },
    isEnabled: true,
    description: '',
  })
  expect(responseData?.sizeOptions.map(({ name, fee }) => [name, fee?.isQuotesFee])).toEqual([
    ['2 hours', true],
    ['4 hours', true],
    ['8 hours', true],
  ])
  expect((responseData?.serviceId ?? 0) % 1000).toBe(outAndAbout)
  const list = await world.call(
    service.getServiceAreaServiceByServiceAreaId,
    { serviceAreaId: team.serviceAreaId, search: 'beach' },
    { as: team.serviceManager },
  )
  expect(list.responseData).toMatchObject({ totalCount: 1, items: [{ serviceName: 'Day at the Beach' }] })
})

test('another location of the organisation offers it as it offers the catalogue', async () => {
  const added = await add()
  const serviceId = added.responseData?.serviceId ?? 0
  const other = await makeArea(world, { accountId: team.accountId })
  const here = { serviceAreaId: other.serviceAreaId }
  const own = await world.call(service.getOwnServices, here, { as: team.admin })
  expect(own.responseData).toEqual([{ serviceId, ...words, familyName: 'Companionship' }])
  const offered = await world.call(
    service.updateServiceBasicInfo,
    { ...here, serviceId, version: null, isEnabled: true },
    { as: team.admin },
  )
  expect(offered.responseData).toMatchObject({ serviceName: words.name, own: { otherLocationCount: 1 } })
  const many = await world.call(
    service.updateMultipleServicesBasicInfo,
    { ...here, serviceIds: [serviceId], isEnabled: false },
    { as: team.admin },
  )
  expect(many.responseData).toMatchObject([{ serviceName: words.name, isEnabled: false }])
})

describe('refuses', () => {
  test('a name of the catalogue, and one that the organisation has, however they are written', async () => {
    expect((await add({ name: 'morning CARE!' })).error).toMatchObject({
      name: 'NameInCatalogue',
      message: expect.stringContaining('Morning care'),
    })
    await add({ name: 'Kōrero at home' })
    expect((await add({ name: 'Korero  at Home', besideServiceId: 28 })).error).toMatchObject({
      name: 'NameTaken',
      message: expect.stringContaining('Kōrero at home'),
    })
    const [one, other] = await Promise.all([add({ name: 'At once' }), add({ name: 'At once' })])
    expect([one.error?.name, other.error?.name].toSorted()).toEqual(['NameTaken', undefined].toSorted())
  })

  test('what is no name', async () => {
    const messageOf = async (name: string) => (await add({ name })).error?.fields?.name
    expect(await messageOf('ab')).toBe('Use at least 3 characters.')
    expect(await messageOf('x'.repeat(61))).toBe('Use at most 60 characters.')
    expect(await messageOf('2026 !!')).toBe('Write a name with letters.')
    expect(await messageOf('Day\u200bout')).toBe('Write the name on one line, with characters that can be seen.')
    expect(await messageOf('Day\nout')).toBe('Write the name on one line, with characters that can be seen.')
    for (const name of ['See www.x.example', 'https://x.example', 'beach.co.nz', 'Book at x@beach.example'])
      expect(await messageOf(name)).toBe('Write a name, without a web address.')
    expect((await add({ name: 'Day\u0000out' })).httpStatusCode).toBe(422)
    expect((await add({ description: 'See https://x.example' })).error?.fields).toEqual({
      description: 'Say what it is, without a web address.',
    })
    expect((await add({ description: ' ' })).error?.fields).toEqual({ description: 'Write something here.' })
  })

  test('what the catalogue does not have to stand beside', async () => {
    const own = await add()
    for (const besideServiceId of [45, own.responseData?.serviceId])
      expect((await add({ name: 'Another day', besideServiceId })).error?.fields).toEqual({
        besideServiceId: 'Choose one from the list.',
      })
  })

  test('more than a catalogue of its own', async () => {
    for (let index = 0; index < maxOwnServices; index += 1)
      await makeOwnService(world, { accountId: team.accountId, name: `Day ${index}` })
    expect((await add()).error?.name).toBe('TooManyOwnServices')
  })

  test('people without the right, and services of others', async () => {
    for (const as of [team.staff, team.coordinator, team.otherAdmin])
      expect((await add({}, as)).httpStatusCode).toBeGreaterThanOrEqual(403)
    const theirs = await makeOwnService(world, { accountId: await makeAccount(world) })
    const offer = { serviceAreaId: team.serviceAreaId, serviceId: theirs, version: null, isEnabled: true }
    const refused = await world.call(service.updateServiceBasicInfo, offer, { as: team.admin })
    expect(refused.error?.fields).toEqual({ serviceId: 'Choose one from the list.' })
  })
})

describe('the database refuses', () => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db)

  test('the service of another organisation, and one that is not there', async () => {
    const theirs = await makeOwnService(world, { accountId: await makeAccount(world) })
    for (const id of [theirs, 9_999_001])
      await expect(
        run(
          sql`insert into provider.service_area_service (service_area_id, service_id) values (${team.serviceAreaId}, ${id})`,
        ),
      ).rejects.toThrow('belongs to another organisation')
  })

  test('taking it away, or giving it to another organisation, while bookings have its number', async () => {
    const id = await makeOwnService(world, { accountId: team.accountId })
    await expect(run(sql`delete from provider.own_service where id = ${id}`)).rejects.toThrow('stays what it is')
    await expect(
      run(sql`update provider.own_service set account_id = account_id + 1 where id = ${id}`),
    ).rejects.toThrow('stays what it is')
  })
})

test('whoever does not ask for names of services does not read them', async () => {
  const { rows } = await sql<{ plan: string }>`
    explain (format json) select s.id, s.service_area_id, s.lead_hours, s.buffer_minutes
    from provider_api.service_area_service s where s.id = 1`.execute(world.db)
  expect(JSON.stringify(rows)).not.toContain('own_service')
})
