import { Readable } from 'node:stream'
import type { XlsxStreamRow } from 'hucre/xlsx'
import { type FileAnswer, file } from '../calls/refusal.ts'

/**
 * A column of text, of wall times (`YYYY-MM-DDTHH:mm:ss`) or none and of days (`YYYY-MM-DD`), written as native dates so
 * that they sort, or of counts and of other amounts, such as money, or none, written as numbers so that they add up.
 */
export type SheetColumn<Row> = {
  readonly title: string
  /** In characters. */
  readonly width: number
} & (
  | { readonly textOf: (row: Row) => string }
  | { readonly timeOf: (row: Row) => string | null }
  | { readonly dayOf: (row: Row) => string }
  | { readonly countOf: (row: Row) => number }
  | { readonly numberOf: (row: Row) => number | null }
)

export interface Sheet<Row, Id extends number = number> {
  /** The file's name without `.xlsx`, from the first row. */
  readonly nameOf: (first: Row | undefined) => string
  readonly title: string
  readonly columns: readonly SheetColumn<Row>[]
  /** The ids to write, in order. */
  readonly ids: readonly Id[]
  /** Reads the rows of some ids, in the same order; deleted ones are absent. */
  readonly read: (ids: readonly Id[]) => Promise<readonly Row[]>
}

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pageSize = 500

/**
 * Streams a list as an xlsx file: one page of rows in memory at a time, read only as fast as the client consumes it.
 * The first page is read before the answer starts, so that early failures become error answers, and to estimate the
 * file's size. A later failure aborts the response, which no browser takes for a complete file.
 */
export async function sheetFile<Row, Id extends number>(sheet: Sheet<Row, Id>): Promise<FileAnswer> {
  const firstRows = await sheet.read(sheet.ids.slice(0, pageSize))
  return file({
    stream: Readable.fromWeb(await written(sheet, rowsOf(sheet, firstRows))),
    estimatedBytes: await estimatedBytes(sheet, firstRows),
    name: `${sheet.nameOf(firstRows[0])}.xlsx`,
    contentType,
  })
}

async function* rowsOf<Row, Id extends number>(sheet: Sheet<Row, Id>, firstRows: readonly Row[]): AsyncGenerator<Row> {
  yield* firstRows
  for (let from = pageSize; from < sheet.ids.length; from += pageSize)
    yield* await sheet.read(sheet.ids.slice(from, from + pageSize))
}

async function written<Row>(
  { title, columns }: Pick<Sheet<Row>, 'title' | 'columns'>,
  rows: AsyncIterable<Row> | Iterable<Row>,
) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(cellsOf(columns, rows), {
    name: title,
    columns: columns.map(({ title: header, width, ...kind }) => ({
      header,
      width,
      ...('timeOf' in kind && { numFmt: 'dd/mm/yyyy hh:mm' }),
      ...('dayOf' in kind && { numFmt: 'dd/mm/yyyy' }),
      ...('countOf' in kind && { numFmt: '#,##0' }),
      ...('numberOf' in kind && { numFmt: '#,##0.00' }),
    })),
    freezePane: { rows: 1 },
  })
}

async function* cellsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<XlsxStreamRow> {
  for await (const row of rows)
    yield columns.map((column) => {
      if ('timeOf' in column) return timeCell(column.timeOf(row))
      if ('dayOf' in column) return timeCell(`${column.dayOf(row)}T00:00:00`)
      if ('countOf' in column) return column.countOf(row)
      return 'numberOf' in column ? column.numberOf(row) : textCell(column.textOf(row))
    })
}

/** Text for every reader, even if it looks like a formula, without characters that XML cannot hold. */
function textCell(value: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
  const text = value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return text === '' ? null : text
}

/** Sheets have no time zones: the wall time is written unchanged. */
function timeCell(wallTime: string | null): Date | null {
  return wallTime === null ? null : new Date(`${wallTime}Z`)
}

/** Extrapolates the compressed size of the first page to all pages. */
async function estimatedBytes<Row, Id extends number>(
  sheet: Sheet<Row, Id>,
  firstRows: readonly Row[],
): Promise<number> {
  const bytesOf = async (rows: readonly Row[]) => (await new Response(await written(sheet, rows)).bytes()).length
  const frame = await bytesOf([])
  const page = (await bytesOf(firstRows)) - frame
  return frame + Math.round(page * Math.max(1, sheet.ids.length / pageSize))
}
