import { expect, test } from 'vitest'
import { needsLoginAt } from './login-address.ts'

test('the page of an emailed link stays, where the link has ended the session', () => {
  expect(needsLoginAt('/user/profile')).toBe(true)
  expect(['/login', '/confirm-email', '/activation-user', '/reset-password'].filter(needsLoginAt)).toEqual([])
})
