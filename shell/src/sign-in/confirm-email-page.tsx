import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { useLocation } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** Confirming a new email address with the emailed link. It takes a press, because mail scanners open links but press nothing. */
export function ConfirmEmailPage() {
  const token = fragmentToken(useLocation().hash)
  const confirming = useSend(account.confirmNewEmail, { quiet: true })
  const { error } = confirming
  if (confirming.isSuccess)
    return (
      <SignInFrame title="Your new address is confirmed" lead="From now on you log in with it." isAnswer>
        <div>
          <LinkButton variant="primary" href="/login">
            Log in
          </LinkButton>
        </div>
      </SignInFrame>
    )
  const isDead = token === null || error?.name === 'LinkNotValid' || error?.status === 422
  return (
    <SignInFrame lead={isDead ? undefined : 'One more step: confirm that this address is yours.'}>
      {isDead ? (
        <Notice tone="warning" title="This link does not work any more.">
          Links to confirm a new address work once, for 48 hours. Log in with the address you had, and ask for a new
          link under “Your email address” of your profile.
        </Notice>
      ) : (
        <div className={css.stack}>
          <Button
            variant="primary"
            isPending={confirming.isPending}
            pendingLabel="Confirming"
            onPress={() => confirming.mutate({ input: { token } })}
          >
            Confirm my new address
          </Button>
          {error && (
            <Notice tone="danger" title="That did not work." isLive>
              {error.message}
            </Notice>
          )}
        </div>
      )}
    </SignInFrame>
  )
}
