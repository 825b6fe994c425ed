import type { Kit } from '@waymark/service-kit/kit'
import type { AdminDatabase } from './db/schema.ts'

/** The dependencies of admin's calls and jobs. */
export type Context = Kit<AdminDatabase>
