import { type Conversation, type Conversations, streamsOf, TwilioRefusal } from './conversations.ts'
import type { SyncItem, SyncObject, SyncStore } from './sync-store.ts'

/** What the browser SDK asks over the socket, as of HTTP. */
export interface SdkRequest {
  readonly host: string
  readonly path: string
  readonly method: string
  readonly params?: Readonly<Record<string, string>>
}

export interface SdkCaller {
  readonly conversations: Conversations
  readonly identity: string
  /** Of the media addresses. */
  readonly origin: string
}

type Body = Readonly<Record<string, unknown>>

/** Answers one request of the SDK; throws a `TwilioRefusal`. */
export function answerSdk(caller: SdkCaller, { path, method, params = {} }: SdkRequest, body: unknown): unknown {
  const [, version, kind, ...rest] = path.split('/').map(decodeURIComponent)
  const fields = (body ?? {}) as Body
  if (path === '/Client/v2/Configuration') return configurationOf(caller)
  if (version === 'v3') return syncAnswer(caller, kind ?? '', rest, params)
  if (kind === 'MyConversations') return myConversations(caller, rest[0], method === 'POST' ? fields : undefined)
  if (kind === 'Conversations') return conversationAnswer(caller, method, rest, fields)
  return {}
}

function configurationOf({ identity, origin }: SdkCaller): object {
  const at = 'https://aim.us1.twilio.com/Client'
  return {
    identity,
    links: {
      my_conversations: `${at}/MyConversations`,
      conversations: `${at}/Conversations`,
      users: `${at}/Users`,
      current_user: `${at}/Users/${encodeURIComponent(identity)}`,
      typing: `${at}/Typing`,
      media_service: `${origin}/v1/Services/IS1/Media`,
      media_set_service: `${origin}/v1/Services/IS1/MediaSet`,
      messages_receipts: `${at}/Receipts`,
    },
    options: {
      media_attachments_count_limit: 1,
      media_attachment_size_limit_in_mb: 150,
      media_attachments_total_size_limit_in_mb: 150,
      email_histories_allowed_mime_types: [],
      email_bodies_allowed_mime_types: [],
      reachability_enabled: false,
    },
    sync_objects: { my_user_info: `${identity}.user`, my_conversations: `${identity}.conversations` },
  }
}

/** Whoever created a conversation reads it until somebody is in it. */
function mayRead({ participants, createdBy }: Conversation, identity: string): boolean {
  return participants.has(identity) || (participants.size === 0 && createdBy === identity)
}

function syncAnswer(
  { conversations, identity }: SdkCaller,
  kind: string,
  rest: string[],
  params: SdkRequest['params'],
) {
  const [sid = '', items] = rest
  const { sync } = conversations
  if (sid === `${identity}.conversations`) conversations.mine(identity)
  if (sid === `${identity}.user`) openUser(sync, sid, identity)
  const object = sync.find(sid)
  const owner = /^(CH\w+)\./.exec(sid)?.[1]
  if (!object || (owner !== undefined && !mayRead(conversations.find(owner), identity)))
    throw new TwilioRefusal(404, 54100, 'Unique name not found')
  const url = `https://cds.us1.twilio.com/v3/${kind}/${encodeURIComponent(sid)}`
  if (items === 'Items') return itemsOf(object, url, params ?? {})
  const last_event_id = object.events.at(-1)?.id ?? 0
  const common = {
    sid,
    unique_name: sid,
    url,
    links: { items: `${url}/Items` },
    revision: String(last_event_id),
    last_event_id,
  }
  return { ...common, date_updated: new Date().toISOString(), data: object.data }
}

function openUser(sync: SyncStore, sid: string, identity: string): void {
  const user = sync.open(sid, 'map')
  if (user.items.size > 0) return
  sync.setItem(user, 'friendlyName', { value: identity })
  sync.setItem(user, 'attributes', { value: '{}' })
}

