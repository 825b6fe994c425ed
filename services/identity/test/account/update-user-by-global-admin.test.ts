import { account } from '@waymark/contracts/account'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'notify', 'admin'] })

const wishesOf = (person: MadePerson) => ({
  userProfileId: person.userProfileId,
  version: 1,
  firstName: 'Mere',
  lastName: 'Pohatu',
  email: person.email,
  phone: '021 555 0199',
  isAccountAdmin: false,
  isActive: true,
})

test('audits a change of a person with the values before and after', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const person = await makePerson(world, { firstName: 'Mary' })
  const saved = await world.call(account.updateUserByGlobalAdmin, wishesOf(person), { as: admin })
  expect(saved.responseData).toEqual({ userProfileId: person.userProfileId, version: 2 })
  await world.settle()
  const [entry] = await world.db.selectFrom('admin.audit_entry').selectAll().execute()
  expect(entry).toMatchObject({
    action: 'update-user',
    before: { firstName: 'Mary', isActive: true },
    after: { firstName: 'Mere', phone: '021 555 0199' },
  })
  expect((await world.call(account.getSessions, {}, { as: person })).httpStatusCode).toBe(200)
  const stale = await world.call(account.updateUserByGlobalAdmin, wishesOf(person), { as: admin })
  expect(stale.error?.name).toBe('ChangedMeanwhile')
})

test('ends the sessions on a new address, which has to be confirmed, and refuses a taken one', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const change = (email: string) =>
    world.call(account.updateUserByGlobalAdmin, { ...wishesOf(person), email }, { as: admin })
  expect((await change(other.email.toUpperCase())).error?.name).toBe('EmailTaken')
  expect((await change('Moved@Example.test')).error).toBeNull()
  expect((await world.mailbox('moved@example.test')).map(({ kind }) => kind)).toEqual(['activation'])
  expect((await world.call(account.getSessions, {}, { as: person })).httpStatusCode).toBe(401)
})

test('a reset link sent to the old address opens nothing once the person has another', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const person = await makePerson(world)
  await world.call(account.forgotPassword, { email: person.email })
  const [sent] = await world.mailbox(person.email)
  const token = /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  expect((await world.call(account.validateResetPassword, { token })).responseData).toMatchObject({ isValid: true })
  const moved = { ...wishesOf(person), email: 'corrected@example.test' }
  expect((await world.call(account.updateUserByGlobalAdmin, moved, { as: admin })).error).toBeNull()
  expect((await world.call(account.validateResetPassword, { token })).responseData).toMatchObject({ isValid: false })
  const newPassword = 'harakeke-by-the-river-9'
  expect((await world.call(account.resetPassword, { token, newPassword })).error?.name).toBe('LinkNotValid')
  const back = { ...wishesOf(person), version: 2 }
  expect((await world.call(account.updateUserByGlobalAdmin, back, { as: admin })).error).toBeNull()
  expect((await world.call(account.resetPassword, { token, newPassword })).error?.name).toBe('LinkNotValid')
})

test('ends the sessions on deactivation, and refuses to remove the last admin of an organisation or oneself', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const accountId = await makeAccount(world)
  const first = await makePerson(world, { accountId, isAccountAdmin: true })
  const change = (person: MadePerson, wishes: object) =>
    world.call(account.updateUserByGlobalAdmin, { ...wishesOf(person), ...wishes }, { as: admin })
  expect((await change(first, { isAccountAdmin: false })).error?.name).toBe('LastAdmin')
  expect((await change(first, { isAccountAdmin: true, isActive: false })).error?.name).toBe('LastAdmin')
  await makePerson(world, { accountId, isAccountAdmin: true })
  expect((await change(first, { isActive: false })).error).toBeNull()
  expect((await world.call(account.getSessions, {}, { as: first })).httpStatusCode).toBe(401)
  expect((await change(admin, { isActive: false })).error?.name).toBe('NotYourself')
})

test('gives an address to one of two concurrent requests', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const people = [await makePerson(world), await makePerson(world)]
  await world.db.updateTable('identity.user_profile').set({ password_hash: 'one' }).execute()
  const answers = await Promise.all(
    people.map((person) =>
      world.call(account.updateUserByGlobalAdmin, { ...wishesOf(person), email: 'wanted@example.test' }, { as: admin }),
    ),
  )
  expect(answers.map(({ error }) => error?.name ?? 'saved').toSorted()).toEqual(['EmailTaken', 'saved'])
})
