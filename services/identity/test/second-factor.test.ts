import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { signInLimits } from '@waymark/contracts/limits'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { resealAppSecretsOf } from '@waymark/identity-service/db/app-secrets'
import { hashPassword } from '@waymark/service-kit/password'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { generate } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAppSecret } from '../src/second-factor/app-secret.ts'
import { makePasskey } from './make-passkey.ts'
import { goodPassword, refreshCookieOf } from './registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify', 'admin'], env: { DEMO: '0' } })
const stepMs = 30_000
const password = goodPassword

async function personWithPassword(wishes: Parameters<typeof makePerson>[1] = {}): Promise<MadePerson> {
  const person = await makePerson(world, wishes)
  await world.db
    .updateTable('identity.user_profile')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', person.userProfileId)
    .execute()
  return person
}

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) })

/** Adds an authenticator app; returns its secret and the recovery codes that came with it. */
async function addApp(as: MadePerson) {
  const begun = await world.call(account.beginSecondFactor, { kind: 'app', currentPassword: password }, { as })
  const secret = begun.responseData?.secret ?? ''
  const confirmed = await world.call(
    account.confirmSecondFactor,
    { name: 'My phone', code: await codeOf(secret) },
    { as },
  )
  expect(confirmed.error).toBeNull()
  world.clock.advance(stepMs)
  return { secret, recoveryCodes: confirmed.responseData?.recoveryCodes ?? [] }
}

let person: MadePerson
beforeEach(async () => {
  // All come from one network, which has its own count.
  await world.db.deleteFrom('identity.sign_in_attempt').execute()
  person = await personWithPassword()
})
const login = (more: object = {}, cookies: Record<string, string> = {}) =>
  world.call(account.login, { email: person.email, password, ...more }, { cookies })

test('an authenticator app is asked for at sign-in, and each of its codes is good once', async () => {
  const { secret } = await addApp(person)
  expect((await login()).error).toMatchObject({
    name: 'SecondFactorNeeded',
    detail: { apps: 1, passkeys: 0, recoveryCodes: 10 },
  })
  expect((await login({ code: '000000' })).error?.name).toBe('WrongCode')
  const code = await codeOf(secret)
  const grouped = `${code.slice(0, 3)} ${code.slice(3)} `
  const answer = await login({ code: grouped })
  expect(answer.error).toBeNull()
  expect(refreshCookieOf(answer)).not.toBe('')
  expect((await login({ code })).error?.name).toBe('WrongCode')
  expect((await world.mailbox(person.email)).map(({ kind }) => kind)).toContain('second factor changed')
})

test('a wrong code sets no cookie, and guessing codes is stopped like guessing passwords', async () => {
  await addApp(person)
  const refusals: (string | undefined)[] = []
  for (let tries = 0; tries < 12; tries += 1) refusals.push((await login({ code: '123456' })).error?.name)
  expect(refusals.slice(0, 10)).toEqual(Array(10).fill('WrongCode'))
  expect(refusals.at(-1)).toBe('AccountLocked')
})

test('a password set by a link does not go around the second step', async () => {
  await addApp(person)
  await world.call(account.forgotPassword, { email: person.email })
  const sent = (await world.mailbox(person.email)).findLast(({ kind }) => kind === 'reset')
  const token = /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const next = 'harakeke-by-the-river-9'
  const reset = await world.call(account.resetPassword, { token, newPassword: next })
  expect(reset.error).toBeNull()
  expect(reset.response.cookies).toEqual([])
  expect((await login({ password: next })).error?.name).toBe('SecondFactorNeeded')
})

test('codes are limited by themselves, whatever networks and devices the guesses come from', async () => {
  const { secret } = await addApp(person)
  const refusals: (string | undefined)[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    // A device that was signed in counts its passwords by itself, and so does each network.
    await world.db.deleteFrom('identity.sign_in_attempt').execute()
    refusals.push((await login({ code: '123456' })).error?.name)
  }
  expect(refusals).toEqual([...Array(10).fill('WrongCode'), 'AccountLocked'])
  await world.db.deleteFrom('identity.sign_in_attempt').execute()
  const locked = await login({ code: await codeOf(secret) })
  expect(locked.error?.name).toBe('AccountLocked')
  expect(Number(locked.response.headers['retry-after'])).toBeGreaterThan(0)
  const told = (await world.mailbox(person.email)).find(({ kind }) => kind === 'second step locked')
  expect(told?.text).toContain('Somebody typed the right password of your account, and then wrong codes')
  expect(told?.text).toContain('choose a new password now')
  expect((await world.mailbox(person.email)).map(({ kind }) => kind)).not.toContain('sign-in locked')
})

