import type { FastifyInstance } from 'fastify'
import {
  type Conversation,
  type Conversations,
  type Message,
  type Participant,
  TwilioRefusal,
} from './conversations.ts'
import type { Phones, TextMessage } from './phones.ts'

interface Addressed {
  readonly Params: { readonly service: string; readonly sid: string; readonly part: string; readonly id: string }
  readonly Querystring: Readonly<Record<string, string>>
  readonly Body: Readonly<Record<string, string>> | undefined
}

const base = '/v1/Services/:service/Conversations'

/** What Twilio's server SDK asks: conversations, their participants and messages, and text messages. */
export function addRest(
  app: FastifyInstance,
  { conversations, phones }: { readonly conversations: Conversations; readonly phones: Phones },
  credentials: string,
): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }) => {
      const expected = `Basic ${Buffer.from(credentials).toString('base64')}`
      if (headers.authorization !== expected) throw new TwilioRefusal(401, 20003, 'Authenticate')
    })
    scope.get<Addressed>('/v1/Services/:service', ({ params }) => ({
      sid: params.service,
      friendly_name: 'Waymark',
      inbound_request_url: 'https://waymark.example/api/Notification/text-webhook',
    }))
    scope.get<Addressed>('/v1/Services/:service/Configuration/Webhooks', () => ({
      post_webhook_url: 'https://waymark.example/api/Chat/webhook',
    }))
    scope.post<Addressed>(base, ({ body = {} }, reply) => {
      const { UniqueName, FriendlyName, Attributes } = body
      const named = {
        ...(UniqueName === undefined ? {} : { uniqueName: UniqueName }),
        ...(FriendlyName === undefined ? {} : { friendlyName: FriendlyName }),
        ...(Attributes === undefined ? {} : { attributes: Attributes }),
      }
      return reply.code(201).send(conversationAnswer(conversations.create(named, 'system')))
    })
    scope.get<Addressed>(`${base}/:sid`, ({ params }) => conversationAnswer(conversations.find(params.sid)))
    scope.delete<Addressed>(`${base}/:sid`, ({ params }, reply) => {
      conversations.remove(conversations.find(params.sid))
      return reply.code(204).send()
    })
    addParts(scope, conversations)
    addMessages(scope, phones)
  })
}

function addParts(scope: FastifyInstance, conversations: Conversations): void {
  scope.get<Addressed>(`${base}/:sid/Participants`, ({ params }) => {
    const { participants } = conversations.find(params.sid)
    return { participants: [...participants.values()].map(participantAnswer), meta: { key: 'participants' } }
  })
  scope.post<Addressed>(`${base}/:sid/Participants`, ({ params, body = {} }, reply) => {
    const joined = conversations.join(conversations.find(params.sid), body.Identity ?? '', body.Attributes)
    return reply.code(201).send(participantAnswer(joined))
  })
  scope.delete<Addressed>(`${base}/:sid/Participants/:id`, ({ params }, reply) => {
    conversations.leave(conversations.find(params.sid), params.id)
    return reply.code(204).send()
  })
  scope.get<Addressed>(`${base}/:sid/Messages`, ({ params, query, url }) => {
    const messages = conversations.find(params.sid).messages.toReversed()
    const size = Number(query.PageSize ?? 50)
    const page = Number(query.Page ?? 0)
    const next = new URL(url, 'https://conversations.twilio.com')
    next.searchParams.set('Page', String(page + 1))
    const hasMore = messages.length > size * (page + 1)
    return {
      messages: messages.slice(size * page, size * (page + 1)).map(messageAnswer),
      meta: { key: 'messages', next_page_url: hasMore ? next.href : null },
    }
  })
  scope.post<Addressed>(`${base}/:sid/Messages`, ({ params, body = {} }, reply) => {
    const { Author = 'system', Body, Attributes = '{}' } = body
    const said = conversations.say(conversations.find(params.sid), Author, {
      body: Body ?? null,
      attributes: Attributes,
    })
    return reply.code(201).send(messageAnswer(said))
  })
  scope.post<Addressed>(`${base}/:sid/Messages/:id`, ({ params, body = {} }) =>
    messageAnswer(conversations.change(conversations.find(params.sid), params.id, body.Body ?? '')),
  )
}

function addMessages(scope: FastifyInstance, phones: Phones): void {
  const address = '/2010-04-01/Accounts/:account/Messages.json'
  scope.post<Addressed>(address, ({ body = {}, raw }, reply) => {
    const taken = phones.take({ to: body.To ?? '', body: body.Body ?? '', service: body.MessagingServiceSid ?? '' })
    if (phones.loseNextAnswer) {
      phones.loseNextAnswer = false
      raw.socket.destroy()
    }
    return reply.code(201).send(textAnswer(taken))
  })
  scope.get<Addressed>(address, ({ query }) => ({
    messages: phones.messages.filter(({ to }) => to === query.To).map(textAnswer),
    next_page_uri: null,
  }))
}

function textAnswer({ sid, to, body, at }: TextMessage): object {
  const date = at.toUTCString()
  return {
    sid,
    to,
    body,
    status: 'queued',
    error_code: null,
    date_created: date,
    date_sent: date,
    direction: 'outbound-api',
  }
}

function conversationAnswer({ sid, uniqueName, friendlyName, attributes, createdAt }: Conversation): object {
  const at = createdAt.toISOString()
  return { sid, unique_name: uniqueName, friendly_name: friendlyName, attributes, state: 'active', date_created: at }
}

function participantAnswer({ sid, identity, attributes, lastReadIndex }: Participant): object {
  return { sid, identity, attributes, last_read_message_index: lastReadIndex }
}

function messageAnswer({ sid, index, author, body, attributes, media, createdAt }: Message): object {
  const files = media.map((file) => ({ sid: file.sid, content_type: file.contentType, filename: file.filename }))
  return {
    sid,
    index,
    author,
    body,
    attributes,
    media: files.length > 0 ? files : null,
    date_created: createdAt.toISOString(),
  }
}
