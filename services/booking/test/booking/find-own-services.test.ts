import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { country } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })

const namesFor = async (input: InputOf<typeof booking.findOwnServices>, as?: Awaited<ReturnType<typeof makePerson>>) =>
  (await world.call(booking.findOwnServices, input, as ? { as } : {})).responseData?.map(({ name }) => name)

test('finds what somebody may book by words of its name, once for all locations', async () => {
  const area = await makeArea(world)
  const { accountId } = area
  const serviceId = await makeOwnService(world, { accountId, name: 'Kōrero walk', besideServiceId: 29 })
  await makeAreaService(world, area.serviceAreaId, { serviceId })
  const second = await makeArea(world, { accountId })
  await makeAreaService(world, second.serviceAreaId, { serviceId })
  const { responseData } = await world.call(booking.findOwnServices, { search: 'WALK' })
  expect(responseData).toMatchObject([
    { serviceId, name: 'Kōrero walk', familyName: 'Companionship', areaCount: 2, fromFeeDisplay: '$45.00' },
  ])
  expect(responseData?.[0]?.accountName).not.toBe('')
  expect(await namesFor({ serviceId })).toEqual(['Kōrero walk'])
  expect([await namesFor({}), await namesFor({ search: '%' }), await namesFor({ search: 'nothing' })]).toEqual([
    [],
    [],
    [],
  ])
  expect(await namesFor({ search: 'walk', countryId: country.au })).toEqual([])
})

test('leaves out what is kept for later, private or of others than somebody is restricted to', async () => {
  const open = await makeArea(world)
  const kept = await makeOwnService(world, { accountId: open.accountId, name: 'Paddling kept' })
  await makeAreaService(world, open.serviceAreaId, { serviceId: kept, isEnabled: false })
  const hidden = await makeArea(world, { isPrivate: true })
  const secret = await makeOwnService(world, { accountId: hidden.accountId, name: 'Paddling hidden' })
  await makeAreaService(world, hidden.serviceAreaId, { serviceId: secret })
  const other = await makeArea(world)
  const theirs = await makeOwnService(world, { accountId: other.accountId, name: 'Paddling open' })
  await makeAreaService(world, other.serviceAreaId, { serviceId: theirs })
  expect(await namesFor({ search: 'paddling' })).toEqual(['Paddling open'])
  expect(await namesFor({ serviceId: secret })).toEqual([])
  const restricted = await makePerson(world, { restrictedToAccountId: open.accountId })
  expect(await namesFor({ search: 'paddling' }, restricted)).toEqual([])
})