test('the last code that may be guessed from one place tells the owner that somebody knows their password', async () => {
  await addApp(person)
  for (let tries = 0; tries < 10; tries += 1) await login({ code: '123456' })
  const kinds = (await world.mailbox(person.email)).map(({ kind }) => kind)
  expect(kinds).toContain('second step locked')
  expect(kinds).not.toContain('sign-in locked')
})

test('a new password opens the second step that guesses have locked, a few times a day', async () => {
  const { recoveryCodes } = await addApp(person)
  const passwords = ['harakeke-by-the-river-1', 'harakeke-by-the-river-2', 'harakeke-by-the-river-3']
  const outcomes: (string | undefined)[] = []
  let current = password
  for (const [at, next] of passwords.entries()) {
    // Ten guesses, without the time that checking the password for each takes.
    await world.parts.limits.count(`codes ${person.userProfileId}`, signInLimits.codesOfPerson, 10)
    expect((await login({ password: current, code: recoveryCodes[at] })).error?.name).toBe('AccountLocked')
    await setPasswordByLink(next)
    current = next
    outcomes.push((await login({ password: next, code: recoveryCodes[at] })).error?.name)
    world.clock.advance(6 * 60_000)
  }
  expect(outcomes).toEqual([undefined, undefined, 'AccountLocked'])
})

async function setPasswordByLink(newPassword: string): Promise<void> {
  await world.call(account.forgotPassword, { email: person.email })
  const sent = (await world.mailbox(person.email)).findLast(({ kind }) => kind === 'reset')
  const token = /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  expect((await world.call(account.resetPassword, { token, newPassword })).error).toBeNull()
}

test('a right code starts the count again', async () => {
  const { secret } = await addApp(person)
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) expect((await login({ code: '123456' })).error?.name).toBe('WrongCode')
    expect((await login({ code: await codeOf(secret) })).error).toBeNull()
    world.clock.advance(stepMs)
  }
})

test('the secret of an app is nowhere in the database, and opens for its person under either secret', async () => {
  const begun = await world.call(account.beginSecondFactor, { kind: 'app', currentPassword: password }, { as: person })
  const secret = begun.responseData?.secret ?? 'none'
  const kept = async () =>
    JSON.stringify([
      await world.db.selectFrom('identity.second_factor').selectAll().execute(),
      await world.db.selectFrom('identity.second_factor_challenge').selectAll().execute(),
    ])
  expect(await kept()).not.toContain(secret)
  const code = await codeOf(secret)
  await world.call(account.confirmSecondFactor, { name: '', code }, { as: person })
  expect(await kept()).not.toContain(secret)
  const before = await sealedSecret()
  const present = world.parts.secrets.present()
  expect(openAppSecret([present], person.userProfileId, before)).toBe(secret)
  expect(openAppSecret([present], idFrom<UserProfileId>(person.userProfileId + 1), before)).toBeUndefined()
  // A rotation: the next secret, beside the one before it.
  await resealAppSecretsOf(world.parts.config.database, ['the next secret of this installation', present])
  const after = await sealedSecret()
  expect(openAppSecret([present], person.userProfileId, after)).toBeUndefined()
  expect(openAppSecret(['the next secret of this installation'], person.userProfileId, after)).toBe(secret)
})

test('a secret that an older installation kept in the clear works, and is encrypted in the night', async () => {
  const { secret } = await addApp(person)
  await world.db
    .updateTable('identity.second_factor')
    .set({ secret })
    .where('user_profile_id', '=', person.userProfileId)
    .execute()
  expect((await login({ code: await codeOf(secret) })).error).toBeNull()
  await world.runJob(jobs.identity.cleanUpSessions, {})
  expect(await sealedSecret()).toMatch(/^sealed:/)
  world.clock.advance(stepMs)
  expect((await login({ code: await codeOf(secret) })).error).toBeNull()
})

async function sealedSecret(): Promise<string> {
  const found = await world.db
    .selectFrom('identity.second_factor')
    .select('secret')
    .where('user_profile_id', '=', person.userProfileId)
    .executeTakeFirstOrThrow()
  return found.secret ?? ''
}

