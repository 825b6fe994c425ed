import { migrations as admin } from '@waymark/admin-service/db/migrations/index'
import { views as adminViews } from '@waymark/admin-service/db/views'
import { migrations as booking } from '@waymark/booking-service/db/migrations/index'
import { views as bookingViews } from '@waymark/booking-service/db/views'
import { migrations as chat } from '@waymark/chat-service/db/migrations/index'
import { views as chatViews } from '@waymark/chat-service/db/views'
import { migrations as identity } from '@waymark/identity-service/db/migrations/index'
import { views as identityViews } from '@waymark/identity-service/db/views'
import { migrations as map } from '@waymark/map-service/db/migrations/index'
import { views as mapViews } from '@waymark/map-service/db/views'
import { migrations as notify } from '@waymark/notify-service/db/migrations/index'
import { views as notifyViews } from '@waymark/notify-service/db/views'
import { migrations as provider } from '@waymark/provider-service/db/migrations/index'
import { views as providerViews } from '@waymark/provider-service/db/views'
import type { ServiceMigrations } from '@waymark/service-kit/migrate'

/** The migrations of every service, and the views that it reads. */
export const allMigrations: readonly ServiceMigrations[] = [
  { name: 'identity', migrations: identity, views: identityViews },
  { name: 'provider', migrations: provider, views: providerViews },
  { name: 'booking', migrations: booking, views: bookingViews },
  { name: 'map', migrations: map, views: mapViews },
  { name: 'admin', migrations: admin, views: adminViews },
  { name: 'chat', migrations: chat, views: chatViews },
  { name: 'notify', migrations: notify, views: notifyViews },
]
