import { afterEach, beforeEach, expect, test } from 'vitest'
import { individual, manager } from '../testing/people.ts'
import { intercomWidget } from './intercom-widget.ts'
import { supportPersonOf } from './support-person.ts'
import { supportFor } from './support-widget.ts'

// Intercom's SDK talks to the script that it puts into the page by a queue, which the script takes over once it is there.
const told: unknown[][] = []
beforeEach(() => {
  told.length = 0
  document.head.append(document.createElement('script'))
})
afterEach(() => {
  document.getElementById('_intercom_npm_loader')?.remove()
  window.Intercom = undefined
  delete window.intercomSettings
})

/** The script has arrived: it begins with the settings that stand in the page, and answers from now on. */
function arrive() {
  const queued = window.Intercom as unknown as { readonly q: ArrayLike<unknown>[] }
  if (window.intercomSettings) told.push(['boot', window.intercomSettings])
  for (const args of queued.q.splice(0)) told.push([...Array.from(args)])
  window.Intercom = (...args: unknown[]) => told.push(args)
}

const keyed = { ...individual, intercomUserHash: 'a1b2', intercomUserJwt: 'header.body.proof' }
const person = (user = keyed) => supportPersonOf({ user, acting: null })

test('begins with who is signed in, whose proof is the token and not the hash', () => {
  supportFor(intercomWidget('work1'))(person())
  const script = document.getElementById('_intercom_npm_loader')
  expect(script?.getAttribute('src')).toBe('https://widget.intercom.io/widget/work1')
  arrive()
  expect(told).toEqual([
    [
      'boot',
      {
        app_id: 'work1',
        api_base: 'https://api-iam.au.intercom.io',
        installation_type: 'npm-package',
        user_id: '5',
        intercom_user_jwt: 'header.body.proof',
        name: 'Hēmi Parata',
        email: 'hemi@example.org',
        user_type: 'Individual',
        provider_id: null,
        provider_name: null,
        restricted_to_provider_id: null,
        restricted_to_provider_name: null,
      },
    ],
  ])
})

test('names the organisation of a business user, whose restriction it tells, with the hash where there is no token', () => {
  const { intercomUserJwt: _none, ...hashed } = { ...keyed, ...manager, intercomUserHash: 'a1b2' }
  supportFor(intercomWidget('work1'))(
    supportPersonOf({
      user: { ...hashed, restrictedToProviderId: 7, restrictedToProviderName: 'Kōwhai Care' },
      acting: null,
    }),
  )
  expect(window.intercomSettings).toMatchObject({
    user_hash: 'a1b2',
    user_type: 'Business',
    provider_id: manager.accountId,
    provider_name: 'Kōwhai Care',
    restricted_to_provider_id: 7,
    restricted_to_provider_name: 'Kōwhai Care',
  })
  expect(window.intercomSettings).not.toHaveProperty('intercom_user_jwt')
})

test('closes at logout, and begins anew with the next person', () => {
  const follow = supportFor(intercomWidget('work1'))
  follow(person())
  arrive()
  told.length = 0
  follow(null)
  expect(told).toEqual([['shutdown']])
  follow(person({ ...keyed, userProfileId: 9 }))
  expect(told.at(-1)).toEqual(['boot', expect.objectContaining({ app_id: 'work1', user_id: '9' })])
})

test('a logout before the script is there leaves nobody to begin with', () => {
  const follow = supportFor(intercomWidget('work1'))
  follow(person())
  follow(null)
  arrive()
  expect(told).toEqual([['shutdown']])
})

test('a renewed token is told, and the same person again is not', () => {
  const follow = supportFor(intercomWidget('work1'))
  follow(person())
  arrive()
  told.length = 0
  follow(person())
  expect(told).toEqual([])
  follow(person({ ...keyed, intercomUserJwt: 'header.body.newer' }))
  expect(told).toEqual([['update', expect.objectContaining({ intercom_user_jwt: 'header.body.newer' })]])
})

test('is for nobody without keys, while acting as somebody, or without a person', () => {
  expect(supportPersonOf({ user: null, acting: null })).toBeNull()
  expect(supportPersonOf({ user: individual, acting: null })).toBeNull()
  expect(person({ ...keyed, actingAdminName: 'Gita Rao' })).toBeNull()
})
