import type { Kit } from '@waymark/service-kit/kit'
import { defineService } from '@waymark/service-kit/service'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { AdminDatabase } from './db/schema.ts'
import { adminJobs } from './jobs/index.ts'

export const service = defineService({
  name: 'admin',
  migrations,
  createContext: (kit: Kit<AdminDatabase>): Context => kit,
  buildApp,
  jobs: adminJobs,
})
