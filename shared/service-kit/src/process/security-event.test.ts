import { expect, test, vi } from 'vitest'
import { logSecurityEvent } from './security-event.ts'

test('writes what happened with ids only, and at most fifty a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const info = vi.fn()
  for (let attempt = 0; attempt < 200; attempt += 1)
    logSecurityEvent({ info }, 'sign-in failed', { userProfileId: 7, network: '192.0.2.1' })
  expect(info).toHaveBeenCalledTimes(50)
  expect(info).toHaveBeenLastCalledWith(
    { securityEvent: 'sign-in failed', userProfileId: 7, network: '192.0.2.1' },
    'sign-in failed',
  )
  vi.advanceTimersByTime(1000)
  logSecurityEvent({ info }, 'signed in', {})
  expect(info).toHaveBeenCalledTimes(51)
  vi.useRealTimers()
})
