import { expect, test } from 'vitest'
import { invitationState, invitationStep, invitedEmailsProblem } from './invitation.ts'

const now = new Date('2026-11-24T09:00:00Z')

test('is open until the instant it expires, and stays accepted for ever', () => {
  const stateOf = (endsInMs: number, acceptedAt: Date | null = null) =>
    invitationState({ acceptedAt, withdrawnAt: null, expiresAt: new Date(now.getTime() + endsInMs) }, now)
  expect([stateOf(1), stateOf(0), stateOf(-1)]).toEqual(['sent', 'expired', 'expired'])
  expect(stateOf(-1, now)).toBe('accepted')
})

test('is withdrawn from then on, unless it was accepted before', () => {
  const stateOf = (acceptedAt: Date | null) => invitationState({ acceptedAt, withdrawnAt: now, expiresAt: now }, now)
  expect([stateOf(null), stateOf(now)]).toEqual(['withdrawn', 'accepted'])
})

test('reports empty, too many and malformed addresses before anything is sent', () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.org`)
  expect(invitedEmailsProblem([])).toBe('Write an email address.')
  expect(invitedEmailsProblem(some(20))).toBeNull()
  expect(invitedEmailsProblem(some(21))).toBe('Invite at most 20 at once.')
  expect(invitedEmailsProblem([...some(1), 'nobody'])).toContain('nobody')
})

test('derives the step of an opened invitation from its state and its reader', () => {
  const hemi = { email: 'Hemi@example.org' }
  const step = (state: 'sent' | 'accepted' | 'expired' | 'withdrawn', reader: typeof hemi | null) =>
    invitationStep({ email: 'hemi@example.org', state }, reader)
  expect([step('sent', null), step('sent', hemi), step('sent', { email: 'mere@example.org' })]).toEqual([
    'signIn',
    'accept',
    'switchPerson',
  ])
  expect([step('accepted', null), step('accepted', hemi)]).toEqual(['used', 'accepted'])
  expect(step('withdrawn', hemi)).toBe('withdrawn')
  expect([step('expired', hemi), invitationStep(null, hemi)]).toEqual(['expired', 'noInvitation'])
})
