import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { places } from '@waymark/contracts/places'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { searchScreen } from '../first-screens/public-screens.ts'
import type { ScreenDocuments } from '../first-screens/screen-documents.ts'
import { eachTimeQuality, encode, pageType, sendEncoded } from '../fresh-file.ts'
import { searchText } from './search-text.ts'

const maxWords = 200
/** Of each kind; whoever has scripts sees all of them. */
const answersOfKind = 20

/** The search has what its words find in its document, for whoever runs no script: the form of the front page leads here. */
export function addSearchPage(
  app: FastifyInstance,
  { config, ask }: Pick<GatewayContext, 'config' | 'ask'>,
  documents: ScreenDocuments,
): void {
  const file = join(config.webRoot, 'shell/dist/index.html')
  app.get<{ Querystring: Record<string, unknown> }>(searchScreen.path, async (request, reply) => {
    const shellPage = await readFile(file, 'utf8').catch(() => undefined)
    if (shellPage === undefined) return reply.callNotFound()
    const { q } = request.query
    const query = typeof q === 'string' ? q.trim().slice(0, maxWords) : ''
    const answer = query === '' ? undefined : await ask('map', places.searchAll, { query, limit: answersOfKind })
    const change = await documents.changeOf(searchScreen, null, searchText(query, answer))
    const text = change.apply(shellPage)
    return sendEncoded(request, reply, await encode(Buffer.from(text), eachTimeQuality), pageType)
  })
}
