import { common } from '@waymark/contracts/common'
import { useCall } from '@waymark/web-kit/use-call'

/** An installation without an email server keeps its emails on a page; this links to it, where that page is enabled. */
export function MailboxLink() {
  const settings = useCall(common.getClientSettings, {}, { ignore401: true })
  if (!settings.data?.isMailboxPageOpen) return null
  return <a href="/dev/mail">Open the mailbox of this installation</a>
}
