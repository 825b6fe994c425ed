import { LinkButton } from '@waymark/ui/link-button'
import { useAppStore } from '@waymark/web-kit/store'
import form from '../sign-in/sign-in-form.module.css'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import css from './invitations.module.css'
import { InviteFriendsForm } from './invite-friends-form.tsx'

const title = 'Refer a friend'
const lead = 'Do you know somebody who needs to know how accessible a place is? Show them Waymark.'

/** /refer-friend: a person invites others by email; organisations invite their clients elsewhere. */
export function ReferFriendPage() {
  const user = useAppStore((state) => state.user)
  if (user?.accountType === 'Individual' && !user.isGlobalAdmin)
    return (
      <SignInFrame title={title} lead={lead}>
        <InviteFriendsForm />
      </SignInFrame>
    )
  return (
    <SignInFrame title={title} lead={lead}>
      <div className={form.stack}>
        <p>
          {user
            ? 'You can only invite friends from an account of your own. You are logged in for an organisation, which invites clients under “By invitation”.'
            : 'Log in, so that your friend sees whose invitation it is.'}
        </p>
        <div className={css.actions}>
          {user ? (
            <LinkButton variant="primary" href="/dashboard">
              Go to my dashboard
            </LinkButton>
          ) : (
            <>
              <LinkButton variant="primary" href="/login?url=%2Frefer-friend">
                Log in
              </LinkButton>
              <LinkButton href="/register-profile">Create an account</LinkButton>
            </>
          )}
        </div>
      </div>
    </SignInFrame>
  )
}
