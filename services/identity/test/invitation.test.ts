import { account } from '@waymark/contracts/account'
import { invitation } from '@waymark/contracts/invitation'
import { notification } from '@waymark/contracts/notification'
import { shortlist } from '@waymark/contracts/shortlist'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword } from './registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify', 'booking'] })

async function makeManagedArea(wishes: Parameters<typeof makeArea>[1] = {}) {
  const area = await makeArea(world, wishes)
  const { accountId, serviceAreaId } = area
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  const invite = (emails: string[], wishes: { restrictsToUs?: boolean; message?: string } = {}) =>
    world.call(invitation.sendInvitationToConsumer, { serviceAreaId, emails, ...wishes }, { as: manager })
  return { ...area, manager, invite }
}

async function tokenFor(email: string): Promise<string> {
  const sent = (await world.mailbox(email)).findLast((one) => one.kind.endsWith('invitation'))
  return /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

const accept = (token: string, as: MadePerson) =>
  world.call(invitation.addShortlistFromEmailInvitation, { token }, { as })
const look = (token: string, as?: MadePerson) =>
  world.call(invitation.isValidInvitationEmail, { token }, as ? { as } : {})

test('adds the private location to the client’s shortlist once when they accept', async () => {
  const { serviceAreaId, invite, manager } = await makeManagedArea({ name: 'Newtown base', isPrivate: true })
  const client = await makePerson(world)
  expect((await invite([client.email], { message: 'See you soon <b>' })).responseData?.invited).toEqual([client.email])
  const [email] = await world.mailbox(client.email)
  expect(email).toMatchObject({ kind: 'client invitation', subject: 'You are invited to Waymark' })
  expect(email?.html).toContain('See you soon &lt;b&gt;')
  const token = await tokenFor(client.email)
  expect((await look(token)).responseData).toMatchObject({
    isValid: true,
    state: 'sent',
    invitation: { kind: 'client', serviceAreaName: 'Newtown base', restricts: false, isForMe: null },
  })
  expect((await accept(token, client)).responseData).toEqual({ serviceAreaId })
  await world.settle()
  const starred = await world.call(shortlist.getShortlist, {}, { as: client })
  expect(starred.responseData?.serviceAreaIds).toEqual([serviceAreaId])
  const news = await world.call(notification.getNotifications, {}, { as: manager })
  expect(news.responseData?.items).toMatchObject([
    {
      kind: 'invitation accepted',
      text: 'Newtown base is on their shortlist',
      href: '/service-area/build-client-base',
    },
  ])
  expect((await accept(token, client)).error?.name).toBe('LinkNotValid')
  expect((await look(token)).responseData?.state).toBe('accepted')
})

test('reveals in neither answer nor email whether an address has an account', async () => {
  const { invite } = await makeManagedArea()
  const known = await makePerson(world)
  const answer = await invite([known.email, 'nobody@example.test'])
  expect(answer.responseData).toEqual({ invited: ['nobody@example.test', known.email].toSorted(), tooSoon: [] })
  const [toKnown] = await world.mailbox(known.email)
  const [toNobody] = await world.mailbox('nobody@example.test')
  const withoutToken = (text = '') => text.replace(/#token=\S+/, '')
  expect(withoutToken(toNobody?.text)).toBe(withoutToken(toKnown?.text))
  expect((await look(await tokenFor('nobody@example.test'))).responseData?.isValid).toBe(true)
})

test('refuses another signed-in person, and accepts nothing', async () => {
  const { invite } = await makeManagedArea()
  const [client, other] = [await makePerson(world), await makePerson(world)]
  await invite([client.email])
  const token = await tokenFor(client.email)
  expect((await look(token, other)).responseData?.invitation?.isForMe).toBe(false)
  expect((await look(token, client)).responseData?.invitation?.isForMe).toBe(true)
  expect((await accept(token, other)).error?.name).toBe('AnotherPerson')
  expect((await look(token)).responseData?.state).toBe('sent')
})

test('expires after 14 days and can be sent again, but not twice within minutes', async () => {
  const { invite, serviceAreaId, manager } = await makeManagedArea()
  const client = await makePerson(world)
  await invite([client.email])
  expect((await invite([client.email])).responseData).toEqual({ invited: [], tooSoon: [client.email] })
  const token = await tokenFor(client.email)
  world.clock.advance(14 * 86_400_000)
  expect((await look(token)).responseData).toMatchObject({ isValid: false, state: 'expired' })
  const [again, admin] = [await world.signIn(client.userProfileId), await world.signIn(manager.userProfileId)]
  expect((await accept(token, { ...client, ...again })).error?.name).toBe('LinkNotValid')
  const statesOf = async () => {
    const listed = await world.call(invitation.getSentInvitations, { serviceAreaId }, { as: admin })
    return listed.responseData?.items.map(({ email, state }) => [email, state])
  }
  expect(await statesOf()).toEqual([[client.email, 'expired']])
  await world.call(invitation.sendInvitationToConsumer, { serviceAreaId, emails: [client.email] }, { as: admin })
  expect(await statesOf()).toEqual([[client.email, 'sent']])
  expect(await tokenFor(client.email)).not.toBe(token)
  expect((await accept(await tokenFor(client.email), { ...client, ...again })).error).toBeNull()
  expect(await statesOf()).toEqual([[client.email, 'accepted']])
})

test('is withdrawn by its location until it is accepted, with a link that says so, and can be sent again', async () => {
  const { invite, serviceAreaId, manager } = await makeManagedArea()
  const client = await makePerson(world)
  await invite([client.email])
  const token = await tokenFor(client.email)
  const list = async (wishes: object = {}) =>
    (await world.call(invitation.getSentInvitations, { serviceAreaId, ...wishes }, { as: manager })).responseData?.items
  const invitationId = (await list())?.[0]?.invitationId ?? ''
  const withdraw = (as: MadePerson, area = serviceAreaId) =>
    world.call(invitation.withdrawInvitation, { serviceAreaId: area, invitationId }, { as })
  const other = await makeManagedArea()
  expect((await withdraw(other.manager, other.serviceAreaId)).httpStatusCode).toBe(404)
  expect((await withdraw(client)).httpStatusCode).toBe(403)
  expect((await withdraw(manager)).responseData).toEqual({ done: true })
  expect((await withdraw(manager)).responseData).toEqual({ done: true })
  expect((await look(token)).responseData).toMatchObject({ isValid: false, state: 'expired', isWithdrawn: true })
  expect((await accept(token, client)).error?.name).toBe('LinkNotValid')
  expect(await list({ state: 'withdrawn' })).toMatchObject([{ email: client.email, isWithdrawn: true }])
  expect(await list({ state: 'expired' })).toEqual([])
  world.clock.advance(11 * 60_000)
  const [again, admin] = [await world.signIn(client.userProfileId), await world.signIn(manager.userProfileId)]
  const resent = await world.call(
    invitation.sendInvitationToConsumer,
    { serviceAreaId, emails: [client.email] },
    { as: admin },
  )
  expect(resent.responseData?.invited).toEqual([client.email])
  expect((await accept(await tokenFor(client.email), { ...client, ...again })).error).toBeNull()
  expect((await withdraw({ ...manager, ...admin })).error?.name).toBe('Accepted')
})

test('restricts an individual to the provider with "only us", but no organisation and nobody who is restricted already', async () => {
  const { invite, accountId } = await makeManagedArea()
  const client = await makePerson(world)
  await invite([client.email], { restrictsToUs: true })
  const token = await tokenFor(client.email)
  expect((await look(token)).responseData?.invitation?.restricts).toBe(true)
  await accept(token, client)
  const row = await world.db
    .selectFrom('identity.user_profile')
    .select('restricted_to_account_id')
    .where('id', '=', client.userProfileId)
    .executeTakeFirst()
  expect(row?.restricted_to_account_id).toBe(accountId)
  const elsewhere = await makeManagedArea()
  await elsewhere.invite([client.email])
  expect((await accept(await tokenFor(client.email), client)).error?.name).toBe('RestrictedElsewhere')
  await elsewhere.invite([elsewhere.manager.email], { restrictsToUs: true })
  const toManager = await accept(await tokenFor(elsewhere.manager.email), elsewhere.manager)
  expect(toManager.error?.name).toBe('IndividualsOnly')
})

test('accepts once when answered twice concurrently', async () => {
  const { invite } = await makeManagedArea()
  const client = await makePerson(world)
  await invite([client.email])
  const token = await tokenFor(client.email)
  const answers = await Promise.all([accept(token, client), accept(token, client)])
  expect(answers.map(({ error }) => error?.name ?? 'accepted').toSorted()).toEqual(['LinkNotValid', 'accepted'])
})

test('answers nothing about forged links and links of another purpose', async () => {
  const { invite } = await makeManagedArea()
  const client = await makePerson(world)
  await invite([client.email])
  const token = await tokenFor(client.email)
  const forged = `${token.slice(0, -4)}AAAA`
  expect((await look(forged)).responseData).toEqual({
    isValid: false,
    state: 'unknown',
    isWithdrawn: false,
    invitation: null,
  })
  expect((await accept(forged, client)).error?.name).toBe('LinkNotValid')
  expect((await world.call(account.activationUser, { token })).error?.name).toBe('LinkNotValid')
})

test('refuses staff, and another account’s location', async () => {
  const { accountId, serviceAreaId } = await makeManagedArea()
  const staff = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  const outsider = (await makeManagedArea()).manager
  const invite = (as: MadePerson) =>
    world.call(invitation.sendInvitationToConsumer, { serviceAreaId, emails: ['a@example.test'] }, { as })
  expect((await invite(staff)).httpStatusCode).toBe(403)
  expect((await invite(outsider)).httpStatusCode).toBe(404)
  expect(await world.mailbox('a@example.test')).toEqual([])
})

test('accepts a friend’s invitation when they register', async () => {
  const person = await makePerson(world, { firstName: 'Aroha', lastName: 'Ngata' })
  const email = 'Friend@Example.test'
  const answer = await world.call(invitation.sendInvitationToFriendFromIndividual, { emails: [email] }, { as: person })
  expect(answer.responseData).toEqual({ invited: ['friend@example.test'], tooSoon: [] })
  const [sent] = await world.mailbox('friend@example.test')
  expect(sent?.text).toContain('Aroha Ngata invites you to Waymark')
  const token = /\/invitation-landing-page#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  expect((await look(token)).responseData?.invitation).toMatchObject({ kind: 'friend', inviterName: 'Aroha Ngata' })
  await world.call(account.registerUser, {
    firstName: 'Tia',
    lastName: 'Reo',
    email,
    password: goodPassword,
    countryId: 1,
    agreesToTerms: true,
  })
  const activation = (await world.mailbox('friend@example.test')).findLast((one) => one.kind === 'activation')
  const activationToken = /#token=([\w.-]+)/.exec(activation?.text ?? '')?.[1] ?? ''
  expect((await world.call(account.activationUser, { token: activationToken })).error).toBeNull()
  expect((await look(token)).responseData?.state).toBe('accepted')
  await world.settle()
  const news = await world.call(notification.getNotifications, {}, { as: person })
  expect(news.responseData?.items.map(({ title }) => title)).toEqual(['Tia Reo accepted your invitation'])
})

test('lets one address be invited three times a day, and one person invite a hundred', async () => {
  const places = await Promise.all(['North', 'East', 'South', 'West'].map((name) => makeManagedArea({ name })))
  const email = 'wanted@example.test'
  const answers = []
  for (const place of places) answers.push((await place.invite([email])).responseData)
  expect(answers.map((answer) => answer?.invited.length)).toEqual([1, 1, 1, 0])
  expect(answers.at(-1)?.tooSoon).toEqual([email])
  const { invite } = await makeManagedArea()
  const twenty = (round: number) => Array.from({ length: 20 }, (_, index) => `client-${round}-${index}@example.test`)
  for (let round = 1; round <= 5; round += 1) expect((await invite(twenty(round))).error).toBeNull()
  expect((await invite(['one-more@example.test'])).error?.message).toBe(
    'You can send 100 invitations a day. Send the others tomorrow.',
  )
})
