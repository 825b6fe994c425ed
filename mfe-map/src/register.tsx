import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  public: [
    {
      path: '/location-map',
      handle: { title: 'Map' },
      lazy: async () => ({ Component: (await import('./location-map/location-map-page.tsx')).LocationMapPage }),
    },
    {
      path: '/access-page',
      handle: { title: 'Access map' },
      lazy: async () => ({ Component: (await import('./access-page/access-page.tsx')).AccessPage }),
    },
  ],
}

export const slots: RemoteModule['slots'] = {
  locationPin: async () => (await import('./location-pin/location-pin.tsx')).LocationPin,
}