function itemsOf(object: SyncObject, url: string, params: Readonly<Record<string, string>>): object {
  const single = params.Key ?? params.Index
  const isDescending = params.Order === 'desc'
  const inOrder = [...object.items.values()].sort(
    (one, other) =>
      (isDescending ? -1 : 1) *
      (object.kind === 'list' ? Number(one.key) - Number(other.key) : one.key < other.key ? -1 : 1),
  )
  const from = params.From === undefined ? undefined : decodeURIComponent(params.From)
  const isReached = ({ key }: SyncItem) =>
    from === undefined ||
    (object.kind === 'list' ? (isDescending ? Number(key) <= Number(from) : Number(key) >= Number(from)) : key >= from)
  const wanted =
    single === undefined ? inOrder.filter(isReached) : inOrder.filter(({ key }) => key === decodeURIComponent(single))
  const page = wanted.slice(0, Number(params.PageSize ?? 50))
  const meta = {
    previous_token: wanted.length < inOrder.length && single === undefined ? 'previous' : null,
    next_token: wanted.length > page.length ? 'next' : null,
  }
  const items = page.map(({ key, data, eventId }) => ({
    ...(object.kind === 'list' ? { index: Number(key) } : { key }),
    url: `${url}/Items/${encodeURIComponent(key)}`,
    last_event_id: eventId,
    revision: String(eventId),
    data,
    date_updated: new Date().toISOString(),
  }))
  return { items, meta }
}

function myConversations(
  { conversations, identity }: SdkCaller,
  sid: string | undefined,
  change: Body | undefined,
): object {
  if (sid === undefined)
    return {
      conversations: conversations.ofPerson(identity).map((one) => mineAnswer(one, identity)),
      meta: { next_token: null },
    }
  const conversation = conversations.find(sid)
  if (change) conversations.read(conversation, identity, Number(change.last_read_message_index))
  return mineAnswer(conversation, identity)
}

function mineAnswer(conversation: Conversation, identity: string) {
  const mark = conversation.participants.get(identity)?.lastReadIndex ?? null
  return {
    ...described(conversation),
    status: 'joined',
    last_read_message_index: mark,
    unread_messages_count: mark === null ? null : conversation.messages.filter(({ index }) => index > mark).length,
  }
}

function conversationAnswer(
  { conversations, identity }: SdkCaller,
  method: string,
  rest: string[],
  fields: Body,
): object {
  const [sid, part] = rest
  if (sid === undefined) {
    const named = {
      uniqueName: text(fields.unique_name),
      friendlyName: text(fields.friendly_name),
      attributes: text(fields.attributes),
    }
    return described(conversations.create(withoutEmpty(named), identity))
  }
  const conversation = conversations.find(sid)
  if (!conversation.participants.has(identity)) throw new TwilioRefusal(403, 50430, 'User not member of conversation')
  if (part === 'Messages' && method === 'POST') {
    const mediaSids = Array.isArray(fields.media_sids) ? fields.media_sids.map(String) : []
    const said = { body: text(fields.body) ?? null, attributes: text(fields.attributes) ?? '{}', mediaSids }
    const message = conversations.say(conversation, identity, said)
    return { sid: message.sid, index: message.index }
  }
  return described(conversation)
}

function described({ sid, uniqueName, friendlyName, attributes, createdBy, createdAt }: Conversation) {
  const { channel, messages, roster } = streamsOf(sid)
  return {
    sid,
    conversation_sid: sid,
    unique_name: uniqueName,
    friendly_name: friendlyName,
    attributes: JSON.parse(attributes),
    created_by: createdBy,
    date_created: createdAt.toISOString(),
    date_updated: createdAt.toISOString(),
    notification_level: 'default',
    url: `https://aim.us1.twilio.com/Client/Conversations/${sid}`,
    links: {
      messages: `https://aim.us1.twilio.com/Client/Conversations/${sid}/Messages`,
      participants: `https://aim.us1.twilio.com/Client/Conversations/${sid}/Participants`,
    },
    sync_objects: { conversation: channel, messages, participants: roster },
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function withoutEmpty<Fields extends Readonly<Record<string, string | undefined>>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: string
  }
}
