import { page } from '@waymark/web-kit/page'
import type { RouteObject } from '@waymark/web-kit/router'

/** The screens whose content comes in their document: drawn in Node too, without `window`. */
export const drawnRoutes = (): RouteObject[] => [
  page('/location-map', 'Map', async () => (await import('./location-map/location-map-page.tsx')).LocationMapPage, {
    children: [page(':id', 'Place', async () => (await import('./place/place-page.tsx')).PlacePage)],
  }),
]
