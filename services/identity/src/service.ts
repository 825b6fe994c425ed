import type { Kit } from '@waymark/service-kit/kit'
import { openPayments } from '@waymark/service-kit/payments'
import { defineService } from '@waymark/service-kit/service'
import { buildApp } from './app.ts'
import { readIdentityConfig } from './config.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { IdentityDatabase } from './db/schema.ts'
import { identityJobs, identitySchedules } from './jobs/index.ts'
import { createKeyRing } from './session/key-ring.ts'

export const service = defineService({
  name: 'identity',
  migrations,
  createContext: (kit: Kit<IdentityDatabase>, env): Context => ({
    ...kit,
    config: readIdentityConfig(env),
    keys: createKeyRing(kit.db),
    payments: openPayments(env),
  }),
  buildApp,
  jobs: identityJobs,
  schedules: identitySchedules,
})
