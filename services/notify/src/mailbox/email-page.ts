import type { Selectable } from 'kysely'
import type { EmailTable } from '../db/schema.ts'
import { attachmentOf } from '../emails/attachment.ts'
import { escapeHtml } from '../emails/escape-html.ts'
import { writtenText } from './list-page.ts'
import { pageFrame } from './page-frame.ts'

/** What an email's frame may do; its own policy blocks scripts again. */
export const emailSandbox = 'allow-scripts allow-top-navigation-by-user-activation'

/** One email in both forms, the HTML in a frame, so that it cannot affect this page. */
export function emailPage(email: Selectable<EmailTable>): string {
  const { id, subject, to_address, kind, created_at, text_body } = email
  return pageFrame(
    subject,
    `<p><a href="/dev/mail">Back to all emails</a></p>
<dl>
<dt>To</dt><dd><a href="/dev/mail?${escapeHtml(new URLSearchParams({ to: to_address }).toString())}">${escapeHtml(to_address)}</a></dd>
<dt>Kind</dt><dd>${escapeHtml(kind)}</dd>
<dt>Written (UTC)</dt><dd>${writtenText(created_at)}</dd>
${attachmentLine(email)}</dl>
<h2>HTML</h2>
<iframe src="/dev/mail/${id}/html" title="The email as HTML" sandbox="${emailSandbox}"></iframe>
<p><a href="/dev/mail/${id}/html">Open the HTML by itself</a></p>
<h2>Plain text</h2>
<pre tabindex="0" aria-label="The email as plain text" role="region">${escapeHtml(text_body)}</pre>
`,
  )
}

function attachmentLine(email: Selectable<EmailTable>): string {
  const attachment = attachmentOf(email)
  if (!attachment) return ''
  return `<dt>Attached</dt><dd><a href="/dev/mail/${email.id}/attachment">${escapeHtml(attachment.name)}</a></dd>\n`
}
