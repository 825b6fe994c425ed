import { common } from '@waymark/contracts/common'
import { useCall } from '@waymark/web-kit/use-call'

/** An installation without an email server keeps its emails on a page; this leads there, where that page is open. */
export function MailboxLink() {
  const settings = useCall(common.getClientSettings, {}, { ignore401: true })
  if (!settings.data?.isMailboxPageOpen) return null
  return <a href="/dev/mail">Open the mailbox of this installation</a>
}
