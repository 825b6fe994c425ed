import type { QueryKey } from '@tanstack/react-query'
import type { Call, InputOf } from '@waymark/contracts/define-call'
import { callKey } from './query-client.ts'

const pages = 'pages'

/** Where the pages of a list that grows lie in the query cache; `input` is without its page number. */
export function pagesKey<C extends Call>(call: C, input: Omit<InputOf<C>, 'pageNumber'>): QueryKey {
  return [...callKey(call), input, pages]
}

/** How the first page of the list at `key` is asked for, and what the cache holds then; undefined for any other key. */
export function firstPage([, input, part]: QueryKey) {
  if (part !== pages || typeof input !== 'object') return undefined
  return {
    input: { ...input, pageNumber: 1 },
    dataOf: (answer: unknown) => ({ pages: [answer], pageParams: [1] }),
  }
}
