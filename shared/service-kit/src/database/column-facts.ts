/** A TypeScript type, as the generated `schema.ts` writes it. */
export interface ColumnType {
  /** What is read, without null: `BookingStatus`, `readonly OpeningHours[]`. */
  readonly type: string
  /** The module that exports every name of `type`; left out when they are global. */
  readonly from?: string
  /** What is written, where it is not what is read: `string` for JSON that is written as text. */
  readonly written?: string
}

/** What PostgreSQL's catalog does not tell about the columns of one service. */
export interface ColumnFacts {
  /** Types by `table.column`, or by `view.column` (`booking_api.rating.average`). A view column that only repeats a table's needs none. */
  readonly types?: Readonly<Record<string, ColumnType>>
  /** Columns of published views that are never null, though they are expressions, or null in other rows of their table. */
  readonly neverNull?: readonly string[]
}
