import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { common } from '@waymark/contracts/common'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenGateway, openGateway } from './open-gateway.ts'

const path = '/activity-booking/new-booking'
const part = 'src/new-activity-booking/new-activity-booking-page.tsx'

/** A remote's drawing that shows what it is answered, as `drawing.cjs` of a build does. */
const drawing = (body: string) => `exports.draw = async (address, ask) => { ${body} }`
const asks = drawing(`
  const data = await ask('${common.getRegionsDistricts.path}', {})
  return data && { markup: '<h1>' + address + '</h1>', answers: [[['regions'], data, '</script><b>']] }
`)

const regions = [{ id: '1', name: 'Wellington', districts: ['Porirua'] }]

let identity: FastifyInstance
let gateway: OpenGateway
let isRefused = false
const heard: Record<string, unknown>[] = []
let changes = 0

beforeAll(async () => {
  identity = Fastify()
  identity.route({
    method: common.getRegionsDistricts.method,
    url: common.getRegionsDistricts.path,
    handler: async ({ headers }, reply) => {
      heard.push(headers)
      if (isRefused) return reply.code(404).send({ responseData: null })
      return { responseData: regions, error: null, httpStatusCode: 200 }
    },
  })
  await identity.ready()
  gateway = await openGateway({ services: new Map([['identity', identity]]) })
  write('shell/dist/screen-files.json', {
    start: { files: [], shared: [] },
    lent: {},
    parts: { 'src/open-federation.ts': { files: ['federation.0123456789.js'], shared: [] } },
  })
  write('mfe-booking/dist/screen-files.json', {
    start: { files: ['remoteEntry.abcdef0123.js'], shared: [] },
    lent: {},
    parts: { [part]: { files: ['activities.0123456789.css'], shared: [] } },
  })
  const frame = '<header>Waymark</header><main><template data-screen="true"></template></main>'
  write('shell/dist/first-screens.json', { [path]: { markup: frame } })
})
afterAll(async () => {
  await gateway.close()
  await identity.close()
})
beforeEach(() => {
  heard.length = 0
  isRefused = false
})

/** A document with its screen: on a busy machine the first may come without, and whoever comes after it gets it. */
async function drawnTextOf(address: string): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        text = await textOf(address)
        return text
      },
      { timeout: 20_000 },
    )
    .toContain('data-first-screen')
  return text
}

describe('a screen of a remote', () => {
  it('is drawn into the frame of the shell, with what it was drawn from', async () => {
    build(asks)
    const text = await drawnTextOf(path)
    expect(text).toContain(`<header>Waymark</header><main><h1>${path}</h1></main>`)
    expect(text).toContain('<link rel="stylesheet" href="/r/booking/activities.0123456789.css" />')
    const [, answers = ''] = /<script type="application\/json" data-answers>(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(answers)).toEqual([[['regions'], regions, '</script><b>']])
  })

  it('is kept for a moment, and nothing of who asks reaches the services', async () => {
    build(asks)
    await drawnTextOf(path)
    await Promise.all([1, 2, 3].map(() => textOf(path, { authorization: 'Bearer somebody', cookie: 'session=theirs' })))
    await textOf(path)
    expect(heard).toHaveLength(1)
    expect(heard[0]).not.toHaveProperty('authorization')
    expect(heard[0]).not.toHaveProperty('cookie')
  })

  it('is not drawn for addresses with a query', async () => {
    build(asks)
    expect(await textOf(`${path}?activityId=7`)).not.toContain('data-first-screen')
    expect(heard).toHaveLength(0)
  })

  it('is that of the next build at once', async () => {
    build(drawing(`return { markup: '<h1>One</h1>', answers: [] }`))
    expect(await drawnTextOf(path)).toContain('<h1>One</h1>')
    build(drawing(`return { markup: '<h1>Two</h1>', answers: [] }`))
    expect(await drawnTextOf(path)).toContain('<h1>Two</h1>')
  })
})

describe('the document comes without', () => {
  it('when a call is refused, and with it once that is over', async () => {
    build(asks)
    isRefused = true
    expect(await textOf(path)).not.toContain('data-first-screen')
    isRefused = false
    expect(await drawnTextOf(path)).toContain('data-first-screen')
  })

  it('when the drawing asks for what is not for everybody, or changes something', async () => {
    for (const call of ['/api/Account/get-needs', '/api/Account/login', '/api/Nothing/here']) {
      build(drawing(`const data = await ask('${call}', {}); return data && { markup: 'asked', answers: [] }`))
      expect(await textOf(path), call).not.toContain('data-first-screen')
    }
  })

  it('when the drawing fails, takes too long or ends its thread', async () => {
    for (const body of [
      "throw new Error('broken')",
      'await new Promise(() => undefined)',
      'for (;;);',
      'process.exit(1)',
    ]) {
      build(drawing(body))
      const answer = await fetch(gateway.address + path)
      expect([answer.status, (await answer.text()).includes('data-first-screen')], body).toEqual([200, false])
    }
    build(asks)
    expect(await drawnTextOf(path)).toContain('data-first-screen')
  }, 30_000)

  it('when the remote comes from another address', async () => {
    build(asks)
    write('remotes.json', { remotes: [{ name: 'mfe_booking', manifest: 'https://other.example/mf-manifest.json' }] })
    expect(await textOf(path)).not.toContain('data-first-screen')
  })
})

function build(source: string): void {
  const file = join(gateway.folder, 'mfe-booking/dist/drawing.cjs')
  writeFileSync(file, source)
  changes += 1
  utimesSync(file, new Date(), new Date(Date.now() + changes * 1000))
}

async function textOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(gateway.address + address, { headers })).text()
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(gateway.folder, file)), { recursive: true })
  writeFileSync(join(gateway.folder, file), JSON.stringify(content))
}
