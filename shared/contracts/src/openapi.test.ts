import { staffRole } from '@waymark/domain/enums'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyone, areaRole } from './access.ts'
import { calls } from './calls.ts'
import { defineCall } from './define-call.ts'
import { openApiDocument } from './openapi.ts'
import { email, id, pageFields, pageOf, text, wallDateTime } from './shapes.ts'

const sample = {
  getBookings: defineCall({
    method: 'GET',
    path: '/api/sample/get-bookings/{id}',
    summary: 'Lists <bookings>',
    reads: [],
    access: areaRole([staffRole.StaffManager], { areaField: 'id' }),
    input: () => z.strictObject({ id: id(), ...pageFields }),
    output: () => pageOf(z.object({ startsAt: wallDateTime() })),
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/sample/invite',
    summary: 'Invites a person',
    changes: [],
    access: anyone,
    input: () => z.strictObject({ Email: email(), note: z.optional(text(50)) }),
    output: () => z.object({ done: z.literal(true) }),
    refusals: { Invited: 'This person was invited already.' },
    files: { logo: { kind: 'image', maxFiles: 1, maxBytes: 1000 } },
  }),
}
const document = openApiDocument({ 'Sample & more': sample }, '1.0.0')

describe('the OpenAPI document', () => {
  it('reads path and query parameters from the input', () => {
    expect(document.paths['/api/sample/get-bookings/{id}']?.get?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'pageNumber', in: 'query', required: false },
      { name: 'pageSize', in: 'query', required: false },
    ])
  })

  it('says who may make a call', () => {
    const operation = document.paths['/api/sample/get-bookings/{id}']?.get
    expect(operation).toMatchObject({ operationId: 'getBookings', tags: ['Sample & more'] })
    expect(operation?.description).toContain('in the service area that id names: Staff Manager.')
  })

  it('names body, files, refusals and limits', () => {
    const invite = document.paths['/api/sample/invite']?.post
    expect(invite?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      required: ['Email'],
      properties: { Email: { type: 'string' }, logo: { type: 'array', maxItems: 1 } },
    })
    expect(Object.keys(invite?.responses ?? {})).toEqual(['200', '404', '409', '413', '422', '429', '500', '503'])
    expect(invite?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
    expect(invite?.responses['409']?.description).toBe('Invited: This person was invited already.')
  })
})

describe('the document of all calls', () => {
  it('asks nobody for a hint or a secret answer', () => {
    const fields = Object.values(calls.identity).flatMap((group) =>
      Object.values<{ readonly input: unknown }>(group).flatMap(({ input }) =>
        input instanceof z.ZodMiniObject ? Object.keys(input.shape) : [],
      ),
    )
    expect(fields).toContain('password')
    expect(fields.filter((name) => /hint|question|secretAnswer|motherMaiden/i.test(name))).toEqual([])
  })

  const whole = openApiDocument(Object.assign({}, ...Object.values(calls)), '1')
  const operations = Object.values(whole.paths).flatMap((methods) => Object.values(methods))

  it('names each operation once, in a group that is listed', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const groups = whole.tags.map(({ name }) => name)
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !groups.includes(tag))).toEqual([])
  })

  it('documents Retry-After with 429, 503 and the refusal of a locked account', () => {
    const responses = Object.entries(whole.paths['/api/Account/login']?.post?.responses ?? {})
    const withHeader = responses.filter(([, { headers }]) => headers?.['Retry-After'])
    expect(withHeader.map(([status]) => status)).toEqual(['409', '429', '503'])
  })

  it('describes each parameter of a path, and no path without one', () => {
    for (const [path, methods] of Object.entries(whole.paths))
      for (const { parameters = [] } of Object.values(methods)) {
        const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
        expect(described, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
  })
})
