import { addressBook, maxSaved } from '@waymark/contracts/address-book'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const mum = { name: 'Ngaire Parata', phone: '021 555 0199', relation: 'Mum', accessibilityOptionIds: [8, 11] }

const bookOf = async (as: Awaited<ReturnType<typeof makePerson>>) => {
  const { responseData } = await world.call(addressBook.getAddressBook, {}, { as })
  return responseData?.recipients ?? []
}

test('keeps somebody, changes them, and puts the default first', async () => {
  const carer = await makePerson(world)
  const added = await world.call(addressBook.saveRecipient, mum, { as: carer })
  const savedRecipientId = added.responseData?.savedRecipientId ?? 0
  await world.call(addressBook.saveRecipient, { ...mum, name: 'Rua Parata', isDefault: true }, { as: carer })
  expect((await bookOf(carer)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Rua Parata', true],
    ['Ngaire Parata', false],
  ])
  await world.call(
    addressBook.saveRecipient,
    { ...mum, savedRecipientId, notes: 'Deaf.', isDefault: true },
    { as: carer },
  )
  expect(await bookOf(carer)).toEqual([
    { ...mum, savedRecipientId, notes: 'Deaf.', isDefault: true },
    expect.objectContaining({ name: 'Rua Parata', isDefault: false }),
  ])
})

test('nobody sees, changes or deletes what somebody else keeps', async () => {
  const [carer, other] = [await makePerson(world), await makePerson(world)]
  const added = await world.call(addressBook.saveRecipient, mum, { as: carer })
  const savedRecipientId = added.responseData?.savedRecipientId ?? 0
  expect(await bookOf(other)).toEqual([])
  const changed = await world.call(addressBook.saveRecipient, { ...mum, savedRecipientId, name: 'X' }, { as: other })
  expect(changed.response.statusCode).toBe(404)
  const gone = await world.call(addressBook.deleteRecipient, { savedRecipientId }, { as: other })
  expect(gone.response.statusCode).toBe(404)
  expect((await bookOf(carer)).map(({ name }) => name)).toEqual(['Ngaire Parata'])
  await world.call(addressBook.deleteRecipient, { savedRecipientId }, { as: carer })
  expect(await bookOf(carer)).toEqual([])
})

test('names a need that does not exist, or is listed twice, at its place', async () => {
  const carer = await makePerson(world)
  const answer = await world.call(
    addressBook.saveRecipient,
    { ...mum, accessibilityOptionIds: [8, 9999, 8] },
    { as: carer },
  )
  expect(answer.error?.fields).toEqual({
    'accessibilityOptionIds.1': 'Choose from the list.',
    'accessibilityOptionIds.2': 'This need is listed twice.',
  })
})

test('keeps no more than can be looked through', async () => {
  const carer = await makePerson(world)
  await world.db
    .insertInto('booking.saved_recipient')
    .values(
      Array.from({ length: maxSaved }, (_, index) => ({
        user_profile_id: carer.userProfileId,
        name: `Person ${index}`,
        phone: '021 555 0100',
      })),
    )
    .execute()
  const answer = await world.call(addressBook.saveRecipient, mum, { as: carer })
  expect(answer.error?.name).toBe('TooManyRecipients')
})

test('of two defaults the database keeps one', async () => {
  const carer = await makePerson(world)
  const added = (name: string) =>
    world.db
      .insertInto('booking.saved_recipient')
      .values({ user_profile_id: carer.userProfileId, name, phone: '021 555 0100', is_default: true })
      .execute()
  await added('One')
  await expect(added('Two')).rejects.toThrow('saved_recipient_default')
})

test('sent again with its key after a lost answer, adds the person once and answers the same', async () => {
  const carer = await makePerson(world)
  const send = () => world.call(addressBook.saveRecipient, mum, { as: carer, idempotencyKey: 'saving-mum-1' })
  const [first, meanwhile] = await Promise.all([send(), send()])
  const again = await send()
  expect(first.error).toBeNull()
  expect([meanwhile.responseData, again.responseData]).toEqual([first.responseData, first.responseData])
  expect(await bookOf(carer)).toHaveLength(1)
  const savedRecipientId = first.responseData?.savedRecipientId ?? 0
  await world.call(addressBook.deleteRecipient, { savedRecipientId }, { as: carer })
  await world.call(addressBook.saveRecipient, mum, { as: carer, idempotencyKey: 'saving-mum-2' })
  expect(await bookOf(carer)).toHaveLength(1)
})
