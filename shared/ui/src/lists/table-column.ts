import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell's content while its row is edited; without it, `cell` stays. */
  editCell?: (row: Row) => ReactNode
  /** The cell that names the row; as a card it becomes the title. */
  isRowHeader?: boolean
  isNumeric?: boolean
  isSortable?: boolean
  /** Keeps words like a time or a status on one line. */
  hasNoWrap?: boolean
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

export interface RowSelection<Row, Id> {
  chosen: ReadonlySet<Id>
  onChange: (chosen: ReadonlySet<Id>) => void
  /** The name of a row: "Choose Moana Faleolo". */
  nameOf: (row: Row) => string
}
