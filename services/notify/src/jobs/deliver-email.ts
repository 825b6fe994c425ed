import { deliveryAttempts } from '@waymark/contracts/jobs/notify'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { deleteEmail, endDelivery, findEmail } from '../db/emails.ts'
import { attachmentOf } from '../emails/attachment.ts'

/** Hands one email to the mail server. Without one it stays as it is, for the mailbox page. */
export const deliverEmail: JobHandlers<'notify', Context>['notify.deliver-email'] = async (
  { emailId },
  { context, log, attempt },
) => {
  if (!context.mailServer) return
  const email = await findEmail(context.db, emailId)
  if (email?.status !== 'queued') return
  // The last email to somebody who is gone goes with them: it holds their address.
  const end = (outcome: Parameters<typeof endDelivery>[2]) =>
    email.kind === 'account deleted' ? deleteEmail(context.db, emailId) : endDelivery(context.db, emailId, outcome)
  try {
    const outcome = await context.mailServer.send({
      id: email.id,
      to: email.to_address,
      subject: email.subject,
      text: email.text_body,
      html: email.html_body,
      attachment: attachmentOf(email),
    })
    if (outcome === 'refused') log.warn({ emailId, kind: email.kind }, 'the mail server permanently refused an email')
    await end(outcome === 'taken' ? { status: 'sent', sentAt: context.now() } : failed)
  } catch (error) {
    if (attempt >= deliveryAttempts) await end(failed)
    throw error
  }
}

const failed = { status: 'failed', sentAt: null } as const
