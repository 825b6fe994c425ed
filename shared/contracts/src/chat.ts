import type { BookingId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, id, optionalText, queryId, text } from './shapes.ts'

/** Maximum length of one message. */
export const maxMessageLength = 4000

/** Maximum length of what a picture shows, in words. */
export const maxPictureWordsLength = 300

/** Id of a conversation, in Twilio's form. */
const conversationSid = () => z.string().check(z.regex(/^CH[0-9a-f]{32}$/, 'This is not a conversation.'))

/** A person's identity in conversations: `user:12`. */
const identity = z.string().check(z.maxLength(100))

const readUntil = z.strictObject({
  bookingId: id<BookingId>(),
  /** Read up to and including this message; defaults to all. */
  lastMessageIndex: z.optional(z.int32().check(z.nonnegative())),
})

const unread = z.object({ unreadCount: z.int() })

/** Chat (calls.md, /api/Chat/), and Booking's two calls about read messages, since chat keeps the read marks. */
export const chat = {
  getChatToken: defineCall({
    method: 'POST',
    path: '/api/Chat/get-chat-token',
    summary: 'A token for the chat transport; ask again before it expires',
    reads: [],
    access: signedIn,
    /** The source's client sends its identity; the session decides who it is. */
    input: () => z.strictObject({ identity: z.optional(identity), friendlyName: z.optional(identity) }),
    output: () =>
      z.object({
        transport: z.literal(['own', 'twilio']),
        identity: z.string(),
        token: z.string(),
        expires: z.string(),
        /** Where Twilio's socket is, when it is not at its usual address. */
        socketUrl: z.nullable(z.string()),
      }),
    // Messages are between the two sides, and the socket writes nothing to the audit trail.
    notWhileActing: true,
  }),
  getTwilioChannelId: defineCall({
    method: 'GET',
    path: '/api/Chat/get-twilioChannelId',
    summary: 'The conversation of a booking; null while there is none',
    reads: ['conversation'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: queryId<BookingId>() }),
    output: () => z.object({ twilioChannelId: z.nullable(z.string()) }),
  }),
  updateTwilioChannelId: defineCall({
    method: 'POST',
    path: '/api/Chat/update-twilioChannelId',
    summary: 'Say which conversation belongs to a booking; only its own is taken',
    changes: ['conversation'],
    access: signedIn,
    input: () => z.strictObject({ twilioChannelId: conversationSid(), bookingId: id<BookingId>() }),
    output: () => done,
    refusals: { OtherConversation: 'This conversation belongs to another booking.' },
  }),
  joinChannelConversation: defineCall({
    method: 'POST',
    path: '/api/Chat/join-channel-conversation',
    summary: 'Join the conversation of a booking; it is opened when there is none',
    changes: ['conversation'],
    access: signedIn,
    input: () => z.strictObject({ identity: z.optional(identity), bookingId: id<BookingId>() }),
    output: () => z.object({ twilioChannelId: z.string(), lastReadMessageIndex: z.nullable(z.int()) }),
  }),
  sendMessage: defineCall({
    method: 'POST',
    path: '/api/Chat/send-message',
    summary: 'Write to the conversation of a booking without opening it: to many clients, one after the other',
    changes: ['conversation', 'message'],
    access: signedIn,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        body: text(maxMessageLength),
        /** Idempotency key, as of a text in the conversation: the same id is the same message. */
        clientId: z.uuid(),
      }),
    output: () => z.object({ index: z.int() }),
    notWhileActing: true,
  }),
  sendPicture: defineCall({
    method: 'POST',
    path: '/api/Chat/send-picture',
    summary: 'Send a picture to the conversation of a booking that I have joined',
    changes: ['message'],
    access: signedIn,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        /** What it shows, for who cannot see it; empty when the sender cannot say. */
        body: z._default(optionalText(maxPictureWordsLength), ''),
        /** Idempotency key, as of a text: the same id is the same message. */
        clientId: z.uuid(),
      }),
    files: { picture: { kind: 'image', maxFiles: 1, maxBytes: 10 * 1024 * 1024 } },
    output: () => z.object({ index: z.int() }),
    refusals: {
      NotJoined: 'Open the messages of this booking first.',
      TooManyMessages: 'You sent many messages. Please wait a minute.',
      NoPicture: 'Choose a picture.',
      OtherTransport: 'Pictures of this chat are sent another way. Please load the page again.',
    },
    notWhileActing: true,
  }),
  getMedia: defineCall({
    method: 'GET',
    path: '/api/Chat/get-media',
    summary: 'A picture of a message, by the address that came with it, which ends within the hour',
    reads: ['message'],
    access: anyone,
    input: () => z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    output: () => z.null(),
    answer: 'file',
  }),
  updateLastMessageReadTime: defineCall({
    method: 'POST',
    path: '/api/Booking/update-last-message-read-time',
    summary: 'As the client: I have read the messages of a booking',
    changes: ['message'],
    access: signedIn,
    input: () => readUntil,
    output: () => unread,
    notWhileActing: true,
  }),
  updateLastMessageReadTimeByProvider: defineCall({
    method: 'POST',
    path: '/api/Booking/update-last-message-read-time-by-provider',
    summary: 'As the provider: I have read the messages of a booking',
    changes: ['message'],
    access: signedIn,
    input: () => readUntil,
    output: () => unread,
    notWhileActing: true,
  }),
} as const

