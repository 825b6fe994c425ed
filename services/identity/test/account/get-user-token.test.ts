import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import { calendar } from '@waymark/contracts/calendar'
import { jobs } from '@waymark/contracts/jobs'
import { hashPassword } from '@waymark/service-kit/password'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'admin', 'booking'] })

const password = goodPassword

/** A global administrator with a password, to confirm it again. */
async function administrator(names: { firstName: string; lastName: string } = { firstName: 'Gita', lastName: 'Rao' }) {
  const admin = await makePerson(world, { isGlobalAdmin: true, ...names })
  await world.db
    .updateTable('identity.user_profile')
    .set({ password_hash: await hashPassword(goodPassword) })
    .where('id', '=', admin.userProfileId)
    .execute()
  return admin
}

const trail = () => world.db.selectFrom('admin.audit_entry').selectAll().orderBy('id').execute()

test('acts for fifteen minutes without a cookie, visible to the person and in the audit trail', async () => {
  const admin = await administrator()
  const person = await makePerson(world, { firstName: 'Ana' })
  const input = {
    userProfileId: person.userProfileId,
    reason: 'Ana asked us by phone to look at her bookings',
    password,
  }
  const acting = await world.call(account.getUserToken, input, { as: admin })
  expect(acting.responseData).toMatchObject({ firstName: 'Ana', actingAdminName: 'Gita Rao', isGlobalAdmin: false })
  expect(acting.response.cookies).toEqual([])
  expect(Date.parse(acting.responseData?.expires ?? '') - world.clock.now().getTime()).toBe(900_000)
  const seen = await world.call(account.getSessions, {}, { as: person })
  expect(seen.responseData?.items.map(({ actingAdminName }) => actingAdminName)).toContain('Gita Rao')
  await world.settle()
  const entries = await trail()
  expect(entries).toMatchObject([
    { action: 'act-as-user', admin_user_profile_id: admin.userProfileId, target_id: person.userProfileId },
  ])
  expect(entries[0]?.after).toMatchObject({ reason: input.reason })
})

test('extends acting ten times at most, each in the audit trail', async () => {
  const admin = await administrator()
  const person = await makePerson(world, { firstName: 'Ana' })
  const input = { userProfileId: person.userProfileId, reason: 'a long look', password }
  const begun = await world.call(account.getUserToken, input, { as: admin })
  expect((await world.call(account.extendActing, {}, { as: person })).error?.name).toBe('NotActing')
  let token = begun.responseData?.token ?? ''
  const extend = () => world.call(account.extendActing, {}, { headers: { authorization: `Bearer ${token}` } })
  for (let extension = 1; extension <= 10; extension += 1) {
    world.clock.advance(899_000)
    const extended = await extend()
    expect(extended.responseData).toMatchObject({ firstName: 'Ana', actingAdminName: 'Gita Rao' })
    expect(Date.parse(extended.responseData?.expires ?? '') - world.clock.now().getTime()).toBe(900_000)
    expect(extended.response.cookies).toEqual([])
    token = extended.responseData?.token ?? ''
  }
  world.clock.advance(899_000)
  expect((await extend()).error?.name).toBe('LongEnough')
  world.clock.advance(1000)
  expect((await extend()).httpStatusCode).toBe(401)
  await world.settle()
  const entries = (await trail()).filter((entry) => entry.target_id === person.userProfileId)
  expect(entries.filter(({ action }) => action === 'extend-acting')).toHaveLength(11)
})

test('refuses to extend acting that was ended elsewhere', async () => {
  const admin = await administrator()
  const person = await makePerson(world)
  const input = { userProfileId: person.userProfileId, reason: 'a look', password }
  const begun = await world.call(account.getUserToken, input, { as: admin })
  const headers = { authorization: `Bearer ${begun.responseData?.token}` }
  await world.call(account.endOtherSessions, {}, { as: person })
  expect((await world.call(account.extendActing, {}, { headers })).httpStatusCode).toBe(401)
})

