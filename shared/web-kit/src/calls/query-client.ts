import { type InvalidateQueryFilters, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Call, InputOf } from '@waymark/contracts/define-call'
import type { Tag } from '@waymark/contracts/tags'
import { dismissSuccesses, notify } from '../live/notices.ts'
import { CallError, isNetworkError } from './call-error.ts'
import { reportConnection } from './connection.ts'
import { reportRedirect } from './redirecting.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What the answer shows: the call's `reads`. */
    queryMeta: { readonly reads?: readonly Tag[] }
    /** True when the screen shows the error itself. */
    mutationMeta: { readonly quiet?: boolean; readonly resends?: boolean }
  }
}

const freshMs = 15_000
/** When the server does not say how long to wait; ms. */
const retryAfterMs = 10_000
/** Those who wait at one address do not all ask at once; ms. */
const maxSpreadMs = 1000

/** Where a call's answers lie in the query cache: `[path]` for all of them, `[path, input]` for one. */
export function callKey<C extends Call>(call: C, input?: InputOf<C>): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input]
}

/** The query cache of the page. Failed changes show a toast, unless the caller shows the error itself (`quiet`). */
export function createQueryClient(): QueryClient {
  /** Reads that were refused as too many and have been asked again since. */
  const askedAgain = new WeakSet<object>()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Tried at once, even offline: it fails with a message, and is refetched when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => !isGone(state.error) && (state.status === 'error' ? 'always' : true),
        retry: shouldRetry,
        staleTime: freshMs,
        refetchOnWindowFocus: false,
      },
      // Never queued for later: something that a person gave up on must not happen after they have left.
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Of what was asked ahead the screen is not there yet.
        const isOnScreen = query.getObserversCount() > 0
        if (isOnScreen && error instanceof CallError && error.redirect) reportRedirect(error)
        if (!isTooMany(error) || askedAgain.has(query)) return
        askedAgain.add(query)
        const waitMs = error.retryAfterSeconds === undefined ? retryAfterMs : error.retryAfterSeconds * 1000
        setTimeout(
          () => {
            // Whoever pressed "Try again" meanwhile, or left the screen, needs no further request.
            if (query.isActive() && query.state.error === error && query.state.fetchStatus === 'idle')
              void query.fetch().catch(() => undefined)
          },
          waitMs + Math.random() * maxSpreadMs,
        )
      },
      onSuccess: (_data, query) => {
        askedAgain.delete(query)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (isNetworkError(error) && mutation.meta?.resends === true) return
        dismissSuccesses()
        const isQuiet = mutation.meta?.quiet === true
        // Without any answer the page stays: there it can be sent again and is not done twice.
        if (isQuiet && isNetworkError(error) && error.status === 0) return
        if (isNetworkError(error) && error.name !== 'Offline') reportConnection(error)
        else if (!isQuiet) notifyError(error)
      },
    }),
  })
  return queryClient
}

/** Makes stale the answers that show one of `changed`. Resolves once those on screen have been refetched. */
export function makeStale(queryClient: QueryClient, changed: readonly Tag[]): Promise<void> {
  if (changed.length === 0) return Promise.resolve()
  return askAnew(queryClient, {
    predicate: ({ meta }) => meta?.reads?.some((tag) => changed.includes(tag)) === true,
  })
}

/**
 * Makes answers stale, also those still on their way: a first answer may have been read before what is to be seen now,
 * and the library would keep it.
 */
export function askAnew(queryClient: QueryClient, stale: InvalidateQueryFilters = {}): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ ...stale, fetchStatus: 'fetching' }))
    if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true })
  return queryClient.invalidateQueries(stale)
}

/** Whether it is not there, or not for this person (404): it is asked for again only once something was changed. */
export function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.status === 404
}

function isTooMany(error: Error): error is CallError {
  return error instanceof CallError && error.status === 429
}

/** A read is retried twice after a network error or a restart; retrying a refusal would not help. */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (!(error instanceof CallError) || error.name === 'Offline') return false
  return failureCount < 2 && [0, 502, 503, 504].includes(error.status)
}

/** Shows an error as a toast; what the person can fix is shown as information. */
export function notifyError(error: unknown): void {
  if (error instanceof CallError) notify(error.treatErrorAsInform ? 'info' : 'error', error.message, error.requestId)
  else notify('error', 'Something went wrong. Please try again.')
}
