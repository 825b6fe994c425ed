import {
  anyone,
  areaRole,
  businessOnly,
  globalAdminOnly,
  guestOrSignedIn,
  individualOnly,
  signedIn,
} from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { email, id, pageFields, pageOf, text, wallDateTime } from '@waymark/contracts/shapes'
import { businessSubtype, staffRole } from '@waymark/domain/enums'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCallerReader, loadedKeySet } from './access.ts'
import type { HttpKit } from './http-kit.ts'
import { type Handler, type Handlers, implement } from './implement.ts'
import { file, forbidden, invalid, jsonText, notFound, refuse } from './refusal.ts'
import { createServer } from './serve.ts'
import { generateKeyPair, type PersonClaims, readSigningKey, signAccessToken, signGuestToken } from './tokens.ts'

const sample = {
  cancelBooking: defineCall({
    method: 'POST',
    path: '/api/sample/cancel-booking',
    summary: 'Cancels a booking',
    access: signedIn,
    input: z.strictObject({ bookingId: id(), reason: z.optional(text(50)) }),
    output: z.object({ bookingId: z.int(), status: z.literal('Cancelled') }),
    refusals: {
      TooLate: 'Cannot cancel/change booking within {hours} hours of start time',
      NotConfirmed: 'Cannot cancel/change booking which is not confirmed status',
    },
  }),
  getBookings: defineCall({
    method: 'GET',
    path: '/api/sample/get-bookings/{id}',
    summary: 'Lists the bookings of an area',
    access: areaRole([staffRole.StaffManager], { areaField: 'id', holds: 'service' }),
    input: z.strictObject({
      id: id(),
      tags: z.optional(z.array(z.int())),
      all: z.optional(z.boolean()),
      ...pageFields,
    }),
    output: pageOf(z.object({ id: z.int(), tags: z.array(z.int()), all: z.boolean() })),
  }),
  getSettings: defineCall({
    method: 'GET',
    path: '/api/sample/get-settings',
    summary: 'Settings that rarely change',
    access: anyone,
    input: z.strictObject({}),
    output: z.object({ caller: z.string() }),
    cacheSeconds: 60,
  }),
  leak: defineCall({
    method: 'GET',
    path: '/api/sample/leak',
    summary: 'Answers more than its contract',
    access: anyone,
    input: z.strictObject({ how: z.enum(['extra', 'wrong', 'throw', 'text', 'cookie']) }),
    output: z.object({ name: z.string() }),
  }),
  registerUser: defineCall({
    method: 'POST',
    path: '/api/sample/register-user',
    summary: 'A form with every kind of field',
    access: anyone,
    input: z.strictObject({
      Email: email(),
      name: text(20),
      startsAt: z.optional(wallDateTime()),
      lines: z.optional(z.array(z.strictObject({ dayOfWeek: z.int() }))),
    }),
    output: z.object({ Email: z.string(), name: z.string() }),
    rateLimit: { max: 3, windowSeconds: 60, byField: 'Email' },
  }),
  uploadLogo: defineCall({
    method: 'POST',
    path: '/api/sample/upload-logo',
    summary: 'A form with files',
    access: businessOnly,
    input: z.strictObject({ onboardingStep: z.int(), alts: z.optional(z.array(z.string())), isPublic: z.boolean() }),
    output: z.object({ step: z.int(), alts: z.array(z.string()), bytes: z.array(z.int()), types: z.array(z.string()) }),
    files: { logo: { kind: 'image', maxFiles: 2, maxBytes: 1024 } },
    notWhileActing: true,
  }),
  exportList: defineCall({
    method: 'POST',
    path: '/api/sample/export-list',
    summary: 'Answers a file',
    access: guestOrSignedIn,
    input: z.strictObject({}),
    output: z.null(),
    answer: 'file',
    rateLimit: { max: 2, windowSeconds: 60 },
  }),
  forIndividuals: defineCall({
    method: 'POST',
    path: '/api/sample/for-individuals',
    summary: 'Individuals only',
    access: individualOnly,
    input: z.strictObject({ outcome: z.enum(['notFound', 'forbidden', 'invalid']) }),
    output: z.null(),
  }),
  forAdmins: defineCall({
    method: 'POST',
    path: '/api/sample/for-admins',
    summary: 'Global administrators only',
    access: globalAdminOnly,
    input: z.strictObject({}),
    output: z.null(),
  }),
}

