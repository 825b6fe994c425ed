import { type Environment, flag, readEnvironment } from '@waymark/service-kit/environment'
import * as z from 'zod/mini'

export type NotifyConfig = ReturnType<typeof readNotifyConfig>

const variables = z.object({
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAILBOX_PAGE: z._default(flag, true),
})

/** Notify's settings. Without a mail server, emails stay on the mailbox page. */
export function readNotifyConfig(env: Environment) {
  const read = readEnvironment(env, variables)
  return { smtpUrl: read.SMTP_URL, mailFrom: read.MAIL_FROM, hasMailboxPage: read.MAILBOX_PAGE }
}