test('a recovery code opens once; new ones replace them all', async () => {
  const { recoveryCodes } = await addApp(person)
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  expect((await login({ code: first.toLowerCase().replaceAll('-', ' ') })).error).toBeNull()
  expect((await login({ code: first })).error?.name).toBe('WrongCode')
  const as = await world.signIn(person.userProfileId)
  const listed = await world.call(account.getSecondFactors, {}, { as })
  expect(listed.responseData).toMatchObject({ isRequired: false, recoveryCodesLeft: 9, items: [{ name: 'My phone' }] })
  const renewed = await world.call(account.renewRecoveryCodes, { currentPassword: password }, { as })
  expect(renewed.responseData?.recoveryCodes).toHaveLength(10)
  expect((await login({ code: second })).error?.name).toBe('WrongCode')
})

test('a remembered device is not asked for 30 days, until it is forgotten or the password changes', async () => {
  const { recoveryCodes } = await addApp(person)
  const known = await login({ code: recoveryCodes[0], remembersDevice: true })
  const cookie = known.response.cookies.find(({ name }) => name === '__Secure-kd')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', maxAge: 30 * 86_400 })
  const cookies = { '__Secure-kd': cookie?.value ?? '' }
  expect((await login({}, cookies)).error).toBeNull()
  const other = await personWithPassword()
  await addApp(other)
  const theirs = await world.call(account.login, { email: other.email, password }, { cookies })
  expect(theirs.error?.name).toBe('SecondFactorNeeded')
  const as = await world.signIn(person.userProfileId)
  await world.call(account.forgetKnownDevices, {}, { as })
  expect((await login({}, cookies)).error?.name).toBe('SecondFactorNeeded')
})

test('the challenge of a sign-in needs the password, and says what there is', async () => {
  await addApp(person)
  const wrong = await world.call(account.getSignInChallenge, { email: person.email, password: 'not-this-one-9' })
  expect(wrong.error?.name).toBe('WrongCredentials')
  const right = await world.call(account.getSignInChallenge, { email: person.email, password })
  expect(right.responseData).toEqual({ hasApp: true, passkeyOptions: null })
})

test('a passkey that an account has already is refused alike, whosever it is', async () => {
  const add = async (as: MadePerson, credentialId: string) => {
    const begun = await world.call(account.beginSecondFactor, { kind: 'passkey', currentPassword: password }, { as })
    const { origin } = world.parts.config.publicUrl
    const passkey = makePasskey(begun.responseData?.passkeyOptions ?? '', origin, credentialId)
    return (await world.call(account.confirmSecondFactor, { name: '', passkey }, { as })).error
  }
  const other = await personWithPassword()
  expect(await add(person, 'cGFzc2tleS1vZi1zb21lYm9keQ')).toBeNull()
  const refused = await add(person, 'cGFzc2tleS1vZi1zb21lYm9keQ')
  expect(refused?.name).toBe('PasskeyIsKnown')
  expect(await add(other, 'cGFzc2tleS1vZi1zb21lYm9keQ')).toEqual(refused)
  expect(await add(other, 'YW5vdGhlci1wYXNza2V5LTIwMjY')).toBeNull()
})

test('adding and removing asks for the password; the last one takes the recovery codes with it', async () => {
  const wrong = { kind: 'app', currentPassword: 'not-this-one-9' } as const
  expect((await world.call(account.beginSecondFactor, wrong, { as: person })).error?.name).toBe('WrongPassword')
  expect(
    (await world.call(account.confirmSecondFactor, { name: '', code: '123456' }, { as: person })).error?.name,
  ).toBe('NotBegun')
  await addApp(person)
  const items = (await world.call(account.getSecondFactors, {}, { as: person })).responseData?.items ?? []
  const secondFactorId = items[0]?.secondFactorId ?? 0
  const stranger = await personWithPassword()
  const remove = (as: MadePerson, currentPassword: string) =>
    world.call(account.removeSecondFactor, { secondFactorId, currentPassword }, { as })
  expect((await remove(person, 'not-this-one-9')).error?.name).toBe('WrongPassword')
  expect((await remove(stranger, password)).httpStatusCode).toBe(404)
  expect((await remove(person, password)).error).toBeNull()
  expect((await login()).error).toBeNull()
})

