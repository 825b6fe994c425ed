import type { FastifyInstance } from 'fastify'
import { type Conversations, newSid, TwilioRefusal } from './conversations.ts'

interface Upload {
  readonly Querystring: { readonly Filename?: string }
  readonly Params: { readonly sid: string }
}

/** Twilio's media service: a browser uploads with its token, and asks for an address that does not last. */
export function addMedia(
  app: FastifyInstance,
  conversations: Conversations,
  identityOf: (token: string) => string | undefined,
) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 20 * 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('access-control-allow-headers', '*')
    })
    scope.options('/v1/Services/:service/*', (_request, reply) => reply.code(204).send())
    scope.post<Upload>('/v1/Services/:service/Media', (request, reply) => {
      const author = identityOf(String(request.headers['x-twilio-token']))
      if (author === undefined) throw new TwilioRefusal(401, 20101, 'Invalid Access Token')
      const file = {
        sid: newSid('ME'),
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
        filename: request.query.Filename ?? null,
        content: request.body as Buffer,
      }
      conversations.media.set(file.sid, file)
      return reply.code(201).send(answerOf(file.sid, request.host))
    })
    scope.get<Upload>('/v1/Services/:service/Media/:sid', ({ params, host }) => answerOf(params.sid, host))
    scope.get<Upload>('/media/:sid', ({ params }, reply) => {
      const file = fileOf(params.sid)
      return reply.type(file.contentType).send(file.content)
    })
  })

  function fileOf(sid: string) {
    const file = conversations.media.get(sid)
    if (!file) throw new TwilioRefusal(404, 50504, 'Media not found')
    return file
  }

  function answerOf(sid: string, host: string): object {
    const { contentType, filename, content } = fileOf(sid)
    const links = { content: '', content_direct_temporary: `http://${host}/media/${sid}` }
    return {
      sid,
      service_sid: 'IS1',
      size: content.length,
      content_type: contentType,
      filename,
      category: 'media',
      links,
      url: '',
    }
  }
}
