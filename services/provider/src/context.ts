import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { ProviderDatabase } from './db/schema.ts'

/** What provider's calls and jobs work with. */
export interface Context extends Kit<ProviderDatabase> {
  /** Left out where no card payments are set up. */
  readonly payments: Payments | undefined
}
