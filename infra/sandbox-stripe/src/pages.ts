import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type pg from 'pg'
import { showOnboarding, submitOnboarding } from './accounts/onboarding-page.ts'
import type { Ask } from './ask.ts'
import { embeddedDoneScript } from './checkout/checkout-page.ts'
import { answerConfirm, embeddedId, payCheckout, showCheckout, showConfirm } from './checkout/pay.ts'
import { stripeScript } from './checkout/stripe-script.ts'
import { inTransaction } from './database.ts'
import type { PageAnswer } from './pages/page-answer.ts'
import { pagePath } from './pages/page-path.ts'
import { style } from './pages/style.ts'
import { Store } from './store.ts'

export interface PagesOptions {
  readonly pool: pg.Pool
  readonly pagesUrl: string
  readonly now: () => Date
  readonly onChange: () => void
}

/** The pages that a browser is sent to: checkout and onboarding. They need no script. */
export function buildPages({ pool, pagesUrl, now, onChange }: PagesOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, next) =>
    next(null, new URLSearchParams(body.toString())),
  )
  const answer = async (reply: FastifyReply, work: (ask: Ask) => Promise<PageAnswer>) => {
    const made = await inTransaction(pool, (client) =>
      work({ store: new Store(client), now: now(), pagesUrl, requestId: null, idempotencyKey: null, account: null }),
    )
    onChange()
    return send(reply, made, reply.request.url.startsWith(`${pagePath}/c/embed/`))
  }
  const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())

  app.get(`${pagePath}/style.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get(`${pagePath}/embedded-done.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(embeddedDoneScript),
  )
  app.get(`${pagePath}/stripe.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(stripeScript))
  // A hosted page is known by its id and never framed; an embedded one by its secret, in anybody's frame.
  const checkouts = [
    { path: `${pagePath}/c/pay/:id`, idOf: async (_ask: Ask, id: string) => id },
    { path: `${pagePath}/c/embed/:id`, idOf: embeddedId },
  ] as const
  for (const { path, idOf } of checkouts) {
    app.get<{ Params: { id: string } }>(path, ({ params }, reply) =>
      answer(reply, async (ask) => showCheckout(ask, await idOf(ask, params.id))),
    )
    app.post<{ Params: { id: string } }>(path, ({ params, body }, reply) =>
      answer(reply, async (ask) => payCheckout(ask, await idOf(ask, params.id), formOf(body))),
    )
    app.get<{ Params: { id: string } }>(`${path}/confirm`, ({ params }, reply) =>
      answer(reply, async (ask) => showConfirm(ask, await idOf(ask, params.id))),
    )
    app.post<{ Params: { id: string } }>(`${path}/confirm`, ({ params, body }, reply) =>
      answer(reply, async (ask) => answerConfirm(ask, await idOf(ask, params.id), formOf(body))),
    )
  }
  const onboarding = `${pagePath}/setup/e/:account/:token`
  app.get<{ Params: { account: string; token: string } }>(onboarding, ({ params }, reply) =>
    answer(reply, (ask) => showOnboarding(ask, params.account, params.token)),
  )
  app.post<{ Params: { account: string; token: string } }>(onboarding, ({ params, body }, reply) =>
    answer(reply, (ask) => submitOnboarding(ask, params.account, params.token, formOf(body))),
  )
  return app
}

function send(reply: FastifyReply, answer: PageAnswer, isFramed: boolean): FastifyReply {
  // The front door forbids frames everywhere; an embedded checkout stands in one.
  if (isFramed) reply.raw.removeHeader('x-frame-options')
  reply.headers({
    'cache-control': 'no-store',
    // `form-action` would also apply to redirects after submitting, which may lead to another origin.
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors ${isFramed ? '*' : "'none'"}`,
    'referrer-policy': 'no-referrer',
  })
  if (answer.status === 303) return reply.code(303).header('location', answer.to).send()
  return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.page)
}
