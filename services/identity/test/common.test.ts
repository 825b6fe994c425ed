import { common, lookupNames } from '@waymark/contracts/common'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'], env: { MAPBOX_TOKEN: 'pk.test' } })

test('answers which vendors have keys, with an ETag', async () => {
  const answer = await world.call(common.getClientSettings, {})
  expect(answer.responseData).toMatchObject({ mapboxKey: 'pk.test', chatTransport: 'own', isMailboxPageOpen: true })
  const etag = String(answer.response.headers.etag)
  const again = await world.fetch(common.getClientSettings, {}, { headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('answers countries, regions, subtypes and venue types to choose from', async () => {
  const countries = await world.call(common.getCountryDropdown, {})
  expect(countries.responseData?.map((one) => one.id)).toEqual([1, 2])
  const regions = await world.call(common.getRegionsDistricts, { countryId: 1 })
  expect(regions.responseData?.map((one) => one.name)).toContain('Wellington')
  expect((await world.call(common.getRegionsDistricts, { countryId: 3 })).httpStatusCode).toBe(404)
  expect((await world.call(common.getBusinessAccountSubtypeDropdown, {})).responseData).toHaveLength(4)
  expect((await world.call(common.getVenueTypeDropdown, {})).responseData?.length).toBeGreaterThan(20)
})

test('answers the areas a person works in, all of the account to its admin, none to individuals', async () => {
  const first = await makeArea(world, { name: 'Newtown' })
  await makeArea(world, { accountId: first.accountId, name: 'Karori' })
  await makeArea(world, { name: 'Elsewhere' })
  const admin = await makePerson(world, { accountId: first.accountId, isAccountAdmin: true })
  const staff = await makePerson(world, { accountId: first.accountId, roles: { [first.serviceAreaId]: 3 } })
  const namesFor = async (person: typeof admin) =>
    (await world.call(common.getServiceAreaDropdown, {}, { as: person })).responseData?.map((one) => one.name)
  expect(await namesFor(admin)).toEqual(['Karori', 'Newtown'])
  expect(await namesFor(staff)).toEqual(['Newtown'])
  expect(await namesFor(await makePerson(world))).toEqual([])
})

test('answers ages, statuses, kinds of email, profiles and amenities to choose from, with an ETag', async () => {
  const ages = (await world.call(common.getActivityAgesDropdown, {})).responseData
  expect([ages?.[0]?.name, ages?.[1]?.id, ages?.at(-1)?.id]).toEqual(['None', 1, 115])
  const statuses = async (isAddNewSession: boolean) =>
    (await world.call(common.getActivitySessionStatusDropdown, { isAddNewSession: String(isAddNewSession) }))
      .responseData
  expect((await statuses(true))?.map(({ id }) => id)).toEqual(['Draft', 'Active'])
  expect(await statuses(false)).toHaveLength(4)
  const others = (await world.call(common.getAccountSubTypeDropdown, { accountSubtype: 2 })).responseData
  expect(others?.map(({ name }) => name)).toEqual(['Hybrid', 'ActivityOperator', 'Council'])
  expect((await world.call(common.getProfileTypeDropdown, {})).responseData).toHaveLength(2)
  expect((await world.call(common.getAllProfileTypeDropdown, {})).responseData?.map(({ id }) => id)).toContain('all')
  expect((await world.call(common.getAllProfileFilterDropdown, {})).responseData?.map(({ id }) => id)).toContain('all')
  expect((await world.call(common.getAmenityTypeDropdown, {})).responseData?.[0]?.name).toBe('Accessible toilet')
  const general = await world.call(common.getEmailTemplateTypeGeneralDropdown, {})
  expect(general.responseData?.map(({ id }) => id)).toContain('activation')
  expect(general.response.headers.etag).toBeDefined()
  const consumer = (await world.call(common.getEmailTemplateTypeConsumerDropdown, {})).responseData
  expect(consumer?.map(({ id }) => id)).toContain('booking confirmed')
  expect((await world.call(common.getEmailTemplateTypeProviderDropdown, {})).responseData).toEqual(consumer)
})

test.each(lookupNames)('looks up the list of %s', async (name) => {
  expect((await world.call(common.lookup, { name })).responseData?.length).toBeGreaterThan(1)
})

test('refuses an unknown list', async () => {
  expect((await world.fetch(common.lookup, { name: 'constructor' })).statusCode).toBe(422)
})

test('answers the plans with the installation’s prices', async () => {
  const plans = (await world.call(common.getPricingSettings, {})).responseData?.plans
  expect(plans?.map(({ name, prices }) => [name, prices[0]?.priceCents])).toEqual([
    ['Free', 0],
    ['Community', 4900],
  ])
})

test('frames an access map or links to a public service, escaping names', async () => {
  const area = await makeArea(world, { name: 'Kai & <Care>' })
  const { serviceAreaServiceId } = await makeOfferedService(world, { area })
  const hidden = await makeOfferedService(world, { area: await makeArea(world, { isPrivate: true }) })
  const scriptOf = async (kind: 'accessMap' | 'booking', id: number) =>
    (await world.call(common.getWidgetScript, { kind, id })).responseData?.script
  const { accessMapId } = await makeAccessMap(world, { title: 'Access & care', slug: 'access-care' })
  const draft = await makeAccessMap(world, { isPublic: false })
  expect(await scriptOf('accessMap', accessMapId)).toContain(
    '<script src="http://localhost:8080/access-map.js" data-map="access-care" data-title="Access &#38; care, map and list"></script>',
  )
  expect(await scriptOf('accessMap', draft.accessMapId)).toBeUndefined()
  const link = await scriptOf('booking', serviceAreaServiceId)
  expect(link).toContain(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}"`)
  expect(link).toContain('Kai &#38; &#60;Care&#62;')
  expect(await scriptOf('booking', hidden.serviceAreaServiceId)).toBeUndefined()
})
