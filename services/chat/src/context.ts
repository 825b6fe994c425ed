import type { Kit } from '@waymark/service-kit/kit'
import type { ChatDatabase } from './db/schema.ts'
import type { SendLimit } from './transport/send-limit.ts'

/** What chat's calls, jobs and socket work with. */
export interface Context extends Kit<ChatDatabase> {
  readonly sendLimit: SendLimit
}
