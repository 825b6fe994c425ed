import { beforeEach, expect, test } from 'vitest'
import { invitationAhead, keepInvitation, keptInvitation } from './kept-invitation.ts'
import { storageKeys } from './preferences.ts'

const invitation = { path: '/add-shortlist', token: 'a.b', email: 'hemi@example.org' } as const

beforeEach(() => localStorage.clear())

test('an invitation is kept for three days, and only the pages on the way to it return to it', () => {
  keepInvitation(invitation)
  expect(keptInvitation()).toEqual(invitation)
  expect(keptInvitation(Date.now() + 3 * 86_400_000 + 1)).toBeNull()
  expect(invitationAhead('?url=/add-shortlist')).toEqual(invitation)
  expect(invitationAhead('?url=/booking/upcoming')).toBeNull()
  expect(invitationAhead('')).toBeNull()
  keepInvitation(null)
  expect(keptInvitation()).toBeNull()
})

test('anything else is not read as an invitation', () => {
  for (const text of [
    '{',
    'null',
    '[]',
    '{"path":"/elsewhere","token":"a","email":"b","untilMs":9e15}',
    '{"path":"/add-shortlist"}',
  ]) {
    localStorage.setItem(storageKeys.invitation, text)
    expect(keptInvitation(), text).toBeNull()
  }
})
