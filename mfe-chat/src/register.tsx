import { comingRoute } from '@waymark/web-kit/coming-screen'
import type { RemoteModule } from '@waymark/web-kit/remote-module'

export const routes: RemoteModule['routes'] = {
  dashboard: [
    comingRoute(
      '/booking/unread-messages',
      'Unread messages',
      'Here you will see the bookings that have messages you have not read.',
    ),
  ],
}
