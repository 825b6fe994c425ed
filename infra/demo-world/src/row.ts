import type { Insertable } from 'kysely'

/** A row as it goes into a table. */
export type Row<Table> = Insertable<Table>

/** The same with its identity, which the demo world always chooses itself. */
export type IdRow<Table> = Insertable<Table> & { readonly id: number }
