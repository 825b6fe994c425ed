import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })

let count = 0
function newAddress(): string {
  count += 1
  return `mere.${count}@new.test`
}

async function tokenTo(address: string): Promise<string> {
  const [email] = await world.mailbox(address)
  return /confirm-email#token=(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
}

test('moves a person once they use the link that is sent to the new address, and tells the old one', async () => {
  const person = await registeredPerson(world)
  const email = newAddress()
  const asked = await world.call(
    account.changeEmail,
    { email: email.toUpperCase(), password: goodPassword },
    { as: person },
  )
  expect(asked.error).toBeNull()
  const waiting = await world.call(account.getProfile, {}, { as: person })
  expect(waiting.responseData).toMatchObject({ email: person.email, newEmail: email })
  const token = await tokenTo(email)
  expect((await world.call(account.login, { email, password: goodPassword })).error?.name).toBe('WrongCredentials')
  expect((await world.call(account.confirmNewEmail, { token })).error).toBeNull()
  expect((await world.call(account.login, { email, password: goodPassword })).error).toBeNull()
  // Opened again, it says the same, and ends no session.
  expect((await world.call(account.confirmNewEmail, { token })).error).toBeNull()
  const open = await world.db
    .selectFrom('identity.session')
    .select('id')
    .where('user_profile_id', '=', person.userProfileId)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
  const told = await world.mailbox(person.email)
  expect(told.map(({ kind }) => kind)).toEqual(['address changed'])
})

test('a second wish closes the link of the first, and a link ends after 48 hours', async () => {
  const person = await registeredPerson(world)
  const [first, second] = [newAddress(), newAddress()]
  await world.call(account.changeEmail, { email: first, password: goodPassword }, { as: person })
  const firstToken = await tokenTo(first)
  await world.call(account.changeEmail, { email: second, password: goodPassword }, { as: person })
  expect((await world.call(account.confirmNewEmail, { token: firstToken })).error?.name).toBe('LinkNotValid')
  const token = await tokenTo(second)
  world.clock.advance(48 * 3_600_000)
  expect((await world.call(account.confirmNewEmail, { token })).error?.name).toBe('LinkNotValid')
})

test('an address that has an account answers the same, and its owner is told, without a link', async () => {
  const [person, owner] = [await registeredPerson(world), await registeredPerson(world)]
  const asked = await world.call(account.changeEmail, { email: owner.email, password: goodPassword }, { as: person })
  expect(asked.error).toBeNull()
  const told = await world.mailbox(owner.email)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('It has an account of its own')
  expect(told[0]?.text).not.toContain('/confirm-email')
  // Nor does the file of their own data tell whoever asked.
  const email = newAddress()
  await world.call(account.changeEmail, { email, password: goodPassword }, { as: person })
  expect((await world.mailbox(email))[0]?.subject).toBe(told[0]?.subject)
})

test('an address that got an account of its own since it was asked for is refused', async () => {
  const person = await registeredPerson(world)
  const email = newAddress()
  await world.call(account.changeEmail, { email, password: goodPassword }, { as: person })
  const token = await tokenTo(email)
  const owner = await registeredPerson(world)
  await world.db.updateTable('identity.user_profile').set({ email }).where('id', '=', owner.userProfileId).execute()
  const confirmed = await world.call(account.confirmNewEmail, { token })
  expect(confirmed.error?.name).toBe('AddressHasAccount')
})

test('asks for the password, and for another address than the present one', async () => {
  const person = await registeredPerson(world)
  const change = (email: string, password: string) =>
    world.call(account.changeEmail, { email, password }, { as: person })
  expect((await change(newAddress(), 'not-the-password')).error?.name).toBe('WrongPassword')
  expect((await change(person.email, goodPassword)).error?.fields).toEqual({
    email: 'This is the address you have now.',
  })
})
