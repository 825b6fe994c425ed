import { page } from '@waymark/web-kit/page'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  public: [
    page('/location-map', 'Map', async () => (await import('./location-map/location-map-page.tsx')).LocationMapPage),
    page('/access-page', 'Access map', async () => (await import('./access-page/access-page.tsx')).AccessPage),
  ],
}

export const slots: RemoteModule['slots'] = {
  locationPin: async () => (await import('./location-pin/location-pin.tsx')).LocationPin,
}
