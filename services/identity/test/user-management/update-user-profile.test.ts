import { account } from '@waymark/contracts/account'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })

async function makeTeam() {
  const area = await makeArea(world)
  const { accountId } = area
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  return { area, accountId, admin }
}

const wishesFor = (email: string) => ({ firstName: 'Sione', lastName: 'Latu', email })

async function invitationTokenOf(email: string): Promise<string> {
  const sent = (await world.mailbox(email)).findLast((one) => one.kind === 'team invitation')
  return /\/reset-password#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

const save = (as: MadePerson, wishes: Parameters<typeof world.call<typeof userManagement.updateUserProfile>>[1]) =>
  world.call(userManagement.updateUserProfile, wishes, { as })

test('invites a new person by email, who chooses a password and has the given role', async () => {
  const { area, admin } = await makeTeam()
  const email = 'sione@example.test'
  const roles = [{ serviceAreaId: area.serviceAreaId, userRole: staffRole.StaffManager }]
  const added = await save(admin, { ...wishesFor(email), roles })
  expect(added.responseData).toMatchObject({
    isInvited: true,
    isAccountAdmin: false,
    roles: [{ serviceAreaId: area.serviceAreaId, userRole: staffRole.StaffManager }],
  })
  const token = await invitationTokenOf(email)
  expect((await world.call(account.validateResetPassword, { token })).responseData).toEqual({
    isValid: true,
    email,
    joinsAccountName: expect.stringMatching(/^Organisation \d+$/),
  })
  expect((await world.call(account.resetPassword, { token, newPassword: goodPassword })).error).toBeNull()
  const user = await world.call(account.login, { email, password: goodPassword })
  expect(user.responseData?.listServiceAreaUserProfile.map(({ userRole }) => userRole)).toEqual([4])
  expect((await world.mailbox(email)).map(({ kind }) => kind)).toEqual(['team invitation'])
  expect((await world.call(account.resetPassword, { token, newPassword: goodPassword })).error?.name).toBe(
    'LinkNotValid',
  )
})

test('replaces the earlier invitation when sent again, also at another address, for 14 days', async () => {
  const { admin } = await makeTeam()
  const added = (await save(admin, wishesFor('first@example.test'))).responseData
  const wishes = { ...wishesFor('first@example.test'), userProfileId: added?.userProfileId ?? 0 }
  const first = await invitationTokenOf('first@example.test')
  await save(admin, { ...wishes, version: 1, sendsInvitation: true })
  const second = await invitationTokenOf('first@example.test')
  await save(admin, { ...wishes, version: 2, email: 'Second@example.test' })
  const third = await invitationTokenOf('second@example.test')
  const isValid = async (token: string) =>
    (await world.call(account.validateResetPassword, { token })).responseData?.isValid
  expect([await isValid(first), await isValid(second), await isValid(third)]).toEqual([false, false, true])
  world.clock.advance(14 * 86_400_000)
  expect(await isValid(third)).toBe(false)
})

test('adds one person and sends one email per key, also concurrently; another key finds the address taken', async () => {
  const { admin, area } = await makeTeam()
  const roles = [{ serviceAreaId: area.serviceAreaId, userRole: staffRole.Staff }]
  const add = (email: string, idempotencyKey: string) =>
    world.call(userManagement.updateUserProfile, { ...wishesFor(email), roles }, { as: admin, idempotencyKey })
  const answers = await Promise.all([
    add('once@example.test', 'invite-once-1'),
    add('once@example.test', 'invite-once-1'),
  ])
  answers.push(await add('once@example.test', 'invite-once-1'))
  expect(new Set(answers.map(({ responseData }) => responseData?.userProfileId)).size).toBe(1)
  expect(answers.map(({ responseData }) => responseData?.roles.length)).toEqual([1, 1, 1])
  expect(await world.mailbox('once@example.test')).toHaveLength(1)
  expect((await add('once@example.test', 'invite-once-2')).error?.name).toBe('EmailTaken')
  const elsewhere = await makeTeam()
  const theirs = await world.call(userManagement.updateUserProfile, wishesFor('theirs@example.test'), {
    as: elsewhere.admin,
    idempotencyKey: 'invite-once-1',
  })
  expect(theirs.responseData?.email).toBe('theirs@example.test')
})

test('an invitation tells nobody who has an account, and takes no address from its owner', async () => {
  const { admin } = await makeTeam()
  const outsider = await makePerson(world)
  const invited = await save(admin, wishesFor(outsider.email.toUpperCase()))
  const unknown = await save(admin, wishesFor('unknown@example.test'))
  expect(invited.error).toBeNull()
  const shapeOf = ({ responseData }: typeof invited) => ({ ...responseData, userProfileId: 0, email: '' })
  expect(shapeOf(invited)).toEqual(shapeOf(unknown))
  const [told] = await world.mailbox(outsider.email)
  expect(told?.text).toContain('You have a Waymark account with this address already')
  expect(told?.text).not.toContain('/reset-password')
  // An account that is made once the invitation is out keeps its address as well.
  const token = await invitationTokenOf('unknown@example.test')
  const { userProfileId } = await makePerson(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ email: 'unknown@example.test' })
    .where('id', '=', userProfileId)
    .execute()
  const newPassword = 'Warm-Tin-Roof-81'
  const accepted = await world.call(account.resetPassword, { token, newPassword })
  expect(accepted.error?.name).toBe('AddressHasAccount')
  expect((await world.call(account.getSessions, {}, { as: outsider })).error).toBeNull()
})

