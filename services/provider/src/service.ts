import type { Kit } from '@waymark/service-kit/kit'
import { openPayments } from '@waymark/service-kit/payments'
import { defineService } from '@waymark/service-kit/service'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { ProviderDatabase } from './db/schema.ts'
import { providerJobs, providerSchedules } from './jobs/index.ts'

export const service = defineService({
  name: 'provider',
  migrations,
  createContext: (kit: Kit<ProviderDatabase>, env): Context => ({ ...kit, payments: openPayments(env) }),
  buildApp,
  jobs: providerJobs,
  schedules: providerSchedules,
})
