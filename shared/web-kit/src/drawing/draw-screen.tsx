import { type Query, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { firstPage } from '../calls/pages-key.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { createMemoryRouter, type RouteObject, RouterProvider } from '../page/router.ts'
import { NoSlotsHere } from '../remotes/slots.ts'
import { markupForDocument } from './markup-for-document.ts'

/** Answers a call as a stranger gets it; undefined when it is refused or nobody answers. */
export type Ask = (path: string, input: unknown) => Promise<unknown>

/** A screen as a visitor sees it first. */
export interface DrawnScreen {
  readonly markup: string
  /** What it was drawn from, by its key in the query cache. */
  readonly answers: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** What is asked for with what another answer says. */
const maxRounds = 3

/**
 * Draws the screen at `address`, in Node. Whatever it reads is asked for with `ask`, and it is drawn again with the answers.
 * Undefined when something is not answered: half a screen would be replaced by another one.
 */
export async function drawScreen(
  routes: RouteObject[],
  address: string,
  ask: Ask = async () => undefined,
): Promise<DrawnScreen | undefined> {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const queryClient = createQueryClient()
  const answers: (readonly [QueryKey, unknown])[] = []
  try {
    await loaded(router)
    // The router would draw what is wrong, with its stack.
    const [fault] = Object.values(router.state.errors ?? {})
    if (fault !== undefined) throw fault
    for (let round = 0; round <= maxRounds; round += 1) {
      const markup = await markupOf(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      )
      const open = queryClient
        .getQueryCache()
        .findAll({ predicate: (query) => query.state.status === 'pending' && isAsked(query) })
      if (open.length === 0) return { markup, answers }
      const asked = open.map(async ({ queryKey }) => [queryKey, await answerTo(queryKey, ask)] as const)
      const found = await Promise.all(asked)
      if (found.some(([, data]) => data === undefined)) return undefined
      for (const [key, data] of found) queryClient.setQueryData(key, data)
      answers.push(...found)
    }
    return undefined
  } finally {
    router.dispose()
    queryClient.clear()
  }
}

function isAsked({ options }: Query): boolean {
  return !('enabled' in options && options.enabled === false)
}

/** What lies in the query cache at `key`: an answer, or the first page of a list that grows. */
async function answerTo(key: QueryKey, ask: Ask): Promise<unknown> {
  const [path, input] = key
  if (typeof path !== 'string') return undefined
  const paged = firstPage(key)
  if (!paged) return ask(path, input)
  const answer = await ask(path, paged.input)
  return answer === undefined ? undefined : paged.dataOf(answer)
}

function loaded({ state, subscribe }: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}

async function markupOf(page: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    // Each part in its place: parts that come later are moved by scripts, which the content policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // A slot stands empty, as it does where its owner is missing.
    onError: (error) => {
      if (!(error instanceof NoSlotsHere)) faults.push(error)
    },
  })
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  if (faults.length > 0) throw faults[0]
  return markupForDocument(Buffer.concat(chunks).toString('utf8'))
}
