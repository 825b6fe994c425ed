import { fileURLToPath } from 'node:url'
import type { ServiceName } from '@waymark/contracts/service-names'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext, Health } from './context.ts'
import { createFreshFile } from './fresh-file.ts'

/** The parts as people know them, in the order in which they miss them. */
const partNames: Readonly<Record<ServiceName | 'database' | 'bus', string>> = {
  identity: 'Logging in',
  map: 'The map and search',
  booking: 'Booking',
  provider: 'Locations and organisations',
  chat: 'Messages',
  notify: 'Emails and notifications',
  admin: 'Administration',
  database: 'Saving',
  bus: 'News without a reload',
}

const style = { address: '/status.css', file: new URL('../status-page/status.css', import.meta.url) }

/** `/status`: which parts work now, for people; without scripts, since it is read when something is broken. */
export function addStatusPage(app: FastifyInstance, health: GatewayContext['health']): void {
  app.get('/status', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(statusDocument(await health())),
  )
  app.get(style.address, createFreshFile(fileURLToPath(style.file), 'text/css; charset=utf-8'))
}

function statusDocument({ parts }: Health): string {
  const shown = Object.entries(partNames).flatMap(([part, name]) => {
    const said = parts[part]
    return said === undefined || said === 'elsewhere'
      ? []
      : [{ name, works: said === 'up', starts: said === 'starting' }]
  })
  const broken = shown.filter(({ works }) => !works)
  const heading =
    broken.length === 0
      ? 'Everything works'
      : broken.length === shown.length
        ? 'Waymark does not work right now'
        : 'Some parts do not work right now'
  const rows = shown.map(
    ({ name, works, starts }) =>
      `<li class="${works ? 'works' : 'broken'}"><span>${name}</span><strong>${works ? 'Works' : starts ? 'Is starting' : 'Does not work'}</strong></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} - Waymark status</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style.address}">
</head>
<body>
<header><a href="/">Waymark</a></header>
<main>
<h1>${heading}</h1>
${broken.length === 0 ? '' : '<p>What you have saved is safe. Please try again in a few minutes.</p>'}
<ul>
${rows.join('\n')}
</ul>
<p><a href="/status">Look again</a></p>
</main>
</body>
</html>
`
}
