import { guestBooking } from '@waymark/contracts/guest-booking'
import { guestLink, guestLinkSubject } from '@waymark/domain/account/guest-link'
import { signLink } from '@waymark/service-kit/tokens'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity'] })
})
afterAll(() => world.stop())

const linkOf = (id: number, guestId: string, purpose: string = guestLink.purposes.booking, days = 14) =>
  signLink(world.parts.config.secret, {
    purpose,
    subject: guestLinkSubject({ id, guestId, email: 'Tama@guests.test' }),
    expiresAt: new Date(world.clock.now().getTime() + days * 86_400_000),
  })

test('a link gives the guest of the booking a new token, once', async () => {
  const token = linkOf(41, 'guest-of-41')
  const { responseData } = await world.call(guestBooking.openGuestBooking, { token })
  expect(responseData?.activityBookingId).toBe(41)
  const [, claims = ''] = (responseData?.token ?? '').split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub: 'guest:guest-of-41',
    email: 'tama@guests.test',
    aud: 'guest',
  })
  const again = await world.call(guestBooking.openGuestBooking, { token })
  expect(again.error?.name).toBe('LinkOver')
})

test.each([
  ['another purpose', () => linkOf(42, 'somebody', 'feedback')],
  ['the link to a waitlist', () => linkOf(42, 'somebody', guestLink.purposes.waitlist)],
  ['a link that is over', () => linkOf(42, 'somebody', guestLink.purposes.booking, -1)],
  ['a link that was altered', () => `${linkOf(42, 'somebody')}x`],
  ['something else', () => 'abc'],
])('refuses %s', async (_name, token) => {
  const answer = await world.call(guestBooking.openGuestBooking, { token: token() })
  expect(answer.error?.name).toBe('LinkOver')
})

test('the link to a waitlist does the same for its session', async () => {
  const token = linkOf(43, 'guest-who-waits', guestLink.purposes.waitlist)
  const open = () => world.call(guestBooking.openGuestWaitlist, { token })
  expect((await open()).responseData).toMatchObject({ activitySessionId: 43, token: expect.any(String) })
  expect((await open()).error?.name).toBe('LinkOver')
  const ofBooking = await world.call(guestBooking.openGuestWaitlist, { token: linkOf(43, 'guest-who-waits') })
  expect(ofBooking.error?.name).toBe('LinkOver')
})
