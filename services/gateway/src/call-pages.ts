import { fileURLToPath } from 'node:url'
import { calls } from '@waymark/contracts/calls'
import type { CallGroup } from '@waymark/contracts/define-call'
import { openApiDocument } from '@waymark/contracts/openapi'
import type { FastifyInstance } from 'fastify'
import { createFreshFile } from './fresh-file.ts'

const html = 'text/html; charset=utf-8'
const css = 'text/css; charset=utf-8'
const javascript = 'text/javascript; charset=utf-8'

/** Swagger UI from our own origin; its page, colours and settings are in `api-docs/`. */
const files = [
  { address: '/api/docs', file: new URL('../api-docs/index.html', import.meta.url), type: html },
  { address: '/api/docs/page.css', file: new URL('../api-docs/page.css', import.meta.url), type: css },
  { address: '/api/docs/page.js', file: new URL('../api-docs/page.js', import.meta.url), type: javascript },
  {
    address: '/api/docs/swagger-ui.css',
    file: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
    type: css,
  },
  {
    address: '/api/docs/swagger-ui-bundle.js',
    file: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    type: javascript,
  },
]

/** The description of all calls: `/api/openapi.json` for programs, `/api/docs` for people. */
export function addCallPages(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= documentText()
    return reply.header('content-type', 'application/json; charset=utf-8').send(document)
  })
  for (const { address, file, type } of files) app.get(address, createFreshFile(fileURLToPath(file), type))
}

/** 3 MB, made when it is first asked for. */
let document: string | undefined

function documentText(): string {
  const groups = Object.fromEntries(
    Object.values(calls)
      .flatMap((ofService) => Object.entries<CallGroup>(ofService))
      .map(([key, group]) => [titleOf(key), group]),
  )
  return JSON.stringify(openApiDocument(groups, '1'))
}

/** "Service area" of `serviceArea`. */
function titleOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
