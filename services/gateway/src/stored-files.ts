import { isPublicFileKey } from '@waymark/service-kit/file-key'
import type { FileStore } from '@waymark/service-kit/store'
import type { FastifyInstance } from 'fastify'

/** Stored pictures are re-encoded by us; these are all the types there are. */
const pictureTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
}

/**
 * Serves public files at `/files/<key>`. The key is the digest of the content, so browsers need not ask again; shared
 * caches let go of what was deleted within a day.
 */
export function addStoredFiles(app: FastifyInstance, files: Pick<FileStore, 'stream'>): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params
    const file = isPublicFileKey(key) ? await files.stream(key) : undefined
    if (file === undefined) {
      reply.callNotFound()
      return reply
    }
    const extension = key.slice(key.lastIndexOf('.') + 1)
    const pictureType = pictureTypes[extension]
    reply.headers({
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'content-length': file.bytes,
    })
    if (pictureType !== undefined) return reply.header('content-type', pictureType).send(file.content)
    // A stranger's document is downloaded, never opened as a page of ours.
    return reply
      .headers({
        'content-type': extension === 'pdf' ? 'application/pdf' : 'application/octet-stream',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file.content)
  })
}
