import { migrations as admin } from '@waymark/admin-service/db/migrations/index'
import { migrations as booking } from '@waymark/booking-service/db/migrations/index'
import { migrations as chat } from '@waymark/chat-service/db/migrations/index'
import { migrations as identity } from '@waymark/identity-service/db/migrations/index'
import { migrations as map } from '@waymark/map-service/db/migrations/index'
import { migrations as notify } from '@waymark/notify-service/db/migrations/index'
import { migrations as provider } from '@waymark/provider-service/db/migrations/index'
import type { ServiceMigrations } from '@waymark/service-kit/migrate'

/** The migrations of every service. */
export const allMigrations: readonly ServiceMigrations[] = [
  { name: 'identity', migrations: identity },
  { name: 'provider', migrations: provider },
  { name: 'booking', migrations: booking },
  { name: 'map', migrations: map },
  { name: 'admin', migrations: admin },
  { name: 'chat', migrations: chat },
  { name: 'notify', migrations: notify },
]
