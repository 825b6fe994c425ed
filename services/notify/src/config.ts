import {
  addressOf,
  ConfigError,
  type Environment,
  flag,
  readEnvironment,
  wholeNumber,
} from '@waymark/service-kit/environment'
import * as z from 'zod/mini'
import { isKeyPair } from './pushes/key-pair.ts'

export type NotifyConfig = ReturnType<typeof readNotifyConfig>

const variables = z.object({
  SMTP_URL: z.optional(addressOf(['smtp:', 'smtps:'], 'smtps://user:password@mail.example')),
  MAIL_FROM: z.optional(z.string()),
  MAILBOX_PAGE: z._default(flag, true),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  PUSH_ORIGINS: z._default(z.string(), ''),
  UNREAD_EMAIL_MINUTES: z._default(wholeNumber(0, 10_080), 30),
})

/** Notify's settings. Without a mail server, emails stay on the mailbox page. */
export function readNotifyConfig(env: Environment) {
  const read = readEnvironment(env, variables)
  return {
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    hasMailboxPage: read.MAILBOX_PAGE,
    pushKeys: pushKeysOf(read),
    /** How long a message stays unread before an email says so. */
    unreadEmailMinutes: read.UNREAD_EMAIL_MINUTES,
  }
}

function pushKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  PUSH_ORIGINS: origins,
}: z.output<typeof variables>) {
  if (!publicKey || !privateKey) return undefined
  if (!isKeyPair(publicKey, privateKey))
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; npx web-push generate-vapid-keys makes one.',
    )
  return { publicKey, privateKey, origins: origins.split(',').filter(Boolean) }
}
