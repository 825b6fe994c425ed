import '@waymark/ui/styles/tokens.css'
import '@waymark/ui/styles/base.css'
import './display/display.css'
import './first-screen/late.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { askAhead } from '@waymark/web-kit/ask'
import { keepFocusInSight } from '@waymark/web-kit/host/focus-in-sight'
import { restoreLostFocus } from '@waymark/web-kit/host/lost-focus'
import { loadRemoteModule, preloadRemote } from '@waymark/web-kit/host/remotes'
import { turn } from '@waymark/web-kit/host/turn'
import { logBackIn } from '@waymark/web-kit/log-back-in'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { RouterProvider } from '@waymark/web-kit/router'
import { enableSlots } from '@waymark/web-kit/slots'
import { startSession } from '@waymark/web-kit/start-session'
import { addToVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startDisplay } from './display/display.ts'
import { InPlace } from './first-screen/in-place.tsx'
import { pageBeside } from './first-screen/page-beside.ts'
import { takeAnswers } from './first-screen/take-answers.ts'
import { takeAddresses } from './given-addresses.ts'
import { LastBoundary } from './layouts/last-boundary.tsx'
import { isPlainPage } from './layouts/public-layout.tsx'
import { preloadUi } from './layouts/with-ui.tsx'
import { startLoadingAhead } from './load-ahead.ts'
import { readDeclarations, useDeclarations } from './remote-declarations.ts'
import { createRouter, type PageRouter } from './router.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root.')

// Room for every file of a long visit: the check-in page keeps what it loaded, to open again without a connection.
performance.setResourceTimingBufferSize(2000)

const queryClient = createQueryClient()
// A shortlist that somebody brings along from another site's page: theirs once they are signed in.
if (location.pathname === '/shortlist') addToVisitorShortlist(new URLSearchParams(location.search).get('add'))
startSession(queryClient, logBackIn)
startDisplay()
restoreLostFocus()
enableSlots(loadRemoteModule)
// Without the list no screen of a remote opens, and the first visit to one says so.
takeAddresses().then(
  (remotes) => useDeclarations.setState(readDeclarations(remotes)),
  () => undefined,
)

void openPage(element)

/** In turns: on a cheap phone each part takes a tenth of a second. */
async function openPage(element: HTMLElement): Promise<void> {
  await turn()
  const { router, addOwnPages } = createRouter()
  await turn()
  startLoadingAhead({
    routes: () => {
      addOwnPages()
      return router.routes
    },
    preloadRemote,
    askAhead: (ask) => askAhead(queryClient, ask),
  })
  const page = (
    <StrictMode>
      <LastBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LastBoundary>
    </StrictMode>
  )
  // The document's first screen stays until the whole page can replace it.
  if (element.dataset.firstScreen === undefined) {
    createPageRoot(element).render(page)
    keepFocusInSight()
  } else {
    takeAnswers(element, queryClient)
    await turn()
    // The page may have been scrolled away from what has the focus: that stays so.
    const place = pageBeside(element, keepFocusInSight)
    const root = createPageRoot(place.root)
    void Promise.all([routesLoaded(router), isPlainPage(location.pathname) ? undefined : preloadUi()])
      // A part that does not load is said by the page itself.
      .catch((error) => console.warn(error))
      // In slices: on a cheap phone the whole page takes a second, in which nothing could be pressed.
      .then(() => startTransition(() => root.render(<InPlace place={place}>{page}</InPlace>)))
  }
}

/** What React has recovered from by drawing again, such as a script that did not load, is no fault of the page. */
function createPageRoot(container: HTMLElement) {
  return createRoot(container, { onRecoverableError: (error) => console.warn(error) })
}

function routesLoaded({ state, subscribe }: PageRouter['router']): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}
