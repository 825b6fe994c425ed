import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { IdentityConfig } from './config.ts'
import type { IdentityDatabase } from './db/schema.ts'
import type { KeyRing } from './session/key-ring.ts'

/** The dependencies of identity's calls and jobs. */
export interface Context extends Kit<IdentityDatabase> {
  readonly config: IdentityConfig
  readonly keys: KeyRing
  /** Undefined where card payments are not set up. */
  readonly payments: Payments | undefined
}
