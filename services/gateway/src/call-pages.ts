import { calls } from '@waymark/contracts/calls'
import type { CallGroup } from '@waymark/contracts/define-call'
import { docsPage, docsStyle } from '@waymark/contracts/docs-page'
import { openApiDocument } from '@waymark/contracts/openapi'
import type { FastifyInstance } from 'fastify'

const styleAddress = '/api/docs.css'

/** The description of all calls: `/api/openapi.json` for programs, `/api/docs` for people. */
export function addCallPages(app: FastifyInstance): void {
  const groups = Object.fromEntries(
    Object.values(calls)
      .flatMap((ofService) => Object.entries<CallGroup>(ofService))
      .map(([key, group]) => [titleOf(key), group]),
  )
  const document = openApiDocument(groups, '1')
  const text = JSON.stringify(document)
  const page = docsPage(document, styleAddress)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text),
  )
  app.get('/api/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(page))
  app.get(styleAddress, (_request, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(docsStyle))
}

/** "Service area" of `serviceArea`. */
function titleOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
