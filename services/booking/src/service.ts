import type { Kit } from '@waymark/service-kit/kit'
import { defineService } from '@waymark/service-kit/service'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { BookingDatabase } from './db/schema.ts'
import { bookingJobs, bookingSchedules } from './jobs/index.ts'

export const service = defineService({
  name: 'booking',
  migrations,
  createContext: (kit: Kit<BookingDatabase>): Context => kit,
  buildApp,
  jobs: bookingJobs,
  schedules: bookingSchedules,
})
