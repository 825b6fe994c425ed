import type { Selectable } from 'kysely'
import type { EmailTable } from '../db/schema.ts'
import { escapeHtml } from '../emails/escape-html.ts'
import { pageFrame } from './page-frame.ts'

interface ListPage {
  readonly emails: readonly Selectable<EmailTable>[]
  /** The address to filter by; empty for all. */
  readonly to: string
  readonly page: number
  readonly hasOlder: boolean
}

/** The list of emails, newest first, with a search by address. */
export function listPage(list: ListPage): string {
  const title = list.to === '' ? 'Emails' : `Emails to ${list.to}`
  return pageFrame(
    title,
    searchForm(list.to) + (list.emails.length === 0 ? emptyText(list) : table(list)) + pages(list),
  )
}

function searchForm(to: string): string {
  return `<form action="/dev/mail" method="get" role="search">
<label for="to">Show emails to one address</label>
<input id="to" name="to" type="email" autocomplete="off" spellcheck="false" value="${escapeHtml(to)}">
<button type="submit">Show</button>
${to === '' ? '' : '<a href="/dev/mail">Show all emails</a>'}
</form>
`
}

function emptyText({ to, page }: ListPage): string {
  if (page > 1) return '<p>There are no older emails.</p>\n'
  return to === '' ? '<p>No email was written yet.</p>\n' : `<p>No email to ${escapeHtml(to)} was written yet.</p>\n`
}

function table({ emails }: ListPage): string {
  const rows = emails.map(
    ({ id, subject, to_address, created_at }) => `<tr>
<th scope="row"><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></th>
<td>${escapeHtml(to_address)}</td>
<td><time datetime="${created_at.toISOString()}">${writtenText(created_at)}</time></td>
</tr>
`,
  )
  return `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written (UTC)</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>
`
}

function pages({ to, page, hasOlder }: ListPage): string {
  if (page === 1 && !hasOlder) return ''
  const link = (number: number, words: string) =>
    `<a href="/dev/mail?${escapeHtml(new URLSearchParams({ to, page: String(number) }).toString())}">${words}</a>`
  return `<nav aria-label="Pages">${page > 1 ? link(page - 1, 'Newer emails') : ''} ${hasOlder ? link(page + 1, 'Older emails') : ''}</nav>
`
}

/** "2026-11-24 09:15:00". */
export function writtenText(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}
