import type { OutputOf } from '@waymark/contracts/define-call'
import { invitation } from '@waymark/contracts/invitation'
import { type InvitationStep, invitationStateOf, invitationStep } from '@waymark/domain/account/invitation'
import { useState } from 'react'
import type { CallError } from '../calls/call-error.ts'
import { useCall } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { useLocation } from '../page/router.ts'
import { session } from '../session/browser-session.ts'
import { fragmentToken } from '../session/fragment-token.ts'
import { type InvitationPath, keepInvitation, keptInvitation } from '../session/kept-invitation.ts'
import { useAppStore } from '../session/store.ts'

/** The content of an emailed invitation. */
export type ShownInvitation = NonNullable<OutputOf<typeof invitation.isValidInvitationEmail>['invitation']>

/** An opened invitation and what its reader can do with it. */
export interface OpenedInvitation {
  /** For `Loaded` of ui: what its reader can do, once the link and they are known. */
  readonly found: {
    readonly data: InvitationStep | undefined
    readonly error: CallError | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Null for a link that Waymark never sent. */
  readonly shown: ShownInvitation | null
  readonly accept: () => void
  readonly isAccepting: boolean
  /** It was accepted on this page, a moment ago. */
  readonly isJustAccepted: boolean
  /** Why it was not accepted. */
  readonly refusal: CallError | null
  /** Stores the invitation before the person leaves to log in or register. */
  readonly keep: () => void
  /** Logs the wrong person out; the invitation stays open for the right one. */
  readonly switchPerson: () => void
}

/** Opens the link's invitation, or the one stored while its reader registered or logged in. */
export function useInvitation(path: InvitationPath): OpenedInvitation {
  const { hash } = useLocation()
  // Accepting deletes what was stored, but the page still shows it.
  const [kept] = useState(() => keptInvitation())
  const token = fragmentToken(hash) ?? (kept?.path === path ? kept.token : null)
  const isStarting = useAppStore((state) => state.session === 'starting')
  const reader = useAppStore(({ user }) => user)
  const found = useCall(
    invitation.isValidInvitationEmail,
    { token: token ?? '' },
    { enabled: token !== null, ignore401: true },
  )
  const accept = useSend(invitation.addShortlistFromEmailInvitation, {
    quiet: true,
    onSuccess: async () => {
      keepInvitation(null)
      // Accepting may restrict what the person sees.
      await session.refresh(true)
    },
  })
  const isNoToken = token === null || found.error?.status === 422
  const shown = found.data?.invitation ?? null
  const { state, isWithdrawn } = found.data ?? { state: 'unknown', isWithdrawn: false }
  const isKnown = !isStarting && (isNoToken || found.data !== undefined)
  const opened =
    shown && state !== 'unknown' ? { email: shown.email, state: invitationStateOf({ state, isWithdrawn }) } : null

  function keep() {
    if (token !== null && shown) keepInvitation({ path, token, email: shown.email })
  }

  return {
    found: {
      data: isKnown ? invitationStep(opened, reader) : undefined,
      error: isNoToken ? null : found.error,
      isFetching: found.isFetching,
      refetch: found.refetch,
    },
    shown,
    accept: () =>
      accept.mutate(
        { input: { token: token ?? '' } },
        // It has been used or has expired since: the page says which.
        { onError: ({ name }) => (name === 'LinkNotValid' ? void found.refetch() : undefined) },
      ),
    isAccepting: accept.isPending,
    isJustAccepted: accept.isSuccess,
    refusal: accept.error,
    keep,
    switchPerson() {
      keep()
      void session.logout()
    },
  }
}
