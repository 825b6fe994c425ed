import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { ProviderDatabase } from './db/schema.ts'

/** The dependencies of provider's calls and jobs. */
export interface Context extends Kit<ProviderDatabase> {
  /** Undefined where card payments are not set up. */
  readonly payments: Payments | undefined
}
