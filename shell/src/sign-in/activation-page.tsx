import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { keptInvitation } from '@waymark/web-kit/kept-invitation'
import { useLocation } from '@waymark/web-kit/router'
import { SendActivation } from './send-activation.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadActivation = async () => account.activationUser

/** Confirming an email address with the emailed link. It takes a press, because mail scanners open links but press nothing. */
export function ActivationPage() {
  const token = fragmentToken(useLocation().hash)
  const activation = usePublicForm(loadActivation)
  if (activation.isDone) {
    const invited = keptInvitation()
    return (
      <SignInFrame
        title="Your email address is confirmed"
        lead={invited ? 'Log in now, and we take you back to your invitation.' : 'You can log in now.'}
      >
        <div>
          <LinkButton
            variant="primary"
            href={invited ? `/login?${new URLSearchParams({ url: invited.path })}` : '/login'}
          >
            Log in
          </LinkButton>
        </div>
      </SignInFrame>
    )
  }
  const isDead = token === null || activation.refusal === 'LinkNotValid' || activation.refusal === 'BadInput'
  return (
    <SignInFrame lead={isDead ? undefined : 'One more step: confirm that this address is yours.'}>
      {isDead ? (
        <>
          <Notice tone="warning" title="This link does not work any more.">
            Links to confirm an address work for 48 hours. We can send you a new one.
          </Notice>
          <SendActivation />
        </>
      ) : (
        <div className={css.stack}>
          <Button
            variant="primary"
            isPending={activation.isPending}
            pendingLabel="Confirming"
            onPress={() => activation.submit({ token })}
          >
            Confirm my email address
          </Button>
          {activation.message && (
            <Notice tone="danger" title="That did not work." isLive>
              {activation.message}
            </Notice>
          )}
        </div>
      )}
    </SignInFrame>
  )
}
