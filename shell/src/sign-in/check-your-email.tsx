import { Notice } from '@waymark/ui/notice'
import type { ReactNode } from 'react'
import { MailboxLink } from './mailbox-link.tsx'

/** After an email was sent: where to look, and what to do if it does not arrive. */
export function CheckYourEmail({ children }: { readonly children: ReactNode }) {
  return (
    <Notice tone="success" title="Check your email." isLive>
      {children} Nothing there after a few minutes? Look in your spam folder. <MailboxLink />
    </Notice>
  )
}
