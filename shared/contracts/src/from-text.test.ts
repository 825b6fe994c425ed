import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkInput } from './check-input.ts'
import { fromText } from './from-text.ts'
import { id, nothing, pageFields, queryFlag, queryId } from './shapes.ts'

const schema = z.strictObject({
  id: z.optional(id()),
  old: z.optional(queryId()),
  flag: z.optional(queryFlag()),
  on: z._default(z.boolean(), false),
  ids: z.optional(z.array(z.int())),
  texts: z.optional(z.array(z.string())),
  role: z.optional(z.literal([1, 2, 3])),
  kind: z.optional(z.enum(['a', 'b'])),
  either: z.optional(z.nullable(z.union([z.int(), z.string()]))),
  name: z.optional(z.string()),
  address: z.optional(z.object({ line: z.string() })),
})

describe('texts of a query or form', () => {
  it('become what the schema expects', () => {
    const texts = {
      id: '5',
      old: '6',
      flag: 'true',
      on: 'true',
      ids: ['1', '2'],
      texts: '7',
      role: '2',
      kind: 'b',
      either: '8',
      name: '9',
      address: '{"line":"1 Quay Street"}',
    }
    expect(checkInput(schema, fromText(schema, texts))).toEqual({
      ok: true,
      value: {
        id: 5,
        old: 6,
        flag: true,
        on: true,
        ids: [1, 2],
        texts: ['7'],
        role: 2,
        kind: 'b',
        either: 8,
        name: '9',
        address: { line: '1 Quay Street' },
      },
    })
  })

  it('may give a list as JSON, and an empty list', () => {
    expect(fromText(schema, { ids: '[1,2]', texts: '' })).toEqual({ ids: [1, 2], texts: [] })
  })

  it('mean "missing" when empty, except for text fields', () => {
    expect(fromText(schema, { id: '', on: '', role: '', kind: '', name: '' })).toEqual({ name: '' })
  })

  it('stay text when they do not fit, for the schema to refuse', () => {
    for (const texts of [
      { id: 'x' },
      { id: '1e5' },
      { id: ' 5' },
      { id: ['1', '2'] },
      { on: 'yes' },
      { ids: 'x' },
      { address: '{' },
    ]) {
      expect(checkInput(schema, fromText(schema, texts)).ok).toBe(false)
    }
    expect(checkInput(nothing, fromText(nothing, { unknown: '1' }))).toEqual({
      ok: false,
      fields: { unknown: 'This field is not known.' },
    })
  })

  it('page a list with the sizes of the source', () => {
    const list = z.strictObject(pageFields)
    expect(checkInput(list, fromText(list, {}))).toEqual({ ok: true, value: { pageNumber: 1, pageSize: 10 } })
    expect(checkInput(list, fromText(list, { pageSize: '7' })).ok).toBe(false)
  })
})
