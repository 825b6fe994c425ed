import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  public: [
    comingRoute(
      '/location-map',
      'Map',
      'Here you will find places on a map and in a list beside it, by what you need.',
    ),
    comingRoute('/access-page', 'Access map', 'Here you will see the access map that somebody shared with you.'),
  ],
}
