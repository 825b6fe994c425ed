import type { Kit } from '@waymark/service-kit/kit'
import type { ProviderDatabase } from './db/schema.ts'

/** What provider's calls and jobs work with. */
export type Context = Kit<ProviderDatabase>