test('can do what the person can, except change passwords or act again', async () => {
  const admin = await administrator()
  const person = await makePerson(world)
  const { userProfileId } = person
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { as: admin })
  const headers = { authorization: `Bearer ${acting.responseData?.token}` }
  const names = { firstName: 'Ana', lastName: 'Tui' }
  expect((await world.call(account.updateProfile, names, { headers })).httpStatusCode).toBe(200)
  const passwords = { currentPassword: 'not-the-password', newPassword: 'totara-on-the-hill-3' }
  const refused = await world.call(account.changePassword, passwords, { headers })
  expect(refused.error?.message).toBe('This cannot be done while acting as another person.')
  const again = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { headers })
  expect(again.httpStatusCode).toBe(403)
  const sessions = await world.call(account.getSessions, {}, { as: person })
  const sessionId = sessions.responseData?.items.find((one) => one.actingAdminName !== null)?.sessionId ?? ''
  await world.call(account.endSession, { sessionId }, { as: person })
  expect((await world.call(account.updateProfile, names, { headers })).httpStatusCode).toBe(401)
})

test('takes nothing out of the suite, and records the reading of needs', async () => {
  const admin = await administrator()
  const { userProfileId } = await makePerson(world)
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { as: admin })
  const headers = { authorization: `Bearer ${acting.responseData?.token}` }
  expect((await world.fetch(booking.exportBookingList, {}, { headers })).statusCode).toBe(403)
  expect((await world.fetch(account.downloadMyData, {}, { headers })).statusCode).toBe(403)
  expect((await world.call(calendar.getCalendarFeed, {}, { headers })).httpStatusCode).toBe(403)
  expect((await world.call(account.getNeeds, {}, { headers })).httpStatusCode).toBe(200)
  await world.settle()
  const recorded = (await trail()).filter((entry) => entry.target_id === userProfileId)
  expect(recorded.map(({ action, after }) => [action, after])).toContainEqual([
    'get-needs',
    expect.objectContaining({ sessionId: expect.any(String) }),
  ])
})

test('records what screens read of a person once in fifteen minutes', async () => {
  const admin = await administrator()
  const { userProfileId } = await makePerson(world)
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { as: admin })
  let headers = { authorization: `Bearer ${acting.responseData?.token}` }
  const read = async () => {
    expect((await world.call(booking.getDataForNewBooking, {}, { headers })).httpStatusCode).toBe(200)
    expect((await world.call(booking.getBookingDetail, { bookingId: 1 }, { headers })).httpStatusCode).toBe(404)
    await world.settle()
    const entries = (await trail()).filter((entry) => entry.target_id === userProfileId)
    return entries.flatMap(({ action, after }) => (action.startsWith('get-') ? [[action, after]] : []))
  }
  const ofSession = (ids: object = {}) => ({ sessionId: expect.any(String), ...ids })
  const once = [
    ['get-booking-detail', ofSession({ bookingId: 1 })],
    ['get-data-for-new-booking', ofSession()],
  ]
  expect((await read()).toSorted()).toEqual(once)
  expect((await read()).toSorted()).toEqual(once)
  world.clock.advance(899_000)
  const extended = await world.call(account.extendActing, {}, { headers })
  headers = { authorization: `Bearer ${extended.responseData?.token}` }
  world.clock.advance(1000)
  expect(await read()).toHaveLength(4)
})

test('refuses to act as an administrator, as an unknown person, or without a reason', async () => {
  const admin = await administrator()
  const other = await makePerson(world, { isGlobalAdmin: true })
  const act = (userProfileId: number, reason: string) =>
    world.call(account.getUserToken, { userProfileId, reason, password }, { as: admin })
  expect((await act(other.userProfileId, 'a look')).error?.name).toBe('NotAnAdministrator')
  expect((await act(999_999, 'a look')).httpStatusCode).toBe(404)
  expect((await act(other.userProfileId, ' ')).httpStatusCode).toBe(422)
})

test('requires the password again, and locks after repeated failures', async () => {
  const admin = await administrator()
  const { userProfileId } = await makePerson(world)
  const act = (typed: string) =>
    world.call(account.getUserToken, { userProfileId, reason: 'a look', password: typed }, { as: admin })
  expect((await act('not-the-password')).error?.name).toBe('WrongPassword')
  for (let number = 0; number < 9; number += 1) await act('not-the-password')
  expect((await act(password)).error?.name).toBe('AccountLocked')
})

