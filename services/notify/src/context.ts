import type { Kit } from '@waymark/service-kit/kit'
import type { NotifyConfig } from './config.ts'
import type { NotifyDatabase } from './db/schema.ts'
import type { MailServer } from './emails/mail-server.ts'

/** What notify's calls and jobs work with. */
export interface Context extends Kit<NotifyDatabase> {
  readonly config: NotifyConfig
  /** Left out: emails are kept and shown on the mailbox page. */
  readonly mailServer: MailServer | undefined
}
