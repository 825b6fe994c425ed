import type { Kit } from '@waymark/service-kit/kit'
import type { AdminDatabase } from './db/schema.ts'

/** What admin's calls and jobs work with. */
export type Context = Kit<AdminDatabase>
