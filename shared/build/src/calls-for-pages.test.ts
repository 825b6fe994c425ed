import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@swc/core'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { type Part, partOf } from './calls-for-pages.ts'

const contracts = join(import.meta.dirname, '../../contracts/src')
const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: withoutTypes(readFileSync(join(contracts, file), 'utf8')) }))

const source = withoutTypes(`
  import { limits } from '@waymark/domain/limits'
  import * as z from 'zod/mini'
  import { others } from './others.ts'
  import { base, id, text } from './shapes.ts'
  import { defineCall } from './define-call.ts'
  export const maxThings = 3
  const thing = z.object({ ...base, thingId: id(), name: z.string() })
  export const toSave = z.strictObject({ name: text(limits.name) })
  export const things = {
    ...others,
    getThing: defineCall({
      method: 'GET',
      path: '/api/Thing/get-thing',
      summary: 'One thing',
      access: anyone,
      mayLag: true,
      input: () => z.strictObject({ thingId: id() }),
      output: () => thing,
    }),
    saveThing: defineCall({
      method: 'POST',
      path: '/api/Thing/save-thing',
      summary: 'Save a thing',
      access: anyone,
      isFilledIn: true,
      isKept: true,
      input: () => toSave,
      output: () => z.null(),
    }),
  } as const
`)

const of = (part: Part) => partOf(source, '/somewhere/things.ts', part)

describe('what pages get of a file of contracts', () => {
  it('is its calls by name, and what it exports beside them', () => {
    const all = of({ kind: 'all' })
    expect(all).toContain('import * as things from "./things.ts?calls=things"; export { things };')
    expect(all).toContain('export const maxThings = 3')
    expect(all).toContain('export const toSave = /*#__PURE__*/ (() => (')
    expect(all).not.toContain('defineCall')
    expect(of({ kind: 'calls', group: 'things' })).toBe(
      [
        'export * from "./others.ts?calls=others";',
        'export { getThing } from "./things.ts?call=things.getThing";',
        'export { saveThing } from "./things.ts?call=things.saveThing";',
      ].join('\n'),
    )
  })

  it('is the facts of one call, without its schemas and what only the server reads', () => {
    const call = of({ kind: 'call', group: 'things', call: 'getThing' })
    expect(call).toContain("path: '/api/Thing/get-thing'")
    expect(call).toContain(
      'loadOutput: () => import("./things.ts?output=things").then((schemas) => schemas.getThing())',
    )
    expect(call).not.toMatch(/summary|mayLag|input|save-thing|export const/)
  })

  it('has the input of a call that is filled in, and the answer of one that is kept, at once', () => {
    const call = of({ kind: 'call', group: 'things', call: 'saveThing' })
    expect(call).toContain('input: () => require("./things.ts?input=things").saveThing()')
    expect(call).toContain('output: () => require("./things.ts?output=things").saveThing()')
  })

  it('is what makes the schemas of one side, with the shapes of other files alone', () => {
    const input = of({ kind: 'input', group: 'things' })
    expect(input).toMatch(/const call0 = \(\)=>z\.strictObject\([^;]*; export \{ call0 as getThing \};/)
    expect(input).toContain('import { base, id, text } from "./shapes.ts?shapes";')
    expect(input).toContain('import { limits } from "@waymark/domain/limits";')
    expect(input).not.toMatch(/defineCall|others/)
    expect(of({ kind: 'output', group: 'things' })).toContain('import { base, id, text } from "./shapes.ts?shapes";')
    expect(of({ kind: 'shapes' })).not.toMatch(/getThing|others/)
  })

  it('refuses a call in no group, which no page could name', () => {
    const stray = "import { defineCall } from './define-call.ts'\nconst one = () => defineCall({ path: '/api/One' })"
    expect(() => partOf(stray, 'one.ts', { kind: 'all' })).toThrow('one.ts defines a call in no group')
  })
})

describe('the contracts', () => {
  it.each(files)('can be read in each part: $file', ({ file, source }) => {
    const all = partOf(source, file, { kind: 'all' })
    const groups = [...all.matchAll(/\?calls=(\w+)/g)].flatMap(([, group = '']) => group)
    const parts: Part[] = [
      { kind: 'all' },
      { kind: 'shapes' },
      ...groups.flatMap((group): Part[] => [
        { kind: 'calls', group },
        { kind: 'input', group },
        { kind: 'output', group },
      ]),
    ]
    for (const part of parts)
      expect(() => parse(partOf(source, file, part), { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow()
    if (/\bdefineCall\(/.test(source) && file !== 'define-call.ts') expect(groups).not.toEqual([])
  })
})

function withoutTypes(text: string): string {
  return transformSync(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code
}
