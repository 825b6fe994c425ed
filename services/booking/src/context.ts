import type { Kit } from '@waymark/service-kit/kit'
import type { BookingDatabase } from './db/schema.ts'

/** What booking's calls and jobs work with. */
export type Context = Kit<BookingDatabase>
