import { addressBook, maxSaved } from '@waymark/contracts/address-book'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const home = {
  label: 'Home',
  AddressForService: '42 Daniell Street, Newtown, Wellington',
  LatitudeForService: -41.311,
  LongitudeForService: 174.779,
  UnitNumberForService: '3',
  accessNotes: 'The key is in the safe beside the door.',
  isExactPoint: true,
}

const bookOf = async (as: Awaited<ReturnType<typeof makePerson>>) => {
  const { responseData } = await world.call(addressBook.getAddressBook, {}, { as })
  return responseData?.addresses ?? []
}

test('keeps an address with how to get in, changes it, and puts the default first', async () => {
  const carer = await makePerson(world)
  const added = await world.call(addressBook.saveAddress, home, { as: carer })
  const savedAddressId = added.responseData?.savedAddressId ?? 0
  await world.call(
    addressBook.saveAddress,
    { ...home, label: 'Mum’s place', UnitNumberForService: '', isDefault: true },
    { as: carer },
  )
  expect(await bookOf(carer)).toEqual([
    expect.objectContaining({ label: 'Mum’s place', UnitNumberForService: null, isDefault: true }),
    { ...home, savedAddressId, isDefault: false },
  ])
  await world.call(addressBook.saveAddress, { ...home, savedAddressId, isDefault: true }, { as: carer })
  expect((await bookOf(carer)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Home', true],
    ['Mum’s place', false],
  ])
})

test('nobody changes or deletes what somebody else keeps', async () => {
  const [carer, other] = [await makePerson(world), await makePerson(world)]
  const added = await world.call(addressBook.saveAddress, home, { as: carer })
  const savedAddressId = added.responseData?.savedAddressId ?? 0
  const changed = await world.call(addressBook.saveAddress, { ...home, savedAddressId }, { as: other })
  expect(changed.response.statusCode).toBe(404)
  const gone = await world.call(addressBook.deleteAddress, { savedAddressId }, { as: other })
  expect(gone.response.statusCode).toBe(404)
  await world.call(addressBook.deleteAddress, { savedAddressId }, { as: carer })
  expect(await bookOf(carer)).toEqual([])
})

test('keeps no more than can be looked through', async () => {
  const carer = await makePerson(world)
  await world.db
    .insertInto('booking.saved_address')
    .values(
      Array.from({ length: maxSaved }, (_, index) => ({
        user_profile_id: carer.userProfileId,
        label: `Place ${index}`,
        address: '42 Daniell Street, Newtown, Wellington',
        lat: -41.311,
        lng: 174.779,
        unit_number: null,
      })),
    )
    .execute()
  const answer = await world.call(addressBook.saveAddress, home, { as: carer })
  expect(answer.error?.name).toBe('TooManyAddresses')
})

test('sent again with its key after a lost answer, adds the address once and answers the same', async () => {
  const carer = await makePerson(world)
  const send = () => world.call(addressBook.saveAddress, home, { as: carer, idempotencyKey: 'saving-home-1' })
  const [first, again] = [await send(), await send()]
  expect([first.error, again.responseData]).toEqual([null, first.responseData])
  expect(await bookOf(carer)).toHaveLength(1)
})
