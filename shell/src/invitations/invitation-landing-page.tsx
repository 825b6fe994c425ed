import type { InvitationStep } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Navigate, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { type OpenedInvitation, type ShownInvitation, useInvitation } from '@waymark/web-kit/use-invitation'
import form from '../sign-in/sign-in-form.module.css'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import css from './invitations.module.css'

const back = 'url=%2Finvitation-landing-page'

/** /invitation-landing-page: the invitation of a friend, by the link of the email. */
export function InvitationLandingPage() {
  const { hash } = useLocation()
  const opened = useInvitation('/invitation-landing-page')
  const { found, shown } = opened
  const step = found.data ?? null
  if (shown?.kind === 'client') return <Navigate to={`/add-shortlist${hash}`} replace />
  return (
    <SignInFrame title={titleOf(step, shown)} turn={step}>
      <Loaded of={found} what="your invitation" shape="form" count={1}>
        {(known) => (
          <div className={form.stack}>
            <Answer step={known} opened={opened} />
          </div>
        )}
      </Loaded>
    </SignInFrame>
  )
}

function titleOf(step: InvitationStep | null, shown: ShownInvitation | null): string {
  switch (step) {
    case null:
      return 'Your invitation'
    case 'noInvitation':
      return 'This link does not go to an invitation'
    case 'expired':
      return 'This invitation has expired'
    case 'withdrawn':
      return 'This invitation was withdrawn'
    case 'used':
      return 'This invitation has already been used'
    case 'switchPerson':
      return 'This invitation is for somebody else'
    case 'accepted':
      return 'Welcome to Waymark'
    case 'signIn':
    case 'accept':
      return `${shown?.inviterName ?? 'Somebody'} invites you to Waymark`
  }
}

function Answer({ step, opened }: { readonly step: InvitationStep; readonly opened: OpenedInvitation }) {
  const { shown, keep } = opened
  switch (step) {
    case 'noInvitation':
      return (
        <OnWithout>
          Part of the link may be missing. Open it from the email again, or create an account without it.
        </OnWithout>
      )
    case 'expired':
      return <OnWithout>Invitations work for 14 days. You can create an account without one.</OnWithout>
    case 'withdrawn':
      return <OnWithout>Whoever sent it took it back. You can create an account without one.</OnWithout>
    case 'used':
      return <OnWithout hasAccount>An invitation works once. If it was you, log in.</OnWithout>
    case 'accepted':
      return (
        <>
          <p>{shown?.inviterName} was told that you are here.</p>
          <div className={css.actions}>
            <LinkButton variant="primary" href="/location-map">
              Find places
            </LinkButton>
            <LinkButton href="/dashboard">Go to my dashboard</LinkButton>
          </div>
        </>
      )
    case 'signIn':
      return (
        <>
          <Words shown={shown} />
          <p>
            The invitation was sent to <b>{shown?.email}</b>. Create an account with this address; it is free.
          </p>
          <div className={css.actions}>
            <LinkButton variant="primary" href={`/register-profile?${back}`} onClick={keep}>
              Create my account
            </LinkButton>
            <LinkButton href={`/login?${back}`} onClick={keep}>
              I have an account
            </LinkButton>
          </div>
        </>
      )
    case 'switchPerson':
      return <SwitchPerson opened={opened} />
    case 'accept':
      return (
        <>
          <Words shown={shown} />
          <p>You have an account already. Accept, and {shown?.inviterName} is told that you are here.</p>
          {opened.refusal && (
            <Notice tone="danger" title="It was not accepted." isLive>
              {opened.refusal.message}
            </Notice>
          )}
          <div className={css.actions}>
            <Button variant="primary" isPending={opened.isAccepting} pendingLabel="Accepting" onPress={opened.accept}>
              Accept the invitation
            </Button>
            <LinkButton href="/dashboard">Not now</LinkButton>
          </div>
        </>
      )
  }
}

function Words({ shown }: { readonly shown: ShownInvitation | null }) {
  return shown && shown.message !== '' ? (
    <blockquote className={css.words}>
      <p>{shown.message}</p>
    </blockquote>
  ) : null
}

function SwitchPerson({ opened }: { readonly opened: OpenedInvitation }) {
  const email = useAppStore(({ user }) => user?.email)
  return (
    <>
      <p>
        It was sent to <b>{opened.shown?.email}</b>. You are logged in as <b>{email}</b>.
      </p>
      <div className={css.actions}>
        <Button variant="primary" onPress={opened.switchPerson}>
          Log out and continue as {opened.shown?.email ?? 'the person invited'}
        </Button>
        <LinkButton href="/dashboard">Stay logged in</LinkButton>
      </div>
    </>
  )
}

interface OnWithoutProps {
  readonly children: string
  /** Logging in is the likelier next step. */
  readonly hasAccount?: boolean
}

function OnWithout({ children, hasAccount = false }: OnWithoutProps) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const ways = [
    { href: '/register-profile', words: 'Create an account' },
    { href: '/login', words: 'Log in' },
  ]
  const shown = isSignedIn
    ? [{ href: '/dashboard', words: 'Go to my dashboard' }]
    : hasAccount
      ? ways.toReversed()
      : ways
  return (
    <>
      <p>{children}</p>
      <div className={css.actions}>
        {shown.map(({ href, words }, at) => (
          <LinkButton key={href} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
            {words}
          </LinkButton>
        ))}
      </div>
    </>
  )
}
