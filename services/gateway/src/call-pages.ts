import { calls } from '@waymark/contracts/calls'
import { docsPage } from '@waymark/contracts/docs-page'
import { openApiDocument } from '@waymark/contracts/openapi'
import type { FastifyInstance } from 'fastify'

const styleAddress = '/api/docs.css'

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
a { color: LinkText; }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
h1, h2, h3 { line-height: 1.2; margin-top: 2em; }
section section, article { border-top: 1px solid GrayText; padding-top: 0.5rem; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; }
table { border-collapse: collapse; }
th, td { border: 1px solid GrayText; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
`

/** The description of all calls: `/api/openapi.json` for programs, `/api/docs` for people. */
export function addCallPages(app: FastifyInstance): void {
  const groups = Object.assign({}, ...Object.values(calls))
  const document = openApiDocument(groups, '1')
  const text = JSON.stringify(document)
  const page = docsPage(document, styleAddress)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text),
  )
  app.get('/api/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(page))
  app.get(styleAddress, (_request, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(style))
}
