import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })
const newPassword = 'harakeke-by-the-river-9'

/** Requests a reset link and reads it from the email. */
async function resetLinkOf(email: string): Promise<string> {
  await world.call(account.forgotPassword, { email })
  const sent = (await world.mailbox(email)).findLast((one) => one.kind === 'reset')
  return /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

test('sets a new password once, and ends all sessions', async () => {
  const person = await registeredPerson(world)
  const session = refreshCookieOf(await world.call(account.login, { email: person.email, password: goodPassword }))
  const token = await resetLinkOf(person.email)
  expect((await world.call(account.validateResetPassword, { token })).responseData).toEqual({
    isValid: true,
    email: person.email,
    joinsAccountName: null,
  })
  expect((await world.call(account.resetPassword, { token, newPassword })).error).toBeNull()
  expect((await world.call(account.resetPassword, { token, newPassword })).error?.name).toBe('LinkNotValid')
  expect((await world.call(account.validateResetPassword, { token })).responseData).toEqual({
    isValid: false,
    email: null,
    joinsAccountName: null,
  })
  expect((await world.call(account.refreshToken, {}, { cookies: { '__Secure-rt': session } })).httpStatusCode).toBe(401)
  expect((await world.call(account.login, { email: person.email, password: newPassword })).error).toBeNull()
})

test('expires after an hour', async () => {
  const person = await registeredPerson(world)
  const token = await resetLinkOf(person.email)
  world.clock.advance(3_600_000)
  expect((await world.call(account.resetPassword, { token, newPassword })).error?.name).toBe('LinkNotValid')
})

test('refuses a forged link, one for another purpose, and that of somebody who was deactivated', async () => {
  const person = await registeredPerson(world)
  const token = await resetLinkOf(person.email)
  const forged = `${token.slice(0, -4)}AAAA`
  expect((await world.call(account.resetPassword, { token: forged, newPassword })).error?.name).toBe('LinkNotValid')
  expect((await world.call(account.activationUser, { token })).error?.name).toBe('LinkNotValid')
  // Nor is the right one valid for somebody who was deactivated, before they choose a password.
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', person.userProfileId)
    .execute()
  expect((await world.call(account.validateResetPassword, { token })).responseData?.isValid).toBe(false)
  expect((await world.call(account.resetPassword, { token, newPassword })).error?.name).toBe('LinkNotValid')
})

test('refuses a weak password, and keeps the link open', async () => {
  const person = await registeredPerson(world)
  const token = await resetLinkOf(person.email)
  const easy = await world.call(account.resetPassword, { token, newPassword: 'password1' })
  expect(easy.httpStatusCode).toBe(422)
  expect(easy.error?.fields?.newPassword).toMatch(/harder to guess/)
  expect((await world.call(account.resetPassword, { token, newPassword })).error).toBeNull()
})

test('answers the same for an unknown address, and sends nothing', async () => {
  const answer = await world.call(account.forgotPassword, { email: 'nobody@example.test' })
  expect(answer.responseData).toEqual({ done: true })
  expect(await world.mailbox('nobody@example.test')).toEqual([])
})

test('sends one link in five minutes, however often somebody asks', async () => {
  const person = await registeredPerson(world)
  const resets = async () => (await world.mailbox(person.email)).filter(({ kind }) => kind === 'reset').length
  for (let request = 0; request < 4; request += 1) await world.call(account.forgotPassword, { email: person.email })
  expect(await resets()).toBe(1)
  world.clock.advance(5 * 60_000 + 1)
  await world.call(account.forgotPassword, { email: person.email })
  expect(await resets()).toBe(2)
})
