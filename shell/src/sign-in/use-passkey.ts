import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { account } from '@waymark/contracts/account'
import { CallError } from '@waymark/web-kit/call-error'
import { send } from '@waymark/web-kit/send'
import { useEffect } from 'react'

/** Asks the browser for a passkey of the account; `problem` says why there is none. */
export function usePasskey(
  { hasCode, ...person }: { readonly email: string; readonly password: string; readonly hasCode: boolean },
  onAnswer: (passkey: string) => void,
): {
  readonly ask: () => void
  /** Takes the question back, and forgets the last problem. */
  readonly reset: () => void
  readonly isPending: boolean
  readonly problem: string | undefined
} {
  const asking = useMutation<string | null, Error>({
    mutationFn: async () => {
      const { passkeyOptions } = await send(account.getSignInChallenge, person)
      if (passkeyOptions === null) return null
      return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(passkeyOptions) }))
    },
    onSuccess: (answer) => {
      if (answer !== null) onAnswer(answer)
    },
    meta: { quiet: true },
  })
  // Whoever leaves takes the question of the browser with them.
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), [])
  return {
    ask: () => asking.mutate(),
    reset: () => {
      WebAuthnAbortService.cancelCeremony()
      asking.reset()
    },
    isPending: asking.isPending,
    problem: problemOf(asking, hasCode),
  }
}

function problemOf(
  { data, error }: { readonly data: string | null | undefined; readonly error: Error | null },
  hasCode: boolean,
) {
  if (error instanceof CallError) return error.message
  if (error) return `The passkey was not used. Try again${hasCode ? ', or enter a code' : ''}.`
  return data === null ? 'Your account has no passkey. Enter a code instead.' : undefined
}
