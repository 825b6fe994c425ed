import type { Kit } from '@waymark/service-kit/kit'
import type { NotifyConfig } from './config.ts'
import type { NotifyDatabase } from './db/schema.ts'
import type { MailServer } from './emails/mail-server.ts'
import type { PushService } from './pushes/push-service.ts'
import type { TextService } from './texts/text-service.ts'

/** The dependencies of notify's calls and jobs. */
export interface Context extends Kit<NotifyDatabase> {
  readonly config: NotifyConfig
  /** When undefined, emails are stored and shown on the mailbox page. */
  readonly mailServer: MailServer | undefined
  /** When undefined, no text messages are offered. */
  readonly textService: TextService | undefined
  /** When undefined, no notifications on devices are offered. */
  readonly pushService: PushService | undefined
}