test('who is invited may register at that address, and then has an account of their own', async () => {
  const { admin } = await makeTeam()
  const email = 'mine@example.test'
  await save(admin, wishesFor(email))
  const registration = {
    email,
    password: 'Warm-Tin-Roof-81',
    firstName: 'Mia',
    lastName: 'Own',
    countryId: 1,
    agreesToTerms: true,
  } as const
  expect((await world.call(account.registerUser, registration)).error).toBeNull()
  const kinds = (await world.mailbox(email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['team invitation', 'activation'])
})

test('refuses to change a login address', async () => {
  const { admin, accountId } = await makeTeam()
  const { userProfileId } = await makePerson(world, { accountId })
  const moved = await save(admin, { ...wishesFor('elsewhere@example.test'), userProfileId, version: 1 })
  expect(moved.error?.name).toBe('EmailFixed')
})

test('refuses the second of two concurrent changes, and keeps the first', async () => {
  const { admin, accountId } = await makeTeam()
  const { userProfileId, email } = await makePerson(world, { accountId })
  const rename = (firstName: string) => save(admin, { ...wishesFor(email), firstName, userProfileId, version: 1 })
  const answers = await Promise.all([rename('Ana'), rename('Ani')])
  expect(answers.map(({ error }) => error?.name ?? 'saved').toSorted()).toEqual(['ChangedMeanwhile', 'saved'])
})

test('refuses to drop one’s own rights, and keeps one of two admins who demote each other', async () => {
  const { admin, accountId } = await makeTeam()
  const other = await makePerson(world, { accountId, isAccountAdmin: true })
  const demote = (as: MadePerson, who: MadePerson) =>
    save(as, { ...wishesFor(who.email), userProfileId: who.userProfileId, version: 1, isAccountAdmin: false })
  expect((await demote(admin, admin)).error?.name).toBe('NotYourself')
  const { admin: only } = await makeTeam()
  expect((await demote(only, only)).error?.name).toBe('LastAdmin')
  // Uses each session once: a session ended before its first use would get 401 instead.
  expect((await world.call(account.getSessions, {}, { as: other })).httpStatusCode).toBe(200)
  const answers = await Promise.all([demote(admin, other), demote(other, admin)])
  expect(answers.map(({ error }) => error?.name ?? 'saved').toSorted()).toEqual(['LastAdmin', 'saved'])
})

test('signs out people who are deactivated or demoted immediately', async () => {
  const { admin, accountId } = await makeTeam()
  const staff = await makePerson(world, { accountId })
  const { userProfileId } = staff
  const saved = await save(admin, { ...wishesFor(staff.email), userProfileId, version: 1, isActive: false })
  expect(saved.responseData).toMatchObject({ isActive: false, version: 2 })
  expect((await world.call(account.getSessions, {}, { as: staff })).httpStatusCode).toBe(401)
})

test('the invitation of somebody who was deactivated is refused when it is opened, before a password is chosen', async () => {
  const { admin } = await makeTeam()
  const email = 'withdrawn@example.test'
  const added = (await save(admin, wishesFor(email))).responseData
  const token = await invitationTokenOf(email)
  await save(admin, { ...wishesFor(email), userProfileId: added?.userProfileId ?? 0, version: 1, isActive: false })
  expect((await world.call(account.validateResetPassword, { token })).responseData).toEqual({
    isValid: false,
    email: null,
    joinsAccountName: null,
  })
  expect((await world.call(account.resetPassword, { token, newPassword: goodPassword })).error?.name).toBe(
    'LinkNotValid',
  )
})

test('hides people and locations of another account', async () => {
  const { admin } = await makeTeam()
  const elsewhere = await makeTeam()
  const { userProfileId, email } = elsewhere.admin
  expect((await save(admin, { ...wishesFor(email), userProfileId, version: 1 })).httpStatusCode).toBe(404)
  const roles = [{ serviceAreaId: elsewhere.area.serviceAreaId, userRole: staffRole.Staff }]
  expect((await save(admin, { ...wishesFor('new@example.test'), roles })).httpStatusCode).toBe(404)
  expect(await world.mailbox('new@example.test')).toEqual([])
})

test('refuses the admin role at a location, and changes by anyone but the account admin', async () => {
  const { admin, area, accountId } = await makeTeam()
  const { serviceAreaId } = area
  const roles = [{ serviceAreaId, userRole: staffRole.Admin }]
  const input = { ...wishesFor('new@example.test'), roles }
  expect((await world.fetch(userManagement.updateUserProfile, input, { as: admin })).statusCode).toBe(422)
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
  expect((await save(manager, wishesFor('new@example.test'))).httpStatusCode).toBe(403)
})
