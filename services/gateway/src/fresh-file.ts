import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export const pageType = 'text/html; charset=utf-8'

/** Of Brotli, for a text that is compressed for each request. */
export const eachTimeQuality = 4

export interface Encoded {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** What is sent instead of a file's own text. Equal keys make equal texts. */
export interface TextChange {
  readonly key: string
  readonly apply: (text: string) => string
}

const unchanged: TextChange = { key: '', apply: (text) => text }

export type SendFresh = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves one file with a fixed name (a page, a manifest): always revalidated, answered 304 when unchanged, and
 * compressed here once per change, so that no compressed copy on disk can be stale. `change` makes another text of it.
 */
export function createFreshFile(
  path: string,
  contentType: string,
  change: () => Promise<TextChange> = async () => unchanged,
): SendFresh {
  // A promise: whoever comes while a new text is compressed waits for the same one.
  let held: { readonly changedAtMs: number; readonly key: string; readonly text: Promise<Encoded> } | undefined
  return async (request, reply) => {
    const found = await stat(path).catch(() => undefined)
    if (!found) {
      reply.callNotFound()
      return reply
    }
    const { key, apply } = await change()
    if (held?.changedAtMs !== found.mtimeMs || held.key !== key) {
      const text = readFile(path, 'utf8').then((read) => encode(Buffer.from(apply(read))))
      const made = { changedAtMs: found.mtimeMs, key, text }
      held = made
      text.catch(() => {
        if (held === made) held = undefined
      })
    }
    return sendEncoded(request, reply, await held.text, contentType)
  }
}

/** Sends a text that may be kept, but is asked for again each time; 304 while it is the same, unless the reply is a 404. */
export function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, br, gzip: gzipped }: Encoded,
  contentType: string,
): FastifyReply {
  reply.headers({ 'content-type': contentType, 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipped)
  return reply.send(plain)
}

/** A text with its compressed copies and its digest. */
export async function encode(plain: Buffer, brotliQuality = 9): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, plain, br, gzip: gzipped }
}
