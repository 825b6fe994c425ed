import { page } from '@waymark/web-kit/page'
import type { RouteObject } from '@waymark/web-kit/router'

/** The screens whose content comes in their document: drawn in Node too, without `window`. */
export const drawnRoutes = (): RouteObject[] => [
  page(
    '/activity-booking/new-booking',
    'Activities & events',
    async () => (await import('./new-activity-booking/new-activity-booking-page.tsx')).NewActivityBookingPage,
  ),
]
