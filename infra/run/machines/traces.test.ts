import { once } from 'node:events'
import { createServer } from 'node:http'
import { account } from '@waymark/contracts/account'
import { bootWorld } from '@waymark/test-world/world'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { findFreePort } from '../suite/free-port.ts'
import { askMachine } from './ask-machine.ts'
import { Machine } from './machine.ts'

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
})
const received = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** Takes what an OTLP exporter sends. */
async function startCollector() {
  const spans: z.infer<typeof span>[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    texts.push(text)
    for (const { scopeSpans } of received.parse(JSON.parse(text)).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return { spans, texts, endpoint: `http://127.0.0.1:${address.port}` }
}

test('one trace goes from the gateway through the service and its statements to the job', async () => {
  const collector = await startCollector()
  const world = await bootWorld({ services: [], now: new Date() })
  onTestFinished(() => world.stop())
  const { host, port, database } = world.parts.config.database
  const machine = new Machine(await findFreePort(), {
    DATABASE_URL: `postgresql://localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    WAYMARK_SECRET: world.parts.config.secret,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  onTestFinished(() => machine.remove())
  await machine.start()
  const email = 'traced@example.test'
  const asked = await askMachine(machine.address, account.registerUser, {
    email,
    password: 'Correct-horse-9',
    firstName: 'Tia',
    lastName: 'Rangi',
    countryId: 1,
    agreesToTerms: true,
  })
  expect(asked.status).toBe(200)

  const path = account.registerUser.path
  const named = (name: string) => collector.spans.find((one) => one.name === name)
  await expect.poll(() => named('notify.account-email'), { timeout: 20_000 }).toBeDefined()
  const request = named(`POST ${path}`)
  expect(request?.parentSpanId).toBeUndefined()
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === request?.traceId)
  const call = ofTrace.find(({ name }) => name === path)
  expect(call?.parentSpanId).toBe(request?.spanId)
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)
  expect(statements).toContain('insert')
  expect(ofTrace.map(({ name }) => name)).toEqual(expect.arrayContaining(['notify.account-email']))
  expect(collector.texts.join('')).not.toContain(email)

  const metrics = await (await fetch(`${machine.address}/metrics`)).text()
  expect(metrics).toMatch(/waymark_job_seconds_count\{[^}]*outcome="done"/)
  expect(metrics).toMatch(/waymark_queue_jobs\{queue="notify",state="waiting"\} \d/)
}, 60_000)
