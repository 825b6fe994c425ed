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
import { type AccountId, idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { generateKeyPair, type PersonClaims, readSigningKey, signAccessToken, signGuestToken } from '../auth/tokens.ts'
import { limitsInMemory } from '../limits/limit-store.ts'
import { createSocketBounds } from '../limits/socket-limits.ts'
import { metricsText } from '../process/metrics.ts'
import { createServer } from '../process/serve.ts'
import { createCallerReader, loadedKeySet } from './access.ts'
import type { HttpKit } from './http-kit.ts'
import { type Handler, type Handlers, implement } from './implement.ts'
import { file, forbidden, invalid, jsonText, notFound, refuse } from './refusal.ts'

const sample = {
  cancelBooking: defineCall({
    method: 'POST',
    path: '/api/sample/cancel-booking',
    summary: 'Cancels a booking',
    changes: [],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id(), reason: z.optional(text(50)) }),
    output: () => z.object({ bookingId: z.int(), status: z.literal('Cancelled') }),
    refusals: {
      TooLate: 'Cannot cancel/change booking within {hours} hours of start time',
      NotConfirmed: 'Cannot cancel/change booking which is not confirmed status',
    },
  }),
  getBookings: defineCall({
    method: 'GET',
    path: '/api/sample/get-bookings/{id}',
    summary: 'Lists the bookings of an area',
    reads: [],
    access: areaRole([staffRole.StaffManager], { areaField: 'id', holds: 'service' }),
    input: () =>
      z.strictObject({
        id: id(),
        tags: z.optional(z.array(z.int())),
        all: z.optional(z.boolean()),
        ...pageFields,
      }),
    output: () => pageOf(z.object({ id: z.int(), tags: z.array(z.int()), all: z.boolean() })),
  }),
  getSettings: defineCall({
    method: 'GET',
    path: '/api/sample/get-settings',
    summary: 'Settings that rarely change',
    reads: [],
    access: anyone,
    input: () => z.strictObject({}),
    output: () => z.object({ caller: z.string() }),
    cacheSeconds: 60,
  }),
  leak: defineCall({
    method: 'GET',
    path: '/api/sample/leak',
    summary: 'Answers more than its contract',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ how: z.enum(['extra', 'wrong', 'throw', 'text', 'cookie']) }),
    output: () => z.object({ name: z.string() }),
  }),
  registerUser: defineCall({
    method: 'POST',
    path: '/api/sample/register-user',
    summary: 'A form with every kind of field',
    changes: [],
    access: anyone,
    input: () =>
      z.strictObject({
        Email: email(),
        name: text(20),
        startsAt: z.optional(wallDateTime()),
        lines: z.optional(z.array(z.strictObject({ dayOfWeek: z.int() }))),
      }),
    output: () => z.object({ Email: z.string(), name: z.string() }),
  }),
  uploadLogo: defineCall({
    method: 'POST',
    path: '/api/sample/upload-logo',
    summary: 'A form with files',
    changes: [],
    access: businessOnly,
    input: () =>
      z.strictObject({ onboardingStep: z.int(), alts: z.optional(z.array(z.string())), isPublic: z.boolean() }),
    output: () =>
      z.object({ step: z.int(), alts: z.array(z.string()), bytes: z.array(z.int()), types: z.array(z.string()) }),
    files: { logo: { kind: 'image', maxFiles: 2, maxBytes: 1024 } },
    notWhileActing: true,
  }),
  exportList: defineCall({
    method: 'POST',
    path: '/api/sample/export-list',
    summary: 'Answers a file',
    reads: [],
    access: guestOrSignedIn,
    input: () => z.strictObject({}),
    output: () => z.null(),
    answer: 'file',
  }),
  forIndividuals: defineCall({
    method: 'POST',
    path: '/api/sample/for-individuals',
    summary: 'Individuals only',
    reads: [],
    access: individualOnly,
    input: () => z.strictObject({ outcome: z.enum(['notFound', 'forbidden', 'invalid']) }),
    output: () => z.null(),
  }),
  forAdmins: defineCall({
    method: 'POST',
    path: '/api/sample/for-admins',
    summary: 'Global administrators only',
    reads: [],
    access: globalAdminOnly,
    input: () => z.strictObject({}),
    output: () => z.null(),
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
const logged: string[] = []
const keptKeys = new Map<string, string>()

const manager: PersonClaims = {
  userProfileId: idFrom(7),
  accountId: idFrom(70),
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
  const limits = limitsInMemory()
  return {
    limits,
    socketBounds: createSocketBounds(limits),
    callLimits: {
      [sample.registerUser.path]: { max: 3, windowSeconds: 60, byField: 'Email' },
      [sample.exportList.path]: { max: 2, windowSeconds: 60 },
    },
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    callers: createCallerReader({
      keySet: loadedKeySet(async () => [pair.publicJwk]),
      issuer,
      now,
      isRevoked: async (sessionId) => revoked.has(sessionId),
    }),
    memberships: {
      rolesOf: async () =>
        new Map([
          [idFrom<ServiceAreaId>(5), staffRole.StaffManager],
          [idFrom<ServiceAreaId>(6), staffRole.Staff],
        ]),
      accountOf: async (serviceAreaId) =>
        serviceAreaId < 20 ? idFrom<AccountId>(serviceAreaId < 10 ? 70 : 71) : undefined,
      areaOf: async (_target, id) => idFrom(id),
      isOfAmenity: async () => false,
    },
    now,
    keepKey: async ({ owner, path, key: sentKey, inputText }) => {
      const name = `${owner} ${path} ${sentKey}`
      const before = keptKeys.get(name) ?? inputText
      keptKeys.set(name, before)
      return before === inputText
    },
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
  it("wraps a handler's answer in the envelope", async () => {
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

  it("refuses with the contract's sentence, its placeholders filled", async () => {
    const { status, body } = await post('cancel-booking', { bookingId: 1 }, await bearer())
    expect(status).toBe(409)
    expect(body).toEqual({
      responseData: null,
      error: { name: 'TooLate', message: 'Cannot cancel/change booking within 3 hours of start time' },
      httpStatusCode: 409,
      treatErrorAsInform: true,
    })
  })

  it('answers 404, 403 and 422 when the handler says so', async () => {
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
    const guest = await signGuestToken(key, issuer, { guestId: 'g-1', email: null }, now())
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

  it('sends an ETag with a shared answer, and 304 when it is unchanged', async () => {
    const first = await get('get-settings')
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const again = await get('get-settings', { 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
  })

  it('marks everything else as not cacheable', async () => {
    expect((await get('leak?how=text')).headers['cache-control']).toBe('no-store')
  })

  it('reads and sets cookies', async () => {
    const answer = await get('leak?how=cookie', { cookie: 'seen=before' })
    expect(answer.body.responseData).toEqual({ name: 'before' })
    expect(answer.headers['set-cookie']).toBe('seen=yes; Path=/api; HttpOnly; SameSite=Strict')
  })
})

describe('an answer with extra fields', () => {
  it('throws in tests', async () => {
    expect((await get('leak?how=extra')).status).toBe(500)
    expect((await get('leak?how=wrong')).status).toBe(500)
  })

  it('is stripped in production', async () => {
    const production = buildApp(false)
    const answer = await production.inject('/api/sample/leak?how=extra')
    expect(answer.json().responseData).toEqual({ name: 'Ada' })
    await production.close()
  })

  it('reveals nothing of a bug but the request id', async () => {
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

describe('access', () => {
  it('answers 401 to callers who are not signed in', async () => {
    const { status, body } = await post('cancel-booking', { bookingId: 3 })
    expect(status).toBe(401)
    expect(body.error).toEqual({ name: 'SignIn', message: 'Please log back in' })
  })

  it('checks access before it reads the body', async () => {
    expect((await post('cancel-booking', '{not json')).status).toBe(401)
  })

  it('refuses tokens that are expired, forged, of another issuer or kind, or of an ended session', async () => {
    const forger = await readSigningKey({ ...(await generateKeyPair()), kid: pair.kid })
    const claims = { ...manager, sessionId: 'session-2' }
    const long = new Date(now().getTime() - 3_600_000)
    revoked.add('session-3')
    const tokens = [
      await signAccessToken(key, issuer, claims, long),
      await signAccessToken(forger, issuer, claims, now()),
      await signAccessToken(key, 'elsewhere', claims, now()),
      await signGuestToken(key, issuer, { guestId: 'g-1', email: null }, now()),
      await signAccessToken(key, issuer, { ...claims, sessionId: 'session-3' }, now()),
      'nonsense',
      `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"7"}').toString('base64url')}.`,
    ]
    for (const token of tokens) {
      const { status } = await post('cancel-booking', { bookingId: 3 }, { authorization: `Bearer ${token}` })
      expect(status).toBe(401)
    }
  })

  it('names the caller to a public call, and treats a dead token there as anonymous', async () => {
    expect((await get('get-settings', await bearer())).body.responseData.caller).toBe('person')
    expect((await get('get-settings', { authorization: 'Bearer nonsense' })).body.responseData.caller).toBe('anonymous')
    const guest = await signGuestToken(key, issuer, { guestId: 'g-1', email: null }, now())
    expect((await get('get-settings', { 'x-guest-token': guest })).body.responseData.caller).toBe('guest')
  })

  it('does not accept a guest as a person', async () => {
    const guest = await signGuestToken(key, issuer, { guestId: 'g-1', email: null }, now())
    expect((await post('cancel-booking', { bookingId: 3 }, { 'x-guest-token': guest })).status).toBe(401)
  })

  it('keeps business people, individuals and global administrators apart', async () => {
    const individual = await bearer({ accountType: 'Individual', subtype: null })
    const globalAdmin = await bearer({ isGlobalAdmin: true })
    expect((await post('for-individuals', { outcome: 'notFound' }, await bearer())).status).toBe(403)
    expect((await post('upload-logo', {}, individual)).status).toBe(403)
    expect((await post('for-admins', {}, await bearer())).status).toBe(403)
    expect((await post('for-admins', {}, globalAdmin)).status).toBe(200)
  })

  it('counts callers refused by the access check', async () => {
    await post('for-admins', {}, await bearer())
    await post('for-admins', {})
    const figures = await metricsText()
    for (const status of [401, 403])
      expect(figures).toMatch(new RegExp(`count\\{call="[^"]*for-admins",status="${status}"\\}`))
  })

  it('admits the roles of the area, and the account admin everywhere in the account', async () => {
    const admin = await bearer({ isAccountAdmin: true, userProfileId: idFrom(8) })
    expect((await get('get-bookings/5', await bearer())).status).toBe(200)
    expect((await get('get-bookings/6', await bearer())).status).toBe(403)
    expect((await get('get-bookings/7', await bearer())).status).toBe(403)
    expect((await get('get-bookings/7', admin)).status).toBe(200)
  })

  it("answers 404 for another account's area, also to its admin, as for a missing one", async () => {
    const admin = await bearer({ isAccountAdmin: true })
    for (const area of [12, 99]) expect((await get(`get-bookings/${area}`, admin)).status).toBe(404)
  })

  it('requires the kind of business that the call is for', async () => {
    const council = await bearer({ subtype: businessSubtype.Council, isAccountAdmin: true })
    expect((await get('get-bookings/5', council)).status).toBe(403)
  })

  it('refuses some calls while a global administrator acts as the person', async () => {
    const { status, body } = await post('upload-logo', {}, await bearer({ actingAdminId: idFrom(1) }))
    expect(status).toBe(403)
    expect(body.error.message).toBe('This cannot be done while acting as another person.')
  })
})

describe('input', () => {
  it("is read from query and path into the contract's fields", async () => {
    const { body } = await get('get-bookings/5?tags=1&tags=2&all=true&pageSize=50', await bearer())
    expect(body.responseData).toEqual({
      items: [{ id: 5, tags: [1, 2], all: true }],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 50,
    })
  })

  it('is refused field by field, in plain words', async () => {
    const body = {
      Email: 'nobody',
      name: ' ',
      startsAt: '2026-02-30T09:00:00',
      lines: [{ dayOfWeek: 1.5 }, 'x'],
      extra: 1,
    }
    const answer = await post('register-user', body)
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatchObject({ name: 'Invalid', message: 'Please check what you entered.' })
    const { fields } = answer.body.error
    expect(Object.keys(fields).sort()).toEqual(['Email', 'extra', 'lines.0.dayOfWeek', 'lines.1', 'name', 'startsAt'])
    expect(fields).toMatchObject({ extra: 'This field is not known.', 'lines.0.dayOfWeek': 'Give a whole number.' })
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it('may be missing when nothing is required', async () => {
    const globalAdmin = await bearer({ isGlobalAdmin: true })
    const answer = await app.inject({ method: 'POST', url: '/api/sample/for-admins', headers: globalAdmin })
    expect(answer.statusCode).toBe(200)
  })

  it('may not contain NUL, which PostgreSQL cannot store', async () => {
    const user = { Email: 'ada@example.org', name: 'A\0da' }
    expect((await post('register-user', user)).status).toBe(422)
    expect((await get('leak?how=%00', {})).status).toBe(422)
  })

  it('is never answered 400 or 415', async () => {
    const broken: [string, Record<string, string>][] = [
      ['{not json', {}],
      ['[]', {}],
      ['null', {}],
      ['"text"', {}],
      ['{"__proto__":{"admin":true},"name":"x"}', {}],
      ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['<a/>', { 'content-type': 'application/xml' }],
      ['{}', { 'content-type': 'nonsense' }],
      [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, {}],
      [`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, {}],
    ]
    for (const [payload, headers] of broken) {
      const answer = await post('register-user', payload, headers)
      expect([answer.status, payload.slice(0, 30)]).toEqual([422, payload.slice(0, 30)])
      expect(answer.body.httpStatusCode).toBe(422)
    }
    for (const url of ['/api/sample/get-bookings/%E0%A4%A', '/%', '/api/sample/get-bookings/x?%%=%']) {
      const answer = await app.inject({ url, headers: await bearer() })
      expect(answer.statusCode).toBe(422)
    }
  })

  it('needs a well-formed idempotency key', async () => {
    const user = { Email: 'key@example.org', name: 'Ada' }
    expect((await post('register-user', user, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200)
    const strange = await post('register-user', user, { 'idempotency-key': 'a b' })
    expect(strange).toMatchObject({
      status: 422,
      body: { error: { fields: { 'Idempotency-Key': expect.any(String) } } },
    })
  })

  it('refuses a key that was sent with another input, and remembers who sent it', async () => {
    const headers = { ...(await bearer()), 'idempotency-key': 'press-0001' }
    const cancel = (bookingId: number, more: object = {}, as: Record<string, string> = headers) =>
      post('cancel-booking', { bookingId, ...more }, as)
    expect((await cancel(3)).status).toBe(200)
    expect((await cancel(3)).status).toBe(200)
    expect(await cancel(4)).toMatchObject({ status: 409, body: { error: { name: 'KeyReused' } } })
    expect((await cancel(3, { reason: 'Ill' })).status).toBe(409)
    expect((await cancel(4, {}, { ...headers, ...(await bearer({ userProfileId: idFrom(8) })) })).status).toBe(200)
    expect((await cancel(4, {}, { ...headers, 'idempotency-key': 'press-0002' })).status).toBe(200)
  })

  it('is refused with 413 when too large', async () => {
    const { status, body } = await post('register-user', { name: 'x'.repeat(70_000) })
    expect(status).toBe(413)
    expect(body.error).toEqual({ name: 'TooLarge', message: 'What you sent is too large.' })
  })

  it('answers 404 in the envelope for an unknown path', async () => {
    for (const answer of [await get('no-such-call'), await post('get-settings', {})]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { name: 'NotFound' }, responseData: null } })
    }
  })

  it('answers any mixture of types with 422', async () => {
    const values = [
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      '',
      'x',
      '2026-11-20T10:00:00',
      '\uD800',
      [],
      {},
      [[]],
      { a: { b: [] } },
    ]
    const headers = await bearer()
    for (const one of values) {
      for (const other of values) {
        const { status } = await post('cancel-booking', { bookingId: one, reason: other }, headers)
        expect(status).toBe(422)
      }
    }
  })
})

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const send = async (fill: (form: FormData) => void, changes: Partial<PersonClaims> = {}) => {
    const form = new FormData()
    fill(form)
    const encoded = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sample/upload-logo',
      headers: { ...(await bearer(changes)), 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const picture = (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(png)) =>
    new File([bytes], 'logo.png', { type: 'image/png' })

  it('come with texts that are parsed by the same schema', async () => {
    const { status, body } = await send((form) => {
      form.append('onboardingStep', '2')
      form.append('isPublic', 'true')
      form.append('alts', 'One')
      form.append('logo', picture())
      form.append('alts', 'Two')
      form.append('logo', picture())
    })
    expect(status).toBe(200)
    expect(body.responseData).toEqual({
      step: 2,
      alts: ['One', 'Two'],
      bytes: [png.length, png.length],
      types: ['image/png', 'image/png'],
    })
  })

  it('may be absent', async () => {
    const { body } = await send((form) => {
      form.append('onboardingStep', '2')
      form.append('isPublic', 'false')
    })
    expect(body.responseData).toEqual({ step: -1, alts: [], bytes: [], types: [] })
  })

  it('are judged by content, not by name', async () => {
    const script = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' })
    const { status, body } = await send((form) => form.append('logo', script))
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ logo: 'Use a JPEG, PNG or WebP picture.' })
  })

  it('are refused when unknown, too many, or too large', async () => {
    const unknown = await send((form) => form.append('other', picture()))
    expect(unknown).toMatchObject({ status: 422, body: { error: { fields: { other: 'This field is not known.' } } } })
    const many = await send((form) => {
      for (const copy of [1, 2, 3]) form.append('logo', picture(), `logo-${copy}.png`)
    })
    expect(many.status).toBe(413)
    logged.length = 0
    const large = await send((form) => form.append('logo', picture(new Uint8Array(2000))))
    expect(large.status).toBe(413)
    expect(logged).toEqual([])
  })

  it('come with texts that are never silently truncated', async () => {
    const { status, body } = await send((form) => form.append('alts', 'x'.repeat(70_000)))
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ alts: 'This text is too long.' })
  })

  it('are refused when the form is broken', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="onboardingStep"\r\n\r\n2\r\n'
    const named = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n2\r\n--x--\r\n`
    const filePart =
      '--x\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc'
    const bodies: [string, string][] = [
      ['multipart/form-data', part],
      ['multipart/form-data; boundary=', part],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', part],
      ['multipart/form-data; boundary=y', `${part}--x--\r\n`],
      ['multipart/form-data; boundary=x', filePart],
      ['multipart/form-data; boundary=x', `--x\r\n\r\n\r\n${part}--x--\r\n`],
      ['multipart/form-data; boundary=x', named('__proto__')],
      ['multipart/form-data; boundary=x', named('constructor')],
      ['multipart/form-data; boundary=x', named('')],
      ['multipart/form-data; boundary=x', part.repeat(300)],
    ]
    for (const [contentType, payload] of bodies) {
      const headers = { ...(await bearer()), 'content-type': contentType }
      const answer = await app.inject({ method: 'POST', url: '/api/sample/upload-logo', headers, payload })
      expect([answer.statusCode, contentType, payload]).toEqual([expect.toBeOneOf([422, 413]), contentType, payload])
    }
  })

  it('cannot be sent as JSON', async () => {
    expect((await post('upload-logo', { onboardingStep: 2 }, await bearer())).status).toBe(422)
  })
})

describe('rate limits', () => {
  it('limit the calls of one caller, not of others', async () => {
    const call = async (guestId: string) => {
      const guest = await signGuestToken(key, issuer, { guestId, email: null }, now())
      return app.inject({ method: 'POST', url: '/api/sample/export-list', headers: { 'x-guest-token': guest } })
    }
    expect((await call('limited')).statusCode).toBe(200)
    expect((await call('limited')).statusCode).toBe(200)
    const third = await call('limited')
    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect(third.json().error.name).toBe('TooMany')
    expect((await call('another')).statusCode).toBe(200)
  })

  it('limit attempts for one address, in any letter case', async () => {
    const statuses: number[] = []
    for (const Email of [
      'ada@example.net',
      'Ada@example.net',
      'ADA@example.net',
      'ada@EXAMPLE.net',
      'other@example.net',
    ]) {
      statuses.push((await post('register-user', { Email, name: 'Ada' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })
})

describe('compile errors', () => {
  it('are expected here', () => {
    const { cancelBooking: _left, ...withoutCancel } = handlers
    const mount = (given: FastifyInstance, kit: Context) => {
      // @ts-expect-error A call without handler.
      implement(given, kit, sample, withoutCancel)
      const withExtra = { ...handlers, noSuchCall: () => null }
      // @ts-expect-error A handler without call.
      implement(given, kit, sample, withExtra)
    }
    // @ts-expect-error A word that the contract does not name.
    const wrongWord: typeof cancelBooking = () => refuse('TooEarly')
    // @ts-expect-error A wrong output.
    const wrongOutput: typeof cancelBooking = ({ bookingId }) => ({ bookingId, status: 'Confirmed' })
    // @ts-expect-error A field that the input does not have.
    const wrongInput: typeof cancelBooking = ({ orderId }) => ({ bookingId: orderId, status: 'Cancelled' })
    const wrongCaller: Handler<Context, typeof sample.getSettings> = (_input, { caller }) => {
      // @ts-expect-error A caller who may be anonymous has no profile.
      return { caller: `${caller.userProfileId}` }
    }
    // @ts-expect-error A file field that the contract does not name.
    const wrongFile: Handler<Context, typeof sample.uploadLogo> = (_input, { files }) => ({ step: files.banner.length })
    // @ts-expect-error Data where a file is answered.
    const wrongAnswer: Handler<Context, typeof sample.exportList> = () => null
    expect([mount, wrongWord, wrongOutput, wrongInput, wrongCaller, wrongFile, wrongAnswer]).toHaveLength(7)
  })

  it('does not start when an access check reads a field missing from the input', async () => {
    const kit = kitFor(true)
    const lost = { ...sample.cancelBooking, access: areaRole([staffRole.Staff]) }
    const group = { lost }
    const broken = createServer({ name: 'broken', kit })
    implement(broken, kit, group, { lost: () => notFound() })
    await expect(broken.ready()).rejects.toThrow('its access reads "serviceAreaId"')
  })
})
