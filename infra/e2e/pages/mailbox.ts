import { type APIRequestContext, expect } from '@playwright/test'

export interface SentEmail {
  readonly id: number
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** All emails to an address, newest first, in the mailbox that replaces a mail server. */
export async function emailsTo(request: APIRequestContext, to: string): Promise<readonly SentEmail[]> {
  return (await request.get('/dev/mail.json', { params: { to } })).json()
}

/** Waits for an email of one kind to an address: the newest, one that came later than `after`, or one that mentions `about`. */
export async function emailTo(
  request: APIRequestContext,
  to: string,
  kind: string,
  { after, about = '' }: { readonly after?: SentEmail; readonly about?: string } = {},
): Promise<SentEmail> {
  let found: SentEmail | undefined
  await expect
    .poll(async () => {
      const emails = await emailsTo(request, to)
      found = emails.find((email) => email.kind === kind && email.id > (after?.id ?? 0) && email.text.includes(about))
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`no ${kind} email to ${to}`)
  return found
}

/** The main link of an email. */
export function linkIn({ text }: SentEmail): string {
  const link = /https?:\/\/\S+#token=\S+/.exec(text)?.[0]
  if (!link) throw new Error('the email holds no link with a token')
  return link
}