interface Context extends HttpKit {
  readonly cutoffHours: number
}

const cancelBooking: Handler<Context, typeof sample.cancelBooking> = ({ bookingId }, { context }) => {
  if (bookingId === 1) return refuse('TooLate', { hours: context.cutoffHours })
  if (bookingId === 2) return refuse('NotConfirmed')
  return { bookingId, status: 'Cancelled' }
}

const handlers: Handlers<Context, typeof sample> = {
  cancelBooking,
  getBookings: ({ tags = [], all = false, pageNumber, pageSize }, { area }) => ({
    items: [{ id: area.serviceAreaId, tags, all }],
    totalCount: 1,
    pageNumber,
    pageSize,
  }),
  getSettings: (_input, { caller }) => ({ caller: caller.kind }),
  leak: ({ how }, { cookies, setCookie }) => {
    if (how === 'throw') throw new Error('a secret of the database')
    if (how === 'wrong') return jsonText('{"name":1}')
    if (how === 'text') return jsonText('{"name":"from the database"}')
    if (how === 'cookie') {
      setCookie('seen', 'yes', { httpOnly: true, sameSite: 'strict', path: '/api' })
      return { name: cookies.seen ?? 'never' }
    }
    const row = { name: 'Ada', passwordHash: 'secret' }
    return row
  },
  registerUser: ({ Email, name }) => ({ Email, name }),
  uploadLogo: async ({ onboardingStep, alts = [], isPublic }, { files }) => ({
    step: isPublic ? onboardingStep : -1,
    alts,
    bytes: await Promise.all(files.logo.map(async (upload) => (await upload.read()).length)),
    types: files.logo.map((upload) => upload.contentType),
  }),
  exportList: () => file({ buffer: Buffer.from('a,b'), name: 'Bookings – café "1".csv', contentType: 'text/csv' }),
  forIndividuals: ({ outcome }) => {
    if (outcome === 'notFound') return notFound()
    if (outcome === 'forbidden') return forbidden('Only the owner may do that.')
    return invalid({ 'lines.0': 'This line stands twice.' })
  },
  forAdmins: () => null,
}

const now = () => new Date('2026-11-20T10:00:00Z')
const issuer = 'waymark'
const pair = await generateKeyPair()
const key = await readSigningKey(pair)
const revoked = new Set<string>()

const manager: PersonClaims = {
  userProfileId: 7,
  accountId: 70,
  accountType: 'Business',
  subtype: businessSubtype.Hybrid,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  sessionId: 'session-1',
  version: 1,
}
const bearer = async (changes: Partial<PersonClaims> = {}) => ({
  authorization: `Bearer ${await signAccessToken(key, issuer, { ...manager, ...changes }, now())}`,
})

function kitFor(strictAnswers: boolean): Context {
  return {
    log: pino({ level: 'silent' }),
    callers: createCallerReader({
      keySet: loadedKeySet(async () => [pair.publicJwk]),
      issuer,
      now,
      isRevoked: async (sessionId) => revoked.has(sessionId),
    }),
    memberships: {
      rolesOf: async () =>
        new Map([
          [5, staffRole.StaffManager],
          [6, staffRole.Staff],
        ]),
      accountOf: async (serviceAreaId) => (serviceAreaId < 10 ? 70 : serviceAreaId < 20 ? 71 : undefined),
      areaOfService: async () => undefined,
    },
    now,
    strictAnswers,
    cutoffHours: 3,
  }
}

