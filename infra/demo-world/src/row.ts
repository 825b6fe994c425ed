import type { PlainIds } from '@waymark/domain/ids'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { Insertable, Selectable } from 'kysely'

type Written<Inserted, Read> = {
  readonly [Column in keyof Inserted]: Column extends keyof Read
    ? NonNullable<Read[Column]> extends TimeRange
      ? Inserted[Column]
      : PlainIds<Inserted[Column] | Read[Column]>
    : Inserted[Column]
}

/** A row as it goes into a table by way of JSON, so that a JSON column is given what it means and not its text. */
export type Row<Table> = Written<Insertable<Table>, Selectable<Table>>

/** `Row` with its id, which the demo world always chooses itself. */
export type IdRow<Table> = Row<Table> & { readonly id: number }
