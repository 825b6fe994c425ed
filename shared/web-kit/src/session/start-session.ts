import type { QueryClient } from '@tanstack/react-query'
import { routeAnswer } from '@waymark/domain/rights/route-access'
import { isNetworkError } from '../calls/call-error.ts'
import { useMismatches } from '../calls/check-answer.ts'
import { forgetAnswers, forgetAnswersOfOthers, forgetOverAnswers } from '../calls/kept-answers.ts'
import { askAnew } from '../calls/query-client.ts'
import { clearDrafts } from '../forms/drafts.ts'
import { clearNotices, notify } from '../live/notices.ts'
import { followActing } from './acting.ts'
import { followSession } from './app-store.ts'
import { session } from './browser-session.ts'
import { keepGuest } from './guest.ts'
import { keepBooking } from './kept-booking.ts'
import type { SessionState } from './session.ts'
import { forgetVisitorShortlist, joinVisitorShortlist, useVisitorShortlist } from './visitor-shortlist.ts'

/**
 * Connects the session with the store, the query cache and the browser, and resumes it. Call once, in the shell,
 * before the first render. `onExpired` is called when the session of somebody who was signed in on this page has ended
 * without their doing.
 */
export function startSession(queryClient: QueryClient, onExpired?: () => void): void {
  forgetOverAnswers(Date.now())
  let userProfileId: number | null = null
  let wasHere = false
  session.watch((state) => {
    // Before the page shows itself to a stranger.
    if (wasHere && state.kind === 'signedOut' && state.reason === 'expired') onExpired?.()
    const hasLeft = wasHere
    wasHere = state.kind === 'signedIn'
    followSession(state)
    const next = state.kind === 'signedOut' ? null : state.user.userProfileId
    if (userProfileId !== null && next !== userProfileId) queryClient.clear()
    if (userProfileId === null && next !== null) forgetAnswersToStrangers(queryClient)
    if (state.kind === 'signedIn' && userProfileId === null) keepGuest(null)
    if (state.kind === 'signedIn' && !state.acting && userProfileId === null) void takeOverShortlist(queryClient)
    if (isLogout(state)) clearPersonalData()
    // A page that is open to everybody stays, as a stranger sees it; every other leads to the login, which says the same.
    if (
      hasLeft &&
      state.kind === 'signedOut' &&
      state.reason === 'logout' &&
      state.said !== undefined &&
      routeAnswer(location.pathname, null) === 'open'
    )
      notify('info', `${state.said} What you had typed here and not sent is gone.`)
    // Whom an administrator acts as is somebody else for this tab alone.
    if (state.kind === 'signedIn' && !state.acting) forgetAnswersOfOthers(state.user.userProfileId)
    if (state.kind === 'signedIn') void askAgain(queryClient)
    userProfileId = next
  })
  followActing()
  addEventListener('online', session.wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.wake()
  })
  useMismatches.subscribe(reportLast)
  void session.start()
}

/** What everybody may read is less than what a person reads with the same call. */
function forgetAnswersToStrangers(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' })
  void askAnew(queryClient)
}

/** Reads that failed while the token could not be renewed are retried once there is one. */
function askAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isNetworkError(state.error) })
}

/** What somebody shortlisted before they signed in is theirs now; when that fails it waits for the next time. */
async function takeOverShortlist(queryClient: QueryClient): Promise<void> {
  if (useVisitorShortlist.getState().serviceAreaIds.length === 0) return
  try {
    await joinVisitorShortlist()
    await askAnew(queryClient, { predicate: ({ meta }) => isReading(meta, 'shortlist') })
  } catch {
    // It stays in this browser.
  }
}

const isReading = (meta: Readonly<Record<string, unknown>> | undefined, tag: string) =>
  Array.isArray(meta?.reads) && meta.reads.includes(tag)

function isLogout(state: SessionState): boolean {
  return state.kind === 'signedOut' && state.reason === 'logout'
}

function clearPersonalData(): void {
  clearDrafts()
  keepBooking(null)
  clearNotices()
  forgetAnswers()
  forgetVisitorShortlist()
  keepGuest(null)
}

/** Loaded when there is something to report: next to no page has. */
function reportLast({ mismatches }: ReturnType<typeof useMismatches.getState>): void {
  const last = mismatches.at(-1)
  if (!last) return
  import('../calls/report-mismatch.ts')
    .then(({ reportMismatch }) => reportMismatch(last))
    .catch(() => {
      // The page says all the same that it is out of date.
    })
}
