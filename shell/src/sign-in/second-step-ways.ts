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

/** What to do about a code that is not right, with what the account has. */
export function wrongCodeText({ hasApp, hasPasskey, hasRecoveryCodes }: SecondStepWays): string {
  const others = [
    ...(hasApp ? ['Wait for the next one'] : ['Check it']),
    ...(hasRecoveryCodes ? [hasApp ? 'use a recovery code' : 'use another one'] : []),
    ...(hasPasskey ? ['use your passkey'] : []),
  ]
  const last = others.length > 1 ? `, or ${others.at(-1)}` : ''
  const first = last === '' ? others : others.slice(0, -1)
  return `This ${hasApp ? 'code' : 'recovery code'} is not right, or it was used before. ${first.join(', ')}${last}.`
}
