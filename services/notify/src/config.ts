import { type Environment, flag, readEnvironment, wholeNumber } from '@waymark/service-kit/environment'
import * as z from 'zod/mini'

export type NotifyConfig = ReturnType<typeof readNotifyConfig>

const variables = z.object({
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAILBOX_PAGE: z._default(flag, true),
  UNREAD_EMAIL_MINUTES: z._default(wholeNumber(0, 10_080), 30),
})

/** Notify's settings. Without a mail server, emails stay on the mailbox page. */
export function readNotifyConfig(env: Environment) {
  const read = readEnvironment(env, variables)
  return {
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    hasMailboxPage: read.MAILBOX_PAGE,
    /** How long a message stays unread before an email says so. */
    unreadEmailMinutes: read.UNREAD_EMAIL_MINUTES,
  }
}
