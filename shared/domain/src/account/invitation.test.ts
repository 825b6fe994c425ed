import { expect, test } from 'vitest'
import { invitationState } from './invitation.ts'

const now = new Date('2026-11-24T09:00:00Z')

test('an invitation stands until the instant it ends, and stays accepted for good', () => {
  const stateOf = (endsInMs: number, acceptedAt: Date | null = null) =>
    invitationState({ acceptedAt, expiresAt: new Date(now.getTime() + endsInMs) }, now)
  expect([stateOf(1), stateOf(0), stateOf(-1)]).toEqual(['sent', 'expired', 'expired'])
  expect(stateOf(-1, now)).toBe('accepted')
})
