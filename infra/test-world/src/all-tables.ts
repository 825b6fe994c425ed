import type { AdminDatabase } from '@waymark/admin-service/db/schema'
import type { BookingDatabase } from '@waymark/booking-service/db/schema'
import type { ChatDatabase } from '@waymark/chat-service/db/schema'
import type { PlainIds } from '@waymark/domain/ids'
import type { IdentityDatabase } from '@waymark/identity-service/db/schema'
import type { MapDatabase } from '@waymark/map-service/db/schema'
import type { NotifyDatabase } from '@waymark/notify-service/db/schema'
import type { ProviderDatabase } from '@waymark/provider-service/db/schema'
import type { ColumnType } from 'kysely'

/** Ids are plain numbers here: a test makes them up. */
type PlainColumn<Column> =
  Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<PlainIds<Read>, PlainIds<Inserted>, PlainIds<Updated>>
    : PlainIds<Column>
type PlainTable<Table> = { [Column in keyof Table]: PlainColumn<Table[Column]> }

/** A service's own tables under their full names, without the views of others that it reads. */
type InSchema<Schema extends string, Tables> = {
  [Name in keyof Tables & string as Name extends `${string}.${string}` ? never : `${Schema}.${Name}`]: PlainTable<
    Tables[Name]
  >
}

/** Every table of the suite, by its full name. */
export type AllTables = InSchema<'identity', IdentityDatabase> &
  InSchema<'provider', ProviderDatabase> &
  InSchema<'booking', BookingDatabase> &
  InSchema<'map', MapDatabase> &
  InSchema<'admin', AdminDatabase> &
  InSchema<'chat', ChatDatabase> &
  InSchema<'notify', NotifyDatabase>
