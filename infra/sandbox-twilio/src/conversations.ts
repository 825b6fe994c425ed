import { randomUUID } from 'node:crypto'
import { type SyncObject, SyncStore } from './sync-store.ts'

export interface MediaFile {
  readonly sid: string
  readonly contentType: string
  readonly filename: string | null
  readonly content: Buffer
}

export interface Participant {
  readonly sid: string
  readonly identity: string
  readonly attributes: string
  lastReadIndex: number | null
}

export interface Message {
  readonly sid: string
  readonly index: number
  readonly author: string
  readonly body: string | null
  /** JSON. */
  readonly attributes: string
  readonly media: readonly MediaFile[]
  readonly createdAt: Date
}

export interface Conversation {
  readonly sid: string
  readonly uniqueName: string | null
  readonly friendlyName: string | null
  readonly attributes: string
  readonly createdBy: string
  readonly createdAt: Date
  readonly participants: Map<string, Participant>
  readonly messages: Message[]
}

/** An answer of Twilio that says no. */
export class TwilioRefusal extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The conversations of one service, and the objects that clients follow. */
export class Conversations {
  readonly sync = new SyncStore()
  readonly media = new Map<string, MediaFile>()
  /** 50350 is what Conversations answers today, 50300 what Programmable Chat did. */
  notFoundCode: 50350 | 50300 = 50350
  readonly #bySid = new Map<string, Conversation>()

  find(sidOrName: string): Conversation {
    const found = this.#bySid.get(sidOrName) ?? [...this.#bySid.values()].find((one) => one.uniqueName === sidOrName)
    if (!found) throw new TwilioRefusal(404, this.notFoundCode, `The conversation ${sidOrName} was not found`)
    return found
  }

  ofPerson(identity: string): Conversation[] {
    return [...this.#bySid.values()].filter(({ participants }) => participants.has(identity))
  }

  create(
    named: { readonly uniqueName?: string; readonly friendlyName?: string; readonly attributes?: string },
    by: string,
  ) {
    const { uniqueName = null, friendlyName = null, attributes = '{}' } = named
    if (uniqueName !== null && [...this.#bySid.values()].some((one) => one.uniqueName === uniqueName))
      throw new TwilioRefusal(409, 50353, 'Conversation with provided unique name already exists')
    const conversation: Conversation = {
      sid: newSid('CH'),
      uniqueName,
      friendlyName,
      attributes,
      createdBy: by,
      createdAt: new Date(),
      participants: new Map(),
      messages: [],
    }
    this.#bySid.set(conversation.sid, conversation)
    this.sync.open(`${conversation.sid}.messages`, 'list')
    this.sync.open(`${conversation.sid}.roster`, 'map')
    this.#writeDocument(conversation)
    return conversation
  }

  remove(conversation: Conversation): void {
    for (const { sid } of [...conversation.participants.values()]) this.leave(conversation, sid)
    this.#bySid.delete(conversation.sid)
  }

  join(conversation: Conversation, identity: string, attributes = '{}'): Participant {
    if (conversation.participants.has(identity)) throw new TwilioRefusal(409, 50433, 'Participant already exists')
    const participant: Participant = { sid: newSid('MB'), identity, attributes, lastReadIndex: null }
    conversation.participants.set(identity, participant)
    this.#writeParticipant(conversation, participant)
    return participant
  }

  leave(conversation: Conversation, sidOrIdentity: string): void {
    const participant = [...conversation.participants.values()].find(
      ({ sid, identity }) => sid === sidOrIdentity || identity === sidOrIdentity,
    )
    if (!participant) throw new TwilioRefusal(404, 50403, 'Participant not found')
    conversation.participants.delete(participant.identity)
    this.sync.removeItem(this.sync.open(`${conversation.sid}.roster`, 'map'), participant.sid)
    this.sync.removeItem(this.mine(participant.identity), conversation.sid)
  }

  say(
    conversation: Conversation,
    author: string,
    {
      body,
      attributes = '{}',
      mediaSids = [],
    }: { body?: string | null; attributes?: string; mediaSids?: readonly string[] },
  ): Message {
    const media = mediaSids.map((sid) => {
      const file = this.media.get(sid)
      if (!file) throw new TwilioRefusal(404, 50504, 'Media not found')
      return file
    })
    const message: Message = {
      sid: newSid('IM'),
      index: (conversation.messages.at(-1)?.index ?? -1) + 1,
      author,
      body: body ?? null,
      attributes,
      media,
      createdAt: new Date(),
    }
    conversation.messages.push(message)
    const list = this.sync.open(`${conversation.sid}.messages`, 'list')
    this.sync.setItem(list, String(message.index), messageData(message))
    return message
  }

  /** Changes the words of a message, as the server does when somebody is forgotten. */
  change(conversation: Conversation, sid: string, body: string): Message {
    const at = conversation.messages.findIndex((one) => one.sid === sid)
    const before = conversation.messages[at]
    if (!before) throw new TwilioRefusal(404, 50404, 'Message not found')
    const message: Message = { ...before, body }
    conversation.messages[at] = message
    this.sync.setItem(
      this.sync.open(`${conversation.sid}.messages`, 'list'),
      String(message.index),
      messageData(message),
    )
    return message
  }

  read(conversation: Conversation, identity: string, index: number | null): void {
    const participant = conversation.participants.get(identity)
    if (!participant) throw new TwilioRefusal(403, 50430, 'User not member of conversation')
    participant.lastReadIndex = index
    this.#writeParticipant(conversation, participant)
  }

  /** The map of somebody's conversations. */
  mine(identity: string): SyncObject {
    return this.sync.open(`${identity}.conversations`, 'map')
  }

  #writeParticipant(conversation: Conversation, { sid, identity, attributes, lastReadIndex }: Participant): void {
    const at = new Date().toISOString()
    const read = { lastConsumedMessageIndex: lastReadIndex }
    const entry = { identity, attributes, dateCreated: at, dateUpdated: at, roleSid: 'RL1', type: 'chat', ...read }
    this.sync.setItem(this.sync.open(`${conversation.sid}.roster`, 'map'), sid, entry)
    this.sync.setItem(this.mine(identity), conversation.sid, {
      status: 'joined',
      ...streamsOf(conversation.sid),
      ...read,
    })
  }

  #writeDocument(conversation: Conversation): void {
    const { sid, uniqueName, friendlyName, attributes, createdBy, createdAt } = conversation
    const at = createdAt.toISOString()
    this.sync.setDocument(this.sync.open(`${sid}.channel`, 'document'), {
      sid,
      uniqueName,
      friendlyName,
      attributes: JSON.parse(attributes),
      createdBy,
      dateCreated: at,
      dateUpdated: at,
      ...streamsOf(sid),
    })
  }
}

/** The ids of the objects of a conversation, as Sync's own data name them. */
export function streamsOf(sid: string) {
  return { channel: `${sid}.channel`, messages: `${sid}.messages`, roster: `${sid}.roster` }
}

export function newSid(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '')}`
}

function messageData({ sid, author, body, attributes, media, createdAt }: Message): object {
  const at = createdAt.toISOString()
  return {
    sid,
    author,
    text: body,
    attributes,
    type: media.length > 0 ? 'media' : 'text',
    timestamp: at,
    dateUpdated: at,
    medias: media.map((file) => ({
      sid: file.sid,
      category: 'media',
      filename: file.filename,
      content_type: file.contentType,
      contentType: file.contentType,
      size: file.content.length,
    })),
  }
}
