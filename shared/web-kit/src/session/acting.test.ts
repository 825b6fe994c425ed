import { expect, test, vi } from 'vitest'
import { followActing } from './acting.ts'
import { session } from './browser-session.ts'

test('tells the server when the page is left, also when the browser keeps it for Back, and is over when it comes back', () => {
  const leave = vi.spyOn(session.acting, 'leave')
  const end = vi.spyOn(session.acting, 'end')
  followActing()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  // Once for each time the session of this document was started, which other tests do too.
  expect(leave).toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(end).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(end).toHaveBeenCalledWith('refused')
})
