import { expect, it } from 'vitest'
import { breakingChanges, type Contract, presentContract, releasedContract } from './released-contract.ts'

type Schema = Readonly<Record<string, unknown>>

interface Wishes {
  readonly takes?: Readonly<Record<string, Schema>>
  readonly mustHave?: readonly string[]
  readonly answers?: Readonly<Record<string, Schema>>
}

const head: Omit<Contract, 'paths'> = { openapi: '3.1.0', info: { title: 'Things', version: '1', description: '' } }
const text = { type: 'string' }
const number = { type: 'integer' }

function contractOf({
  takes = { name: text },
  mustHave = ['name'],
  answers = { id: number, name: text },
}: Wishes): Contract {
  const content = (properties: object, required: readonly string[], more: object) => ({
    'application/json': { schema: { type: 'object', properties, required, ...more } },
  })
  const operation = {
    requestBody: { required: true, content: content(takes, mustHave, { additionalProperties: false }) },
    responses: { '200': { description: '', content: content(answers, Object.keys(answers), {}) } },
  }
  return JSON.parse(JSON.stringify({ ...head, paths: { '/api/Thing/save': { post: operation } } }))
}

const changesTo = (wishes: Wishes) => breakingChanges(contractOf({}), contractOf(wishes))

it.each<[string, Wishes]>([
  ['nothing', {}],
  ['a field more in an answer', { answers: { id: number, name: text, colour: text } }],
  ['a field more that may be left out', { takes: { name: text, colour: text } }],
  ['a field with a default', { takes: { name: text, colour: { ...text, default: '' } } }],
])('pages of before go on with %s', (_name, wishes) => {
  expect(changesTo(wishes)).toEqual([])
})

it.each<[string, Wishes, string]>([
  ['a field less in an answer', { answers: { id: number } }, 'responses 200 name is gone'],
  ['another type in an answer', { answers: { id: text, name: text } }, 'responses 200 id type is another'],
  ['a field that must be sent', { takes: { name: text, colour: text }, mustHave: ['name', 'colour'] }, 'colour is new'],
  ['a field that is refused now', { takes: {}, mustHave: [] }, 'requestBody name is gone'],
  ['another type of what is sent', { takes: { name: number } }, 'requestBody name type is another'],
])('pages of before break with %s', (_name, wishes, sentence) => {
  expect(changesTo(wishes).join('\n')).toContain(`POST /api/Thing/save: `)
  expect(changesTo(wishes).join('\n')).toContain(sentence)
})

it('a whole number may end where the database has always ended, and no sooner', () => {
  const ofVersion = (minimum: number, maximum: number) =>
    contractOf({ takes: { version: { ...number, minimum, maximum } }, mustHave: ['version'] })
  const before = ofVersion(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  expect(breakingChanges(before, ofVersion(-2_147_483_648, 2_147_483_647))).toEqual([])
  expect(breakingChanges(before, ofVersion(-2_147_483_648, 1000)).join()).toContain('version maximum is another')
})

it('pages of before break without a call', () => {
  const before = contractOf({})
  expect(breakingChanges(before, { ...before, paths: {} })).toHaveLength(1)
})

it('nothing of the last release breaks', () => {
  const hint =
    'Add what is new beside it, and take the old away a release later; npm run release:contract after a release.'
  expect(breakingChanges(releasedContract(), presentContract()), hint).toEqual([])
})
