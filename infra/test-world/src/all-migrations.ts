import { columns as adminColumns } from '@waymark/admin-service/db/columns'
import { migrations as admin } from '@waymark/admin-service/db/migrations/index'
import { views as adminViews } from '@waymark/admin-service/db/views'
import { columns as bookingColumns } from '@waymark/booking-service/db/columns'
import { migrations as booking } from '@waymark/booking-service/db/migrations/index'
import { views as bookingViews } from '@waymark/booking-service/db/views'
import { columns as chatColumns } from '@waymark/chat-service/db/columns'
import { migrations as chat } from '@waymark/chat-service/db/migrations/index'
import { views as chatViews } from '@waymark/chat-service/db/views'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { columns as identityColumns } from '@waymark/identity-service/db/columns'
import { migrations as identity } from '@waymark/identity-service/db/migrations/index'
import { views as identityViews } from '@waymark/identity-service/db/views'
import { columns as mapColumns } from '@waymark/map-service/db/columns'
import { migrations as map } from '@waymark/map-service/db/migrations/index'
import { views as mapViews } from '@waymark/map-service/db/views'
import { columns as notifyColumns } from '@waymark/notify-service/db/columns'
import { migrations as notify } from '@waymark/notify-service/db/migrations/index'
import { views as notifyViews } from '@waymark/notify-service/db/views'
import { columns as providerColumns } from '@waymark/provider-service/db/columns'
import { migrations as provider } from '@waymark/provider-service/db/migrations/index'
import { views as providerViews } from '@waymark/provider-service/db/views'
import type { ColumnFacts } from '@waymark/service-kit/column-facts'
import type { ServiceMigrations } from '@waymark/service-kit/migrate'

interface ServiceDatabase extends ServiceMigrations {
  readonly columns: ColumnFacts
}

const schemas: Readonly<Record<ServiceName, Omit<ServiceDatabase, 'name'>>> = {
  identity: { migrations: identity, views: identityViews, columns: identityColumns },
  provider: { migrations: provider, views: providerViews, columns: providerColumns },
  booking: { migrations: booking, views: bookingViews, columns: bookingColumns },
  map: { migrations: map, views: mapViews, columns: mapColumns },
  admin: { migrations: admin, views: adminViews, columns: adminColumns },
  chat: { migrations: chat, views: chatViews, columns: chatColumns },
  notify: { migrations: notify, views: notifyViews, columns: notifyColumns },
}

/** What every service says of its database: its migrations, the views that it reads, and what the catalog does not tell. */
export const allMigrations: readonly ServiceDatabase[] = serviceNames.map((name) => ({ name, ...schemas[name] }))
