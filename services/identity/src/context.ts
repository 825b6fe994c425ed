import type { Kit } from '@waymark/service-kit/kit'
import type { Payments } from '@waymark/service-kit/payments'
import type { IdentityConfig } from './config.ts'
import type { IdentityDatabase } from './db/schema.ts'
import type { KeyRing } from './session/key-ring.ts'

/** What identity's calls and jobs work with. */
export interface Context extends Kit<IdentityDatabase> {
  readonly config: IdentityConfig
  readonly keys: KeyRing
  /** Left out where no card payments are set up. */
  readonly payments: Payments | undefined
}
