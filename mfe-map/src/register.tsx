import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'
import { drawnRoutes } from './drawn-routes.ts'

/** What stands below the list of access maps, the administrators' and an organisation's alike. */
const accessMaps = [
  page('new', 'New access map', async () => (await import('./access-maps/new-access-map-page.tsx')).NewAccessMapPage),
  page(':id', 'Access map', async () => (await import('./access-maps/access-map-page.tsx')).AccessMapPage),
]

export const routes: RemoteModule['routes'] = {
  admin: [
    page(
      '/global-admin/access-maps',
      'Access maps',
      async () => (await import('./access-maps/access-maps-page.tsx')).AccessMapsPage,
      { children: accessMaps },
    ),
  ],
  dashboard: [
    page(
      '/business/access-maps',
      'Access maps',
      async () => (await import('./access-maps/access-maps-page.tsx')).AccessMapsPage,
      { children: accessMaps },
    ),
  ],
  public: drawnRoutes(),
}

export const slots: RemoteModule['slots'] = {
  locationPin: async () => (await import('./location-pin/location-pin.tsx')).LocationPin,
  placesMap: async () => (await import('./on-access-page/places-map.tsx')).PlacesMap,
  placePanel: async () => (await import('./on-access-page/place-panel.tsx')).PlacePanel,
  placeFilters: async () => (await import('./location-map/all-filters.tsx')).AllFilters,
}
