import { columns as admin } from '@waymark/admin-service/db/columns'
import { columns as booking } from '@waymark/booking-service/db/columns'
import { columns as chat } from '@waymark/chat-service/db/columns'
import type { ServiceName } from '@waymark/contracts/service-names'
import { columns as identity } from '@waymark/identity-service/db/columns'
import { columns as map } from '@waymark/map-service/db/columns'
import { columns as notify } from '@waymark/notify-service/db/columns'
import { columns as provider } from '@waymark/provider-service/db/columns'
import type { ColumnFacts } from '@waymark/service-kit/column-facts'
import { allMigrations } from '@waymark/test-world/all-migrations'
import type { ServiceSchema } from './schema-file.ts'

const columns: Readonly<Record<ServiceName, ColumnFacts>> = { identity, provider, booking, map, admin, chat, notify }

/** What every service says of its database. */
export const allSchemas: readonly ServiceSchema[] = allMigrations.map(({ name, views }) => ({
  name,
  views,
  columns: columns[name],
}))
