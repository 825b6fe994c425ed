import type { CallError } from '@waymark/web-kit/call-error'

/** What an account has for the second step of logging in. */
export interface SecondStepWays {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  readonly hasRecoveryCodes: boolean
}

/** What the refusal of a login says of them. */
export function waysOf({ apps, passkeys, recoveryCodes }: CallError['detail']): SecondStepWays {
  return { hasApp: apps !== 0, hasPasskey: passkeys !== 0, hasRecoveryCodes: recoveryCodes !== 0 }
}