/** The address of our own chat transport: a web socket with the operations below. */
export const chatSocketPath = '/ws/chat'

const operation = <Op extends string, Fields extends z.core.$ZodLooseShape>(op: Op, fields: Fields) =>
  z.strictObject({ id: z.int(), op: z.literal(op), sid: conversationSid(), ...fields })

const messageIndex = z.int32().check(z.nonnegative())

/**
 * Operations of a client on the socket, after the first frame `{ id, op: 'auth', token }`. Each is answered by a
 * `chatReply` with the same `id`. `subscribe` answers the messages after an index, which a client missed while
 * disconnected, and follows the conversation.
 */
export const chatOperation = z.discriminatedUnion('op', [
  operation('open', {}),
  operation('messages', {
    /** Messages before this index; defaults to the newest. */
    before: z.optional(messageIndex),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(50)), 10),
  }),
  operation('send', {
    body: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write a message.'),
        z.maxLength(maxMessageLength, `Use at most ${maxMessageLength} characters.`),
      ),
    /** Idempotency key: the same id is the same message. */
    clientId: z.uuid(),
  }),
  operation('typing', {}),
  operation('read', { index: messageIndex }),
  operation('unread', {}),
  operation('subscribe', { after: z.int32().check(z.gte(-1)) }),
])
export type ChatOperation = z.output<typeof chatOperation>

/** A message as sent; `author` is an identity. */
export const chatMessage = z.object({
  /** Its id at Twilio, or one made in the same form. Services of the release before do not say it. */
  sid: z.optional(z.string()),
  conversationSid: z.string(),
  index: z.int(),
  author: z.string(),
  authorName: z.string(),
  /** Of a picture: what it shows, or null. */
  body: z.nullable(z.string()),
  type: z.literal(['text', 'media']),
  /** The address is valid for half an hour to an hour. */
  media: z.nullable(z.object({ contentType: z.string(), url: z.string() })),
  dateCreated: z.string(),
  /** As `dateCreated`: nobody changes a message. */
  dateUpdated: z.optional(z.string()),
  clientId: z.string(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** Why an operation was refused. `vendorCode` is Twilio's code for it. */
export const chatErrorCode = z.literal(['not_found', 'not_participant', 'invalid', 'rate_limited'])
export type ChatErrorCode = z.output<typeof chatErrorCode>

export const chatReply = z.union([
  z.object({ id: z.int(), ok: z.literal(true), data: z.unknown() }),
  z.object({
    id: z.nullable(z.int()),
    ok: z.literal(false),
    error: z.object({ code: chatErrorCode, vendorCode: z.nullable(z.int()), message: z.string() }),
  }),
])

/** What each operation answers as `data`. */
export interface ChatAnswers {
  readonly open: {
    readonly sid: string
    readonly bookingId: number
    /** False: call join-channel-conversation first. */
    readonly joined: boolean
    readonly lastIndex: number
    readonly lastReadMessageIndex: number | null
    readonly participants: readonly { readonly identity: string; readonly name: string }[]
  }
  readonly messages: { readonly items: readonly ChatMessage[]; readonly hasOlder: boolean }
  readonly send: { readonly index: number }
  readonly typing: null
  readonly read: { readonly unreadCount: number }
  readonly unread: { readonly unreadCount: number }
  /** At most 100; the rest follows as events. */
  readonly subscribe: { readonly items: readonly ChatMessage[] }
}

/** Events that the socket sends about conversations that were opened or subscribed to. */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('messageAdded'), sid: z.string(), message: chatMessage }),
  z.object({ event: z.literal('typing'), sid: z.string(), author: z.string() }),
  /** I am no longer in this conversation. */
  z.object({ event: z.literal('removed'), sid: z.string() }),
])
export type ChatEvent = z.output<typeof chatEvent>
