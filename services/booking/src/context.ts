import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { BookingDatabase } from './db/schema.ts'

/** The dependencies of booking's calls and jobs. */
export interface Context extends Kit<BookingDatabase> {
  /** Undefined where card payments are not set up. */
  readonly payments: Payments | undefined
}
