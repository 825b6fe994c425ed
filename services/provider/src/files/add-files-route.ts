import { sendNotFound } from '@waymark/service-kit/send-envelope'
import type { FileStore } from '@waymark/service-kit/store'
import type { FastifyInstance } from 'fastify'

/** What the suite keeps. Anything else is handed out as bytes to save, never as something a browser would open. */
const shownTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/**
 * `GET /files/<key>`: pictures and documents of the whole suite. A key is the hash of the content, so an answer is good
 * for ever. Only pictures are shown; a PDF is saved by the browser, in a sandbox with nothing allowed.
 */
export function addFilesRoute(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    const etag = `"${key.slice(0, 32)}"`
    const opened = await files.stream(key)
    if (!opened) return sendNotFound(reply)
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (request.headers['if-none-match'] === etag) {
      opened.content.destroy()
      return reply.code(304).send()
    }
    const extension = key.slice(key.lastIndexOf('.') + 1)
    const shownType = shownTypes[extension]
    return reply
      .headers({
        'content-length': opened.bytes,
        'content-type': shownType ?? (extension === 'pdf' ? 'application/pdf' : 'application/octet-stream'),
        'content-disposition': shownType ? 'inline' : `attachment; filename="${key.slice(0, 12)}.${extension}"`,
      })
      .send(opened.content)
  })
}
