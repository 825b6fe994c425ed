import { Notice } from '@waymark/ui/notice'
import { formatInstant } from '@waymark/web-kit/format'
import type { ShownInvitation } from '@waymark/web-kit/use-invitation'
import type { ReactNode } from 'react'
import css from './add-shortlist.module.css'

interface InvitationCardProps {
  readonly shown: ShownInvitation
  /** What one can do. */
  readonly children: ReactNode
}

/** Who invites to what, in their words, and what accepting means. */
export function InvitationCard({ shown, children }: InvitationCardProps) {
  const { inviterName, accountName, serviceAreaName, message, restricts, expiresAt } = shown
  return (
    <div className={css.card}>
      <p>
        {inviterName} of {accountName} would like you to book with {serviceAreaName} on Waymark.
      </p>
      {message !== '' && (
        <blockquote className={css.words}>
          <p>{message}</p>
        </blockquote>
      )}
      {restricts && (
        <Notice tone="warning" title={`You will see ${accountName} only.`}>
          If you accept, you see and book the locations of {accountName} on Waymark, and no others. Talk to them first
          if you are not sure.
        </Notice>
      )}
      {children}
      <p className={css.small}>The invitation works once, until {formatInstant(expiresAt)}.</p>
    </div>
  )
}
