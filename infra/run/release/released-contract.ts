import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@waymark/contracts/calls'
import type { CallGroup } from '@waymark/contracts/define-call'
import { type OpenApiDocument, openApiDocument } from '@waymark/contracts/openapi'
import { compareOpenApi, type Diff } from 'api-smart-diff'
import { root } from '../tools/repository.ts'

/** What a page of the release before can meet: the paths of the calls, with what they take and what they answer. */
export type Contract = Pick<OpenApiDocument, 'openapi' | 'info' | 'paths'>

export const contractFile = join(root, 'shared/contracts/released/openapi.json')

/** Words change freely; refusals are sentences that a page shows whatever they are. */
const leftOut = ['description', 'summary', 'title', 'examples', 'tags', 'operationId', 'security']

/** The contract of the working tree. */
export function presentContract(): Contract {
  const groups = Object.fromEntries(Object.values(calls).flatMap((service) => Object.entries<CallGroup>(service)))
  const document = openApiDocument(groups, '1')
  const { openapi, info, paths } = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    leftOut.includes(key) && typeof value !== 'object' ? undefined : value,
  )
  for (const operations of Object.values<Record<string, OpenApiOperation>>(paths))
    for (const operation of Object.values(operations)) keepWhatPagesRead(operation)
  return { openapi, info: { ...info, title: 'Waymark' }, paths }
}

interface OpenApiOperation {
  responses: Record<string, unknown>
  tags?: unknown
  security?: unknown
}

function keepWhatPagesRead(operation: OpenApiOperation): void {
  delete operation.tags
  delete operation.security
  operation.responses = { '200': operation.responses['200'] }
}

/** The contract of the last release. */
export function releasedContract(): Contract {
  return JSON.parse(readFileSync(contractFile, 'utf8'))
}

/** One call on each line, so that a change of the file shows the calls that it concerns. */
export function contractText({ paths, ...rest }: Contract): string {
  const lines = Object.entries(paths).map(
    ([path, operations]) => `${JSON.stringify(path)}:${JSON.stringify(operations)}`,
  )
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`
}

/** What breaks a page, or a service, of the release before: one sentence for each. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const [changedBefore, changedAfter] = [withoutEqual(before, after), withoutEqual(after, before)]
  const found = compareOpenApi(changedBefore, changedAfter).diffs.flatMap((diff) =>
    isBreaking(diff) ? [sentenceOf(diff)] : [],
  )
  return [...new Set(found)].sort()
}

/** The comparison takes seconds for calls that are as they were. */
function withoutEqual(contract: Contract, other: Contract): Contract {
  const changed = Object.entries(contract.paths).filter(
    ([path, operations]) => JSON.stringify(operations) !== JSON.stringify(other.paths[path]),
  )
  return { ...contract, paths: Object.fromEntries(changed) }
}

/**
 * The library knows answers from requests. It takes a request for one that ignores what it does not know, and another type
 * for a narrower one; ours refuse unknown fields, and a page of before reads the type of before.
 */
function isBreaking({ path, type, action, before, after }: Diff): boolean {
  const name = path.at(-1)
  const holder = path.at(-2)
  const isRequest = path.includes('requestBody') || path.includes('parameters')
  if (name === 'type' && action === 'replace') return !(isRequest && before === 'integer' && after === 'number')
  if (isRequest && (name === 'minimum' || name === 'maximum') && isBeyondInt(before) && isEndOfInt(after)) return false
  if (isRequest && holder === 'properties') return action === 'remove' || (type === 'breaking' && isRequired(after))
  if (isRequest && (holder === 'enum' || name === 'enum')) return action !== 'add' || typeof name !== 'number'
  return type === 'breaking'
}

/** A whole number without a bound of its own: JavaScript's. */
const isBeyondInt = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) === Number.MAX_SAFE_INTEGER

/** Where an `int` of PostgreSQL ends: the release before could keep nothing beyond it, and answered 500. */
const isEndOfInt = (bound: unknown) => bound === 2_147_483_647 || bound === -2_147_483_648

/** A field with a default is written as one that a request must have, and may be left out. */
function isRequired(schema: unknown): boolean {
  return typeof schema !== 'object' || schema === null || !('default' in schema)
}

function sentenceOf({ path, action }: Diff): string {
  const [, address = '', method = '', ...inside] = path.map(String)
  const where = inside
    .filter((part) => !['content', 'application/json', 'schema', 'properties'].includes(part))
    .join(' ')
  const words = { add: 'is new', remove: 'is gone', replace: 'is another', rename: 'has another name' } as const
  return `${method.toUpperCase()} ${address}: ${where || 'the call'} ${words[action as keyof typeof words] ?? action}`
}
