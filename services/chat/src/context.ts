import type { Kit } from '@waymark/service-kit/kit'
import type { ChatDatabase } from './db/schema.ts'

/** What chat's calls and jobs work with. */
export type Context = Kit<ChatDatabase>
