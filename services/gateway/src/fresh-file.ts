import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

interface Encoded {
  readonly changedAtMs: number
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

export type SendFresh = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves one file with a fixed name (a page, a manifest): always revalidated, answered 304 when unchanged, and
 * compressed here once per change, so that no compressed copy on disk can be stale.
 */
export function createFreshFile(path: string, contentType: string): SendFresh {
  let held: Encoded | undefined
  return async (request, reply) => {
    const found = await stat(path).catch(() => undefined)
    if (!found) {
      reply.callNotFound()
      return reply
    }
    if (held?.changedAtMs !== found.mtimeMs) held = await encode(path, found.mtimeMs)
    reply.headers({
      'content-type': contentType,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: held.etag,
    })
    if (request.headers['if-none-match'] === held.etag) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(held.br)
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(held.gzip)
    return reply.send(held.plain)
  }
}

async function encode(path: string, changedAtMs: number): Promise<Encoded> {
  const plain = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { changedAtMs, etag, plain, br, gzip: gzipped }
}
