import { expect, it } from 'vitest'
import { requireReadableSettings } from './process-settings.ts'

it('accepts an installation without any settings', () => {
  expect(requireReadableSettings({})).toBeUndefined()
})

it.each([
  [{ WAYMARK_SECRET: 'short' }, 'Cannot start: make WAYMARK_SECRET at least 32 characters.'],
  [{ CALLS_PER_MINUTE: 'many' }, 'Cannot start: make CALLS_PER_MINUTE a number from 0 to 1000000.'],
  [{ PUBLIC_URL: 'waymark' }, 'Cannot start: make PUBLIC_URL a web address.'],
  [{ COMMUNITY_PRICE_NZD_CENTS: '$49' }, 'Cannot start: make COMMUNITY_PRICE_NZD_CENTS a number from 50 to 100000.'],
  [{ MAILBOX_PAGE: 'no' }, 'Cannot start: make MAILBOX_PAGE 1 or 0.'],
  [{ REDIS_URL: 'cache.internal' }, 'Cannot start: make REDIS_URL an address such as redis://cache.internal:6379.'],
  [{ SMTP_URL: 'mail' }, 'Cannot start: make SMTP_URL an address such as smtps://user:password@mail.example.'],
  [
    { VAPID_PUBLIC_KEY: 'one', VAPID_PRIVATE_KEY: 'other' },
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; npx web-push generate-vapid-keys makes one.',
  ],
  [{ OLD_HOSTS: 'old.example' }, 'OLD_HOSTS needs PUBLIC_URL, the address at another host that people are sent to.'],
])('refuses %j before anything is started', (env, sentence) => {
  expect(() => requireReadableSettings(env)).toThrow(sentence)
})