function buildApp(strictAnswers = true): FastifyInstance {
  const kit = kitFor(strictAnswers)
  const app = createServer({ name: 'sample', kit })
  implement(app, kit, sample, handlers)
  return app
}

let app: FastifyInstance
beforeAll(async () => {
  app = buildApp()
  await app.ready()
})
afterAll(() => app.close())

const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/sample/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const get = async (name: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'GET', url: `/api/sample/${name}`, headers })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), headers: answer.headers }
}

describe('answers', () => {
  it('wraps what a handler answers in the envelope', async () => {
    expect(await post('cancel-booking', { bookingId: 3 }, await bearer())).toMatchObject({
      status: 200,
      body: {
        responseData: { bookingId: 3, status: 'Cancelled' },
        error: null,
        httpStatusCode: 200,
        treatErrorAsInform: false,
      },
    })
  })

  it('refuses with the sentence of the contract, its placeholders filled', async () => {
    const { status, body } = await post('cancel-booking', { bookingId: 1 }, await bearer())
    expect(status).toBe(409)
    expect(body).toEqual({
      responseData: null,
      error: { name: 'TooLate', message: 'Cannot cancel/change booking within 3 hours of start time' },
      httpStatusCode: 409,
      treatErrorAsInform: true,
    })
  })

  it('answers 404, 403 and 422 as the handler says', async () => {
    const individual = await bearer({ accountType: 'Individual', subtype: null })
    const outcomes = ['notFound', 'forbidden', 'invalid'].map((outcome) =>
      post('for-individuals', { outcome }, individual),
    )
    const [missing, denied, wrong] = await Promise.all(outcomes)
    expect(missing).toMatchObject({ status: 404, body: { error: { name: 'NotFound' } } })
    expect(denied).toMatchObject({ status: 403, body: { error: { message: 'Only the owner may do that.' } } })
    expect(wrong).toMatchObject({ status: 422, body: { error: { fields: { 'lines.0': 'This line stands twice.' } } } })
  })

  it('answers a file with a safe name', async () => {
    const guest = await signGuestToken(key, issuer, 'g-1', now())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sample/export-list',
      headers: { 'x-guest-token': guest },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('a,b')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Bookings _ caf_ _1_.csv"; filename*=UTF-8''Bookings%20%E2%80%93%20caf%C3%A9%20%221%22.csv`,
    )
  })

  it('sends an ETag with a shared answer and 304 when it has not changed', async () => {
    const first = await get('get-settings')
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const again = await get('get-settings', { 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
  })

  it('lets nothing else be kept', async () => {
    expect((await get('leak?how=text')).headers['cache-control']).toBe('no-store')
  })

  it('reads and sets cookies', async () => {
    const answer = await get('leak?how=cookie', { cookie: 'seen=before' })
    expect(answer.body.responseData).toEqual({ name: 'before' })
    expect(answer.headers['set-cookie']).toBe('seen=yes; Path=/api; HttpOnly; SameSite=Strict')
  })
})

describe('what leaves', () => {
  it('is a bug in tests when the contract does not name it', async () => {
    expect((await get('leak?how=extra')).status).toBe(500)
    expect((await get('leak?how=wrong')).status).toBe(500)
  })

  it('is stripped in production', async () => {
    const production = buildApp(false)
    const answer = await production.inject('/api/sample/leak?how=extra')
    expect(answer.json().responseData).toEqual({ name: 'Ada' })
    await production.close()
  })

  it('says nothing about a bug but the request id', async () => {
    const { status, body, headers } = await get('leak?how=throw', { 'x-request-id': 'request-0001' })
    expect(status).toBe(500)
    expect(headers['x-request-id']).toBe('request-0001')
    expect(body.error).toEqual({
      name: 'Fault',
      message: 'Something went wrong on our side. Please try again.',
      requestId: 'request-0001',
    })
  })
})
