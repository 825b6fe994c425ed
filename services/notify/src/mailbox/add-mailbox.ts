import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { findEmail, listEmails } from '../db/emails.ts'
import { attachmentOf } from '../emails/attachment.ts'
import { emailPage, emailSandbox } from './email-page.ts'
import { listPage } from './list-page.ts'
import { mailboxStyle } from './mailbox-style.ts'

const pageSize = 20
const jsonCount = 100
const maxAddressLength = 254

/** Pages load our style sheet and the email's frame, nothing else; no scripts at all. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/**
 * An email is shown unchanged, with its own inline style, and can only be read and followed by its links. Scripts are
 * blocked by `default-src`: if the sandbox blocked them too, axe would wait for the frame for ever.
 */
const emailPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${emailSandbox}`

/** The mailbox page, for suites without a mail server: every email ever written, newest first. */
export function addMailbox(app: FastifyInstance, context: Context): void {
  const { reads } = context

  app.get('/dev/mail', async (request, reply) => {
    const { to, page } = readQuery(request.query)
    const found = await listEmails(reads, { to, count: pageSize + 1, skipped: (page - 1) * pageSize })
    const emails = found.slice(0, pageSize)
    return sendPage(reply, listPage({ emails, to, page, hasOlder: found.length > pageSize }))
  })

  app.get('/dev/mail.json', async (request, reply) => {
    const { to } = readQuery(request.query)
    const emails = await listEmails(reads, { to, count: jsonCount, skipped: 0 })
    return reply.header('cache-control', 'no-store').send(
      emails.map((email) => ({
        id: email.id,
        to: email.to_address,
        kind: email.kind,
        subject: email.subject,
        text: email.text_body,
        html: email.html_body,
        attachment: attachmentOf(email) ?? null,
        createdAt: email.created_at.toISOString(),
      })),
    )
  })

  app.get('/dev/mail/mailbox.css', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).send(mailboxStyle),
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const email = await emailOf(context, request.params.id)
    return email ? sendPage(reply, emailPage(email)) : reply.callNotFound()
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id/attachment', async (request, reply) => {
    const email = await emailOf(context, request.params.id)
    const attachment = email && attachmentOf(email)
    if (!attachment) return reply.callNotFound()
    return reply
      .headers({
        'content-type': attachment.contentType,
        'content-disposition': `attachment; filename="${attachment.name}"`,
        'cache-control': 'no-store',
      })
      .send(attachment.text)
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const email = await emailOf(context, request.params.id)
    if (!email) return reply.callNotFound()
    reply.headers({ 'content-security-policy': emailPolicy, 'x-frame-options': 'SAMEORIGIN' })
    return sendHtml(reply, email.html_body.replace('<head>', '<head>\n<base target="_top">'))
  })
}

function emailOf({ reads }: Context, id: string) {
  return /^\d{1,15}$/.test(id) ? findEmail(reads, Number(id)) : undefined
}

function readQuery(query: unknown): { readonly to: string; readonly page: number } {
  const fields = typeof query === 'object' && query !== null ? new Map(Object.entries(query)) : new Map()
  const to: unknown = fields.get('to')
  const page = Number(fields.get('page'))
  return {
    // PostgreSQL refuses NUL in texts.
    to: typeof to === 'string' ? to.replaceAll('\0', '').trim().toLowerCase().slice(0, maxAddressLength) : '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return sendHtml(reply.header('content-security-policy', pagePolicy), html)
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html)
}
