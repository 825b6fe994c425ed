import { account } from '@waymark/contracts/account'
import { business } from '@waymark/contracts/business'
import { businessSubtype } from '@waymark/domain/enums'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'provider', 'notify'] })

const registration = (email: string) => ({
  businessAccountSubtype: businessSubtype.Council,
  countryId: 2 as const,
  accountName: 'Shire of Wattle',
  address: '1 Main Street',
  suburb: 'Wattle',
  region: 'New South Wales',
  phone: '02 5550 0101',
  latitude: -33.8,
  longitude: 151.2,
  firstName: 'Kirra',
  lastName: 'Walker',
  email,
  password: goodPassword,
  agreesToTerms: true as const,
})

test('registers an organisation whose first person confirms by email and is its admin, at the start of the wizard', async () => {
  const email = 'kirra@example.test'
  expect((await world.call(account.registerBusinessAccount, registration(email))).responseData).toEqual({ done: true })
  expect((await world.call(account.login, { email, password: goodPassword })).error?.name).toBe('NotActivated')
  const [sent] = await world.mailbox(email)
  const token = /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  expect((await world.call(account.activationUser, { token })).error).toBeNull()
  const user = await world.call(account.login, { email, password: goodPassword })
  expect(user.responseData).toMatchObject({
    accountType: 'Business',
    accountName: 'Shire of Wattle',
    businessAccountSubtype: businessSubtype.Council,
    countryId: 2,
    isAccountAdmin: true,
    onboardingStep: 0,
  })
  const headers = { authorization: `Bearer ${user.responseData?.token}` }
  const profile = await world.call(business.businessProfile, {}, { headers })
  expect(profile.responseData).toMatchObject({
    phone: '02 5550 0101',
    registeredPlace: {
      address: '1 Main Street',
      suburb: 'Wattle',
      region: 'New South Wales',
      latitude: -33.8,
      longitude: 151.2,
    },
  })
  const saved = await world.call(
    business.updateBusinessProfile,
    { version: 0, accountName: 'Shire of Wattle', phone: null },
    { headers },
  )
  expect(saved.responseData?.phone).toBeNull()
})

test('answers the same for a taken address, creates no organisation and notifies the owner', async () => {
  const owner = await registeredPerson(world)
  const input = { ...registration(owner.email), accountName: 'Never Kept' }
  expect((await world.call(account.registerBusinessAccount, input)).responseData).toEqual({ done: true })
  const kept = await world.db.selectFrom('identity.account').select('id').where('name', '=', 'Never Kept').execute()
  expect(kept).toEqual([])
  expect((await world.mailbox(owner.email)).map(({ kind }) => kind)).toEqual(['already registered'])
})

test('refuses missing fields and weak passwords, naming the field', async () => {
  const easy = await world.call(account.registerBusinessAccount, { ...registration('a@b.test'), password: '12345678' })
  expect(Object.keys(easy.error?.fields ?? {})).toEqual(['password'])
  const odd = await world.fetch(account.registerBusinessAccount, {
    ...registration('a@b.test'),
    businessAccountSubtype: 5,
    address: ' ',
    latitude: 91,
  })
  expect(Object.keys(odd.json().error.fields)).toEqual(['businessAccountSubtype', 'address', 'latitude'])
})
