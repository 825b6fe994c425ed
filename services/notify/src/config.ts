import { flag, optional, readConfig } from '@waymark/service-kit/read-config'

export type NotifyConfig = ReturnType<typeof readNotifyConfig>

/** Notify's settings. Without a mail server, emails stay in the mailbox page. */
export const readNotifyConfig = (env: Readonly<Record<string, string | undefined>>) =>
  readConfig(env, {
    smtpUrl: optional('SMTP_URL'),
    mailFrom: optional('MAIL_FROM'),
    hasMailboxPage: flag('MAILBOX_PAGE', true),
  })
