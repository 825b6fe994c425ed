import type { InvitationStep } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { PlaceArt } from '@waymark/ui/place-art'
import { useAppStore } from '@waymark/web-kit/store'
import type { OpenedInvitation } from '@waymark/web-kit/use-invitation'
import Check from 'lucide-react/icons/check'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { AcceptedPart } from './accepted-part.tsx'
import css from './add-shortlist.module.css'
import { InvitationCard } from './invitation-card.tsx'

const back = 'url=%2Fadd-shortlist'

interface AnswerPartProps {
  readonly step: InvitationStep
  readonly opened: OpenedInvitation
}

/** What the reader of an invitation can do with it. */
export function AnswerPart({ step, opened }: AnswerPartProps) {
  const { shown } = opened
  switch (step) {
    case 'noInvitation':
      return (
        <DeadEnd title="We could not find it">
          Part of the link may be missing. Open it from the email again, or ask for a new invitation.
        </DeadEnd>
      )
    case 'expired':
      return (
        <DeadEnd title="Invitations work for 14 days">
          Ask {shown?.accountName ?? 'the person who invited you'} to send it again. It only takes them a moment.
        </DeadEnd>
      )
    case 'withdrawn':
      return (
        <DeadEnd title="It does not work any more">
          {shown?.accountName ?? 'The person who invited you'} took this invitation back. Ask them if you think that is
          a mistake.
        </DeadEnd>
      )
    case 'used':
      return (
        <DeadEnd title="An invitation works once">
          If it was you, log in: the location is on your shortlist. If not, ask for a new invitation.
        </DeadEnd>
      )
    case 'accepted':
      return <AcceptedPart serviceAreaId={shown?.serviceAreaId ?? null} isNew={opened.isJustAccepted} />
    case 'signIn':
      return shown && <SignInPart shown={shown} keep={opened.keep} />
    case 'switchPerson':
      return shown && <SwitchPart shown={shown} switchPerson={opened.switchPerson} />
    case 'accept':
      return shown && <AcceptPart shown={shown} opened={opened} />
  }
}

type Shown = NonNullable<OpenedInvitation['shown']>

function SignInPart({ shown, keep }: { readonly shown: Shown; readonly keep: () => void }) {
  return (
    <InvitationCard shown={shown}>
      <p>
        The invitation was sent to <b>{shown.email}</b>. Log in with this address, or create an account with it. You
        come back here afterwards.
      </p>
      <div className={css.actions}>
        <LinkButton variant="primary" href={`/login?${back}`} onClick={keep}>
          Log in
        </LinkButton>
        <LinkButton href={`/register-profile?${back}`} onClick={keep}>
          Create an account
        </LinkButton>
      </div>
    </InvitationCard>
  )
}

function SwitchPart({ shown, switchPerson }: { readonly shown: Shown; readonly switchPerson: () => void }) {
  const user = useAppStore((state) => state.user)
  return (
    <InvitationCard shown={shown}>
      <p>
        It was sent to <b>{shown.email}</b>. You are logged in as <b>{user?.email}</b>.
      </p>
      <div className={css.actions}>
        <Button variant="primary" icon={LogOut} onPress={switchPerson}>
          Log out and continue as {shown.email}
        </Button>
        <LinkButton href="/dashboard">Stay logged in</LinkButton>
      </div>
    </InvitationCard>
  )
}

function AcceptPart({ shown, opened }: { readonly shown: Shown; readonly opened: OpenedInvitation }) {
  const place = shown.serviceAreaName ?? shown.accountName ?? 'the location'
  return (
    <InvitationCard shown={shown}>
      <p>When you accept, {place} is added to your shortlist and you can book it in a few steps.</p>
      {opened.refusal && (
        <Notice tone="danger" title="It was not accepted." isLive>
          {opened.refusal.message}
        </Notice>
      )}
      <div className={css.actions}>
        <Button
          variant="primary"
          icon={Check}
          isPending={opened.isAccepting}
          pendingLabel="Accepting"
          onPress={opened.accept}
        >
          Accept the invitation
        </Button>
        <LinkButton href="/dashboard">Not now</LinkButton>
      </div>
    </InvitationCard>
  )
}

function DeadEnd({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return (
    <EmptyState
      title={title}
      picture={<PlaceArt of="walk" />}
      action={
        <LinkButton variant="primary" href={isSignedIn ? '/dashboard' : '/login'}>
          {isSignedIn ? 'Go to my dashboard' : 'Log in'}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
