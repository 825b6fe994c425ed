import { createHmac, timingSafeEqual } from 'node:crypto'
import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { Conversations, TwilioRefusal } from './conversations.ts'
import { addMedia } from './media.ts'
import { Phones } from './phones.ts'
import { addRest } from './rest.ts'
import { SdkSocket } from './socket.ts'

/** Keys that open the double and nothing else. */
export const sandboxKeys = {
  TWILIO_ACCOUNT_SID: 'AC-sandbox',
  TWILIO_API_KEY_SID: 'SK-sandbox',
  TWILIO_API_KEY_SECRET: 'sandbox-secret',
  TWILIO_AUTH_TOKEN: 'sandbox-auth',
  TWILIO_CONVERSATIONS_SERVICE_SID: 'IS-sandbox',
} as const

/** The same account with a messaging service in place of conversations. */
export const textKeys = {
  TWILIO_ACCOUNT_SID: sandboxKeys.TWILIO_ACCOUNT_SID,
  TWILIO_API_KEY_SID: sandboxKeys.TWILIO_API_KEY_SID,
  TWILIO_API_KEY_SECRET: sandboxKeys.TWILIO_API_KEY_SECRET,
  TWILIO_AUTH_TOKEN: sandboxKeys.TWILIO_AUTH_TOKEN,
  TWILIO_MESSAGING_SERVICE_SID: 'MG-sandbox',
} as const

export interface TwilioDouble {
  /** Of the REST addresses. */
  readonly origin: string
  /** Of the socket of the browser SDK. */
  readonly socketAddress: string
  readonly conversations: Conversations
  /** The text messages that it was given, and how it answers. */
  readonly phones: Phones
  /** A token as `getChatToken` gives it. */
  tokenOf(identity: string, seconds?: number): string
  warnOfExpiry(): void
  /** Loses every connection. */
  dropSockets(): void
  /** Tokens that the sockets were given, in order. */
  readonly tokensSeen: readonly string[]
  close(): Promise<void>
}

/** Starts the double on a free port of this machine. */
export async function openTwilio({ port = 0 } = {}): Promise<TwilioDouble> {
  const conversations = new Conversations()
  const phones = new Phones()
  const sockets = new Set<SdkSocket>()
  const tokensSeen: string[] = []
  let origin = ''
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof TwilioRefusal ? error.status : 500
    const code = error instanceof TwilioRefusal ? error.code : 20500
    return reply.code(status).send({ status, code, message: error instanceof Error ? error.message : 'It failed' })
  })
  await app.register(websocket)
  addRest(app, { conversations, phones }, `${sandboxKeys.TWILIO_API_KEY_SID}:${sandboxKeys.TWILIO_API_KEY_SECRET}`)
  addMedia(app, conversations, identityOf)
  app.get('/v3/wsconnect', { websocket: true }, (socket) => {
    const identify = (token: string) => {
      tokensSeen.push(token)
      return identityOf(token)
    }
    const session = new SdkSocket(socket, { conversations, identityOf: identify, origin: () => origin })
    sockets.add(session)
    socket.on('close', () => sockets.delete(session))
  })
  origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    socketAddress: `${origin.replace('http', 'ws')}/v3/wsconnect`,
    conversations,
    phones,
    tokensSeen,
    tokenOf: (identity, seconds = 3600) =>
      signed({ grants: { identity }, exp: Math.floor(Date.now() / 1000) + seconds, jti: String(tokensSeen.length) }),
    warnOfExpiry: () => {
      for (const socket of sockets) socket.warnOfExpiry()
    },
    dropSockets: () => {
      for (const socket of sockets) socket.drop()
    },
    close: () => app.close(),
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: object): string {
  const content = `${encoded({ typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' })}.${encoded(claims)}`
  return `${content}.${signatureOf(content).toString('base64url')}`
}

function signatureOf(content: string): Buffer {
  return createHmac('sha256', sandboxKeys.TWILIO_API_KEY_SECRET).update(content).digest()
}

/** The identity of a token that this double's key signed and that has not ended. */
function identityOf(token: string): string | undefined {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(`${header}.${claims}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { exp, grants } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return exp * 1000 > Date.now() ? grants.identity : undefined
}
