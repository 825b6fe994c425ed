import type { NotifyConfig } from '../config.ts'
import type { Attachment } from './attachment.ts'

export interface OutgoingEmail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachment?: Attachment | undefined
}

/** A server that accepts emails. */
export interface MailServer {
  /**
   * `refused` is permanent: the address does not exist, or the server will never accept this. Throws when a retry may
   * work.
   */
  send(email: OutgoingEmail): Promise<'taken' | 'refused'>
  close(): Promise<void>
}

const connectMs = 10_000
const answerMs = 30_000

/** The mail server of `SMTP_URL`; undefined without one. */
export function openMailServer({ smtpUrl, mailFrom }: NotifyConfig, publicUrl: URL): MailServer | undefined {
  if (smtpUrl === undefined) return undefined
  const opening = openTransport(smtpUrl)
  const from = mailFrom ?? `Waymark <no-reply@${publicUrl.hostname}>`
  return {
    send: async ({ id, to, subject, text, html, attachment }) => {
      // An email resent after a crash keeps its id, so that mail programs show it once.
      const messageId = `<email-${id}@${publicUrl.hostname}>`
      const transport = await opening
      try {
        await transport.sendMail({ from, to, subject, text, html, messageId, attachments: attachmentsOf(attachment) })
        return 'taken'
      } catch (error) {
        if (isRefusedForGood(error)) return 'refused'
        throw error
      }
    },
    close: async () => (await opening).close(),
  }
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    requireTLS: requiresTls(smtpUrl),
    url: smtpUrl,
  })
}

/** As a file beside the text: a calendar as an alternative of the text would hide it in some mail programs. */
function attachmentsOf(attachment: Attachment | undefined) {
  if (!attachment) return []
  return [{ filename: attachment.name, contentType: attachment.contentType, content: attachment.text }]
}

/** SMTP answers of 500 and above to this one email. A refused login is for the operator to fix, so it is retried. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && error.code !== 'EAUTH'
}

/** Emails carry links that open accounts: in clear text they go to this machine only. */
export function requiresTls(smtpUrl: string): boolean {
  const host = new URL(smtpUrl).hostname
  return !(host === 'localhost' || host === '[::1]' || host.startsWith('127.'))
}
