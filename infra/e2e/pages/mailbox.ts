import { type APIRequestContext, expect } from '@playwright/test'

export interface SentEmail {
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Waits for an email of one kind to an address, in the mailbox that stands in for a mail server. */
export async function emailTo(request: APIRequestContext, to: string, kind: string): Promise<SentEmail> {
  let found: SentEmail | undefined
  await expect
    .poll(async () => {
      const response = await request.get('/dev/mail.json', { params: { to } })
      const emails: SentEmail[] = await response.json()
      found = emails.find((email) => email.kind === kind)
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`no ${kind} email to ${to}`)
  return found
}