describe('an administrator outside the demo world', () => {
  test('has their rights once there is a second factor, and cannot be without one again', async () => {
    person = await personWithPassword({ isGlobalAdmin: true })
    const first = await login()
    expect(first.responseData).toMatchObject({ isGlobalAdmin: false, needsSecondFactor: true })
    const headers = { authorization: `Bearer ${first.responseData?.token}` }
    const list = { search: '' }
    expect((await world.call(account.getUserList, list, { headers })).httpStatusCode).toBe(403)
    const { recoveryCodes } = await addApp({ ...person, headers })
    const cookies = { '__Secure-rt': refreshCookieOf(first) }
    const refreshed = await world.call(account.refreshToken, {}, { cookies })
    expect(refreshed.responseData?.isGlobalAdmin).toBe(true)
    expect(refreshed.responseData?.needsSecondFactor).toBeUndefined()
    const again = await login({ code: recoveryCodes[0] })
    expect(again.responseData?.isGlobalAdmin).toBe(true)
    const as = { ...person, headers: { authorization: `Bearer ${again.responseData?.token}` } }
    expect((await world.call(account.getUserList, list, { as })).error).toBeNull()
    const items = (await world.call(account.getSecondFactors, {}, { as })).responseData?.items ?? []
    const removed = await world.call(
      account.removeSecondFactor,
      { secondFactorId: items[0]?.secondFactorId ?? 0, currentPassword: password },
      { as },
    )
    expect(removed.error?.name).toBe('LastSecondFactor')
  })

  test('acts as a person with a second step only', async () => {
    const admin = await personWithPassword({ isGlobalAdmin: true })
    const { userProfileId } = person
    const act = (more: object = {}) =>
      world.call(account.getUserToken, { userProfileId, reason: 'They called', password, ...more }, { as: admin })
    expect((await act()).error?.name).toBe('SecondFactorNeeded')
    const { recoveryCodes } = await addApp(admin)
    expect((await act({ code: '111111' })).error?.name).toBe('WrongCode')
    expect((await act({ code: recoveryCodes[0] })).responseData?.actingAdminName).not.toBeNull()
  })

  test('takes the second step off an account that has lost it, which is recorded and told', async () => {
    const admin = await personWithPassword({ isGlobalAdmin: true })
    await addApp(person)
    const { userProfileId } = person
    const reset = (as: MadePerson, currentPassword: string, id: number = userProfileId) =>
      world.call(
        account.resetSecondFactor,
        { userProfileId: id, reason: 'Lost phone, checked by call', currentPassword },
        { as },
      )
    expect((await reset(admin, 'not-this-one-9')).error?.name).toBe('WrongPassword')
    expect((await reset(admin, password, admin.userProfileId)).error?.name).toBe('NotYourself')
    expect((await reset(person, password)).httpStatusCode).toBe(403)
    expect((await reset(admin, password)).error).toBeNull()
    expect((await login()).error).toBeNull()
    await world.settle()
    const recorded = await world.db
      .selectFrom('admin.audit_entry')
      .select(['action', 'target_id', 'after'])
      .where('action', '=', 'reset-second-factor')
      .execute()
    expect(recorded).toEqual([
      { action: 'reset-second-factor', target_id: userProfileId, after: { reason: 'Lost phone, checked by call' } },
    ])
    expect((await world.call(account.getSessions, {}, { as: person })).httpStatusCode).toBe(401)
  })
})

test('sent again with its key after a lost answer, adding an app tells recovery codes that work, to the same session alone', async () => {
  const begun = await world.call(account.beginSecondFactor, { kind: 'app', currentPassword: password }, { as: person })
  const code = await codeOf(begun.responseData?.secret ?? '')
  const confirm = (idempotencyKey: string) =>
    world.call(account.confirmSecondFactor, { name: '', code }, { as: person, idempotencyKey })
  const lost = (await confirm('adding-app-1')).responseData?.recoveryCodes ?? []
  const told = (await confirm('adding-app-1')).responseData?.recoveryCodes ?? []
  expect(told).toHaveLength(10)
  expect((await confirm('adding-app-2')).error?.name).toBe('NotBegun')
  expect((await login({ code: lost[0] })).error?.name).toBe('WrongCode')
  const elsewhere = await login({ code: told[0] })
  expect(elsewhere.error).toBeNull()
  const items = (await world.call(account.getSecondFactors, {}, { as: person })).responseData?.items
  expect(items).toHaveLength(1)
  const headers = { authorization: `Bearer ${elsewhere.responseData?.token}` }
  const input = { name: '', code }
  const there = await world.call(account.confirmSecondFactor, input, { headers, idempotencyKey: 'adding-app-1' })
  expect(there.error?.name).toBe('NotBegun')
})