test('writes every change to the audit trail before making it, and no reads', async () => {
  const admin = await administrator()
  const { userProfileId } = await makePerson(world)
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { as: admin })
  const headers = { authorization: `Bearer ${acting.responseData?.token}` }
  await world.call(account.getSessions, {}, { headers })
  await world.call(account.updateProfile, { firstName: 'Ana', lastName: 'Tui' }, { headers })
  await world.call(account.updateUserEmailPreferences, { userProfileId, preferences: [] }, { headers })
  await world.call(account.logout, {}, { headers })
  await world.settle()
  const mine = (await trail()).filter(({ target_id }) => target_id === userProfileId)
  // Each is written by a job of its own.
  const byAction = new Map(mine.map((entry) => [entry.action, entry]))
  expect([...byAction.keys()].toSorted()).toEqual([
    'act-as-user',
    'stop-acting',
    'update-profile',
    'update-user-email-preferences',
  ])
  expect(mine).toHaveLength(byAction.size)
  for (const entry of mine)
    expect(entry).toMatchObject({ admin_user_profile_id: admin.userProfileId, target_kind: 'person' })
  expect(byAction.get('update-user-email-preferences')?.after).toMatchObject({ userProfileId })
  expect(JSON.stringify(byAction.get('update-profile')?.after)).not.toContain('Tui')
})

test('ends acting on logout and keeps the administrator signed in', async () => {
  const administrator = await registeredPerson(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_global_admin: true })
    .where('id', '=', administrator.userProfileId)
    .execute()
  const signedIn = await world.call(account.login, { email: administrator.email, password: goodPassword })
  const own = { authorization: `Bearer ${signedIn.responseData?.token}` }
  const { userProfileId } = await makePerson(world)
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { headers: own })
  const headers = { authorization: `Bearer ${acting.responseData?.token}` }
  const cookies = { '__Secure-rt': refreshCookieOf(signedIn) }
  expect((await world.call(account.logout, {}, { headers, cookies })).response.cookies).toEqual([])
  expect((await world.call(account.getSessions, {}, { headers })).httpStatusCode).toBe(401)
  expect((await world.call(account.refreshToken, {}, { cookies })).responseData?.isGlobalAdmin).toBe(true)
})

test('ends all acting when the administrator signs out', async () => {
  const admin = await administrator({ firstName: 'Ruth', lastName: 'Ihaka' })
  const signedIn = await world.call(account.login, { email: admin.email, password })
  const own = { authorization: `Bearer ${signedIn.responseData?.token}` }
  const { userProfileId } = await makePerson(world)
  const acting = await world.call(account.getUserToken, { userProfileId, reason: 'a look', password }, { headers: own })
  const headers = { authorization: `Bearer ${acting.responseData?.token}` }
  expect((await world.call(account.getSessions, {}, { headers })).httpStatusCode).toBe(200)
  await world.call(account.logout, {}, { headers: own, cookies: { '__Secure-rt': refreshCookieOf(signedIn) } })
  expect((await world.call(account.getSessions, {}, { headers })).httpStatusCode).toBe(401)
})

test('writes the end of acting to the audit trail once, whatever ended it', async () => {
  const admin = await administrator()
  const person = await makePerson(world)
  const act = async () => {
    const input = { userProfileId: person.userProfileId, reason: 'a look', password }
    const acting = await world.call(account.getUserToken, input, { as: admin })
    return { authorization: `Bearer ${acting.responseData?.token}` }
  }
  const ends = async () => {
    await world.settle()
    const entries = (await trail()).filter(({ target_id }) => target_id === person.userProfileId)
    return entries.flatMap(({ action, at, admin_user_profile_id }) =>
      action === 'stop-acting' ? [[at, admin_user_profile_id]] : [],
    )
  }
  const endedAt = (at: Date) => [at, admin.userProfileId]
  await act()
  const byPerson = world.clock.now()
  await world.call(account.endOtherSessions, {}, { as: person })
  expect(await ends()).toEqual([endedAt(byPerson)])
  await act()
  const expires = new Date(world.clock.now().getTime() + 900_000)
  await world.runJob(jobs.identity.endExpiredActing, {})
  expect(await ends()).toHaveLength(1)
  world.clock.advance(1_000_000)
  await world.runJob(jobs.identity.endExpiredActing, {})
  await world.runJob(jobs.identity.endExpiredActing, {})
  expect(await ends()).toEqual([endedAt(byPerson), endedAt(expires)])
})
