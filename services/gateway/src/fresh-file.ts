import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

interface Encoded {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

export type SendFresh = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves one file with a fixed name (a page, a manifest): always revalidated, answered 304 when unchanged, and
 * compressed here once per change, so that no compressed copy on disk can be stale. `addition` comes at the end of a
 * page's head.
 */
export function createFreshFile(
  path: string,
  contentType: string,
  addition: () => Promise<string> = async () => '',
): SendFresh {
  let held: (Encoded & { readonly changedAtMs: number; readonly added: string }) | undefined
  return async (request, reply) => {
    const found = await stat(path).catch(() => undefined)
    if (!found) {
      reply.callNotFound()
      return reply
    }
    const added = await addition()
    if (held?.changedAtMs !== found.mtimeMs || held.added !== added) {
      const plain = await readFile(path)
      const whole = added === '' ? plain : Buffer.from(plain.toString().replace('</head>', () => `${added}</head>`))
      held = { changedAtMs: found.mtimeMs, added, ...(await encode(whole)) }
    }
    return sendEncoded(request, reply, held, contentType)
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
