import { page } from '@waymark/web-kit/page'
import type { RouteObject } from '@waymark/web-kit/router'
import { loadView } from './new-activity-booking/load-view.ts'

/** The screens whose content comes in their document: drawn in Node too, without `window`. */
export const drawnRoutes = (): RouteObject[] => [
  page('/activity-booking/new-booking', 'Activities & events', async () => {
    const query = new URLSearchParams(globalThis.location?.search)
    const [{ NewActivityBookingPage }] = await Promise.all([
      import('./new-activity-booking/new-activity-booking-page.tsx'),
      // One that does not load is said by the screen.
      loadView(query).catch(() => undefined),
    ])
    return NewActivityBookingPage
  }),
]
