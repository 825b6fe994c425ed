import { account } from '@waymark/contracts/account'
import { loginAddress } from '@waymark/domain/login-address'
import { firstNeedsPath } from '@waymark/domain/rights/route-access'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { keptBooking, signInHref } from '@waymark/web-kit/kept-booking'
import { keptInvitation } from '@waymark/web-kit/kept-invitation'
import { sayAtLogin } from '@waymark/web-kit/log-back-in'
import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { SendActivation } from './send-activation.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Confirming the address of a new account. */
export function ActivationPage() {
  const token = fragmentToken(useLocation().hash)
  // Another link in the same tab begins anew.
  return <Activation key={token} token={token} />
}

function Activation({ token }: { readonly token: string | null }) {
  const navigate = useNavigate()
  const activation = useSend(account.activationUser, {
    quiet: true,
    onSuccess: async () => {
      const booking = keptBooking()
      if (!booking) return
      sayAtLogin('Your email address is confirmed. Log in, and confirm your booking.')
      await navigate(signInHref('/login', booking), { replace: true })
    },
  })
  if (activation.isSuccess) {
    const invited = keptInvitation()
    return (
      <SignInFrame
        title="Your email address is confirmed"
        isAnswer
        lead={invited ? 'Log in now, and we take you back to your invitation.' : 'You can log in now.'}
      >
        <div>
          <LinkButton variant="primary" href={loginAddress(invited ? invited.path : firstNeedsPath)}>
            Log in
          </LinkButton>
        </div>
      </SignInFrame>
    )
  }
  return (
    <ConfirmByLink token={token} confirming={activation} label="Confirm my email address">
      <Notice tone="warning" title="This link does not work any more.">
        Links to confirm an address work for 48 hours. If you have confirmed yours,{' '}
        <TextLink href="/login">log in</TextLink>. If not, we can send you a new one.
      </Notice>
      <SendActivation />
    </ConfirmByLink>
  )
}
