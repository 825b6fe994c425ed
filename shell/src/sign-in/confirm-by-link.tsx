import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import type { CallError } from '@waymark/web-kit/call-error'
import type { ReactNode } from 'react'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

interface ConfirmByLinkProps {
  /** Null where the link has none. */
  readonly token: string | null
  readonly confirming: {
    readonly error: CallError | null
    readonly isPending: boolean
    readonly mutate: (sending: { readonly input: { readonly token: string } }) => void
  }
  readonly label: string
  /** What to do when the link does not work any more. */
  readonly children: ReactNode
}

/** Confirming an address with an emailed link. It takes a press, because mail scanners open links but press nothing. */
export function ConfirmByLink({ token, confirming, label, children }: ConfirmByLinkProps) {
  const { error, isPending } = confirming
  const isDead = token === null || error?.name === 'LinkNotValid' || error?.status === 422
  if (isDead) return <SignInFrame>{children}</SignInFrame>
  return (
    <SignInFrame lead="One more step: confirm that this address is yours.">
      <div className={css.stack}>
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel="Confirming"
          onPress={() => confirming.mutate({ input: { token } })}
        >
          {label}
        </Button>
        {error && (
          <Notice tone="danger" title="That did not work." isLive>
            {error.message}
          </Notice>
        )}
      </div>
    </SignInFrame>
  )
}
