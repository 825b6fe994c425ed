import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { BookingDatabase } from './db/schema.ts'

/** What booking's calls and jobs work with. */
export interface Context extends Kit<BookingDatabase> {
  /** Left out where no card payments are set up. */
  readonly payments: Payments | undefined
}
