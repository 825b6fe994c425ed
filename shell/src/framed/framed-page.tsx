import '@waymark/ui/styles/tokens.css'
import '@waymark/ui/styles/base.css'
import '../display/display.css'
import '../first-screen/late.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { restoreLostFocus } from '@waymark/web-kit/host/lost-focus'
import { loadRemoteModule } from '@waymark/web-kit/host/remotes'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { RouterProvider } from '@waymark/web-kit/router'
import { enableSlots } from '@waymark/web-kit/slots'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startDisplay } from '../display/display.ts'
import { LastBoundary } from '../layouts/last-boundary.tsx'
import { createFramedRouter } from './framed-router.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root.')

// No session is resumed: in another site's page everybody is a guest, also where the browser would send the cookie.
startDisplay()
restoreLostFocus()
enableSlots(loadRemoteModule)

createRoot(element).render(
  <StrictMode>
    <LastBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createFramedRouter()} />
      </QueryClientProvider>
    </LastBoundary>
  </StrictMode>,
)
