import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallError, networkError } from '../calls/call-error.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { useNotices } from '../live/notices.ts'
import { hemi } from '../testing/people.ts'
import { session } from './browser-session.ts'
import { keepGuest, useGuest } from './guest.ts'
import type { SessionState } from './session.ts'
import { startSession } from './start-session.ts'

test('reads that failed while the token could not be renewed are retried once it is; refusals stay', async () => {
  let tell: (state: SessionState) => void = () => undefined
  vi.spyOn(session, 'watch').mockImplementation((heard) => {
    tell = heard
    return () => undefined
  })
  vi.spyOn(session, 'start').mockResolvedValue()
  const queryClient = createQueryClient()
  startSession(queryClient)
  tell({ kind: 'starting', user: hemi })
  const reads = { bookings: networkError(0), notes: new CallError({ name: 'NotFound', message: 'No.', status: 404 }) }
  const asked: string[] = []
  for (const [name, error] of Object.entries(reads)) {
    const queryFn = async () => {
      asked.push(name)
      throw error
    }
    new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false }).subscribe(() => undefined)
  }
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  tell({ kind: 'signedIn', user: hemi })
  expect(asked).toEqual(['bookings', 'notes', 'bookings'])
  queryClient.clear()
})

test('a guest’s details go when somebody signs in, and when they log out', () => {
  let tell: (state: SessionState) => void = () => undefined
  vi.spyOn(session, 'watch').mockImplementation((heard) => {
    tell = heard
    return () => undefined
  })
  vi.spyOn(session, 'start').mockResolvedValue()
  startSession(createQueryClient())
  const guest = {
    token: 't',
    expires: '2099-01-01T00:00:00Z',
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.nz',
    phone: '',
  }
  keepGuest(guest)
  tell({ kind: 'signedOut', reason: 'start' })
  expect(useGuest.getState().guest).toEqual(guest)
  tell({ kind: 'signedIn', user: hemi })
  expect(useGuest.getState().guest).toBeNull()
  keepGuest(guest)
  tell({ kind: 'signedOut', reason: 'logout' })
  expect(useGuest.getState().guest).toBeNull()
})

test('who was signed in here is told when their session ends without their doing, and nobody else', () => {
  let tell: (state: SessionState) => void = () => undefined
  vi.spyOn(session, 'watch').mockImplementation((heard) => {
    tell = heard
    return () => undefined
  })
  vi.spyOn(session, 'start').mockResolvedValue()
  const onExpired = vi.fn()
  startSession(createQueryClient(), onExpired)
  // Somebody who comes back too late to a page that is open to everybody just reads it.
  tell({ kind: 'starting', user: hemi })
  tell({ kind: 'signedOut', reason: 'expired' })
  tell({ kind: 'signedIn', user: hemi })
  tell({ kind: 'signedOut', reason: 'logout' })
  expect(onExpired).not.toHaveBeenCalled()
  tell({ kind: 'signedIn', user: hemi })
  tell({ kind: 'signedOut', reason: 'expired' })
  tell({ kind: 'signedOut', reason: 'expired' })
  expect(onExpired).toHaveBeenCalledOnce()
})

test.each([
  [
    'logout',
    'You logged out in another tab.',
    'You logged out in another tab. What you had typed here and not sent is gone.',
  ],
  ['logout', undefined, undefined],
] as const)('a page that is open to everybody says why it is a stranger’s now: %s, %s', (reason, said, notice) => {
  let tell: (state: SessionState) => void = () => undefined
  vi.spyOn(session, 'watch').mockImplementation((heard) => {
    tell = heard
    return () => undefined
  })
  vi.spyOn(session, 'start').mockResolvedValue()
  history.replaceState(null, '', '/activity-booking/new-booking')
  startSession(createQueryClient())
  tell({ kind: 'signedIn', user: hemi })
  useNotices.setState({ list: [] })
  tell({ kind: 'signedOut', reason, ...(said === undefined ? {} : { said }) })
  expect(useNotices.getState().list.map(({ text }) => text)).toEqual(notice === undefined ? [] : [notice])
})
