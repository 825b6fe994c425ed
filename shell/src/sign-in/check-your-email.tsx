import { Notice } from '@waymark/ui/notice'
import type { ReactNode } from 'react'
import { MailboxLink } from './mailbox-link.tsx'

/** After something was sent by email: where to look, and what to do when nothing comes. */
export function CheckYourEmail({ children }: { readonly children: ReactNode }) {
  return (
    <Notice tone="success" title="Check your email." isLive>
      {children} Nothing there after a few minutes? Look in your spam folder. <MailboxLink />
    </Notice>
  )
}
