import type { ServiceAreaServiceTable, ServiceSizeTable, ServiceStaffTable, ScheduleLineTable, ScheduleExceptionTable } from '@waymark/provider-service/db/schema'
import type { ServiceKey } from './service-line.ts'
import type { IdRow, Row } from './row.ts'

/** A size of an offered service as bookings use it. */
export interface DemoSize {
  readonly optionId: number
  readonly name: string
  readonly durationMinutes: number
  readonly priceCents: number | null
  readonly feeDisplay: string
}

/** One service offered in one area, in the form the bookings are planned from. */
export interface DemoOffer {
  readonly id: number
  readonly areaId: number
  readonly key: ServiceKey
  readonly serviceId: number
  readonly serviceName: string
  readonly bufferMinutes: number
  readonly staffIds: readonly number[]
  readonly sizes: readonly DemoSize[]
  /** Weekly starts: `[dayOfWeek, startMinute]`. */
  readonly starts: readonly (readonly [dayOfWeek: number, startMinute: number])[]
}

/** Services of all areas as rows, and as the bookings see them. */
export interface DemoOffers {
  readonly offers: readonly DemoOffer[]
  readonly areaServices: readonly IdRow<ServiceAreaServiceTable>[]
  readonly sizes: readonly Row<ServiceSizeTable>[]
  readonly staff: readonly Row<ServiceStaffTable>[]
  readonly lines: readonly IdRow<ScheduleLineTable>[]
  readonly exceptions: readonly IdRow<ScheduleExceptionTable>[]
}
