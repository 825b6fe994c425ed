import { account } from '@waymark/contracts/account'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { useLocation } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Confirming the new address of an account that is there. */
export function ConfirmEmailPage() {
  const token = fragmentToken(useLocation().hash)
  // Another link in the same tab begins anew.
  return <NewAddress key={token} token={token} />
}

function NewAddress({ token }: { readonly token: string | null }) {
  const confirming = useSend(account.confirmNewEmail, { quiet: true })
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
  return (
    <ConfirmByLink token={token} confirming={confirming} label="Confirm my new address">
      <Notice tone="warning" title="This link does not work any more.">
        Links to confirm a new address work once, for 48 hours.{' '}
        <TextLink href="/login">Log in with the address you had</TextLink>, and ask for a new link under “Your email
        address” of your profile.
      </Notice>
    </ConfirmByLink>
  )
}
