import { bookingStatusNames } from '@waymark/domain/booking/status'
import writeExcelFile from 'write-excel-file/node'
import type { bookingRowAnswer } from '../answers/booking-row.ts'

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Cell = { readonly value: string; readonly type: StringConstructor } | TimeCell | null
type TimeCell = { readonly value: Date; readonly type: DateConstructor; readonly format: string }

type BookingAnswer = ReturnType<typeof bookingRowAnswer>

interface Column {
  readonly title: string
  readonly width: number
  readonly cellOf: (row: BookingAnswer) => Cell
}

const columns: readonly Column[] = [
  { title: 'Booking', width: 10, cellOf: (row) => textCell(String(row.bookingId)) },
  { title: 'Status', width: 12, cellOf: (row) => textCell(bookingStatusNames[row.status]) },
  { title: 'Start', width: 17, cellOf: (row) => timeCell(row.requestedStartDateTime) },
  { title: 'End', width: 17, cellOf: (row) => timeCell(row.requestedEndDateTime) },
  { title: 'Time zone', width: 18, cellOf: (row) => textCell(row.timeZone) },
  { title: 'Service', width: 24, cellOf: (row) => textCell(row.serviceName) },
  { title: 'Size', width: 18, cellOf: (row) => textCell(row.sizeOptionName) },
  { title: 'Provider', width: 24, cellOf: (row) => textCell(row.accountName) },
  { title: 'Location', width: 28, cellOf: (row) => textCell(row.serviceAreaName) },
  { title: 'Staff', width: 24, cellOf: (row) => textCell(row.staff.map(fullName).join(', ')) },
  { title: 'Booked by', width: 22, cellOf: (row) => textCell(row.clientName) },
  { title: 'For', width: 22, cellOf: (row) => textCell(row.recipientName ?? '') },
  { title: 'Address', width: 44, cellOf: (row) => textCell(row.AddressForService) },
  { title: 'Fee', width: 14, cellOf: (row) => textCell(row.feeDisplay) },
]

/** The list as a sheet; times are wall times of each booking's area. */
export async function bookingSheet(rows: readonly BookingAnswer[]): Promise<Buffer> {
  const header = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => columns.map(({ cellOf }) => cellOf(row)))
  return writeExcelFile([header, ...body], {
    sheet: 'Bookings',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** A cell of type String is text to every reader, also where it begins like a formula. Characters XML cannot hold go. */
function textCell(value: string): Cell {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
  const text = value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return text === '' ? null : { value: text, type: String }
}

/** A wall time as the sheet's own date, so that it sorts; sheets know no zones. */
function timeCell(wallTime: string): Cell {
  return { value: new Date(`${wallTime}Z`), type: Date, format: 'dd/mm/yyyy hh:mm' }
}

function fullName(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
