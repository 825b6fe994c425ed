import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'
import { drawnRoutes } from './drawn-routes.ts'

/** The three screens of access maps, for administrators and for organisations alike. */
const accessMaps = (path: string) =>
  page(path, 'Access maps', async () => (await import('./access-maps/access-maps-page.tsx')).AccessMapsPage, {
    children: [
      page(
        'new',
        'New access map',
        async () => (await import('./access-maps/new-access-map-page.tsx')).NewAccessMapPage,
      ),
      page(':id', 'Access map', async () => (await import('./access-maps/access-map-page.tsx')).AccessMapPage),
    ],
  })

export const routes: RemoteModule['routes'] = {
  admin: [accessMaps('/global-admin/access-maps')],
  dashboard: [accessMaps('/business/access-maps')],
  public: drawnRoutes(),
}

export const slots: RemoteModule['slots'] = {
  locationPin: async () => (await import('./location-pin/location-pin.tsx')).LocationPin,
  placesMap: async () => (await import('./on-access-page/places-map.tsx')).PlacesMap,
  placePanel: async () => (await import('./on-access-page/place-panel.tsx')).PlacePanel,
  placeFilters: async () => (await import('./location-map/all-filters.tsx')).AllFilters,
}
