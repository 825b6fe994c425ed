import { staffRoleNames } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Call, CallGroup } from './define-call.ts'
import { shapeOf } from './from-text.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Describes call groups, by title, as an OpenAPI 3.1 document. */
export function openApiDocument(groups: Readonly<Record<string, CallGroup>>, version: string): OpenApiDocument {
  const paths = new Map<string, Record<string, OpenApiOperation>>()
  const named = new Set<string>()
  for (const [title, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group)) {
      // The source uses a few names in two groups, such as get-shortlist.
      const id = named.has(name) ? `${name}_${title.replaceAll(' ', '_')}` : name
      named.add(name)
      paths.set(call.path, { ...paths.get(call.path), [call.method.toLowerCase()]: operationOf(title, id, call) })
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version,
      description:
        'Every answer is an envelope: responseData, error, httpStatusCode, treatErrorAsInform. Refusals answer 409 with a name; 400 is never answered.',
    },
    tags: Object.keys(groups).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        person: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guest: { type: 'apiKey', in: 'header', name: 'x-guest-token' },
      },
      schemas: { Failure: failureSchema },
    },
  }
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['responseData', 'error', 'httpStatusCode', 'treatErrorAsInform'],
  properties: {
    responseData: { type: 'null' },
    error: {
      type: 'object',
      required: ['name', 'message'],
      properties: {
        name: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        bookingIds: { type: 'array', items: { type: 'integer' } },
        sessionIds: { type: 'array', items: { type: 'integer' } },
        detail: { type: 'object', additionalProperties: { type: 'number' } },
        requestId: { type: 'string' },
        redirect: { type: 'boolean' },
      },
    },
    httpStatusCode: { type: 'integer' },
    treatErrorAsInform: { type: 'boolean' },
  },
}

function operationOf(title: string, name: string, call: Call): OpenApiOperation {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  const parameters = call.form === 'query' ? parametersOf(call, inPath) : [idempotencyKey]
  const body = call.form === 'query' ? undefined : bodyOf(call)
  return {
    operationId: name,
    tags: [title],
    summary: call.summary,
    description: accessSentence(call.access),
    security: securityOf(call.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call),
  }
}

const idempotencyKey: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names one attempt to create something: sent again with the same key, it is created once',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

function parametersOf(call: Call, inPath: readonly string[]): OpenApiParameter[] {
  const shape = shapeOf(call.input) ?? {}
  const required = new Set(schemaOf(call.input, 'input').required ?? [])
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.has(name),
    schema: schemaOf(schema, 'input'),
  }))
}

function bodyOf(call: Call): OpenApiOperation['requestBody'] {
  const schema = schemaOf(call.input, 'input')
  if (call.form === 'json') return { required: true, content: { 'application/json': { schema } } }
  const files = Object.entries(call.files).map(([name, field]): [string, JsonSchema] => {
    const one: JsonSchema = {
      type: 'string',
      format: 'binary',
      description: `${field.kind}, at most ${field.maxBytes} bytes`,
    }
    return [name, { type: 'array', maxItems: field.maxFiles, items: one }]
  })
  const properties = { ...schema.properties, ...Object.fromEntries(files) }
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } }
}

function responsesOf(call: Call): Record<string, OpenApiResponse> {
  const failure = (description: string): OpenApiResponse => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  const words = Object.entries(call.refusals)
  const signsIn = call.access.kind !== 'public'
  return {
    200:
      call.answer === 'file'
        ? fileResponse
        : { description: 'Done', content: { 'application/json': { schema: successSchema(call) } } },
    ...(signsIn ? { 401: failure('Not signed in') } : {}),
    ...(signsIn ? { 403: failure('Not allowed') } : {}),
    404: failure('Not there for this caller'),
    ...(words.length > 0
      ? {
          409: {
            ...failure(words.map(([word, sentence]) => `${word}: ${sentence}`).join('\n')),
            ...(words.some(([word]) => endsByItself.has(word)) ? { headers: { 'Retry-After': secondsToWait } } : {}),
          },
        }
      : {}),
    ...(call.form === 'query' ? {} : { 413: failure('What was sent is too large') }),
    422: failure('The input is not right; `error.fields` says what and where'),
    429: { ...failure('Tried too often'), headers: { 'Retry-After': secondsToWait } },
    500: failure('A fault of ours; `error.requestId` names it'),
    503: { ...failure('Not available just now'), headers: { 'Retry-After': secondsToWait } },
  }
}

/** Refusals that end at a time that is known. */
const endsByItself = new Set(['AccountLocked'])

const secondsToWait = { description: 'Seconds to wait', schema: { type: 'integer' } } as const

const fileResponse: OpenApiResponse = {
  description: 'A file',
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
}

function successSchema(call: Call): JsonSchema {
  return {
    type: 'object',
    required: ['responseData', 'error', 'httpStatusCode', 'treatErrorAsInform'],
    properties: {
      responseData: schemaOf(call.output, 'output'),
      error: { type: 'null' },
      httpStatusCode: { const: 200 },
      treatErrorAsInform: { const: false },
    },
  }
}

/** What is sent (`input`) or read (`output`) by a schema. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function securityOf(access: Access): OpenApiOperation['security'] {
  if (access.kind === 'public') return [{}, { person: [] }]
  return access.kind === 'guest' ? [{ guest: [] }, { person: [] }] : [{ person: [] }]
}

/** Who may make a call, in words. */
function accessSentence(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anybody.'
    case 'guest':
      return 'Guests and signed-in people.'
    case 'signedIn':
      return 'Signed-in people.'
    case 'individual':
      return 'Individual accounts.'
    case 'business':
      return 'People of business accounts.'
    case 'accountAdmin':
      return 'The account admin of a business account.'
    case 'accessMapEditor':
      return 'Global administrators, and the account admin of a Hybrid or Council organisation.'
    case 'area': {
      const roles = access.roles.map((role) => staffRoleNames[role]).join(', ')
      const kind = access.holds === undefined ? '' : ` Only for organisations with the ${access.holds} role.`
      return `The account admin, and in the service area that ${access.areaField} names: ${roles}.${kind}`
    }
    case 'globalAdmin':
      return 'Global administrators.'
  }
}
