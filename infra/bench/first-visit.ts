import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright'

/** A screen, and what is present in the page that took the place of the document's first screen. */
export interface Screen {
  readonly path: string
  readonly readyWhen: string
}

/** The page as its script draws it, and not what its document shows before. */
const ownPage = '#root:not([data-first-screen], [hidden])'

export interface FirstVisit {
  /** From the click until the screen works. */
  readonly readyMs: number
  /** Script received by then, compressed with gzip at its best. */
  readonly scriptGzipBytes: number
  /** Bytes transferred by then: page, scripts, styles, lists of remotes, as compressed by the server. */
  readonly codeBytes: number
  readonly requestCount: number
}

/** A phone on a fair connection: 60 ms round trip, 9 Mbit/s. */
const network = { offline: false, latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 3_000_000 / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const codeTypes = ['Document', 'Script', 'Stylesheet']
const listOfCode = /\/(remotes|mf-manifest)\.json$/

/** Evaluated through the debugger, since the content security policy forbids eval in the page. */
const untilReady = `new Promise((done) => {
  const look = () => (globalThis.readyAtMs === undefined ? requestAnimationFrame(look) : done(globalThis.readyAtMs))
  look()
})`

interface Loaded {
  readonly type: string
  readonly url: string
  startedAt: number
  finishedAt: number
  bytes: number
}

/** Visits a screen with an empty cache. */
export async function visitFirst(browser: Browser, origin: string, screen: Screen): Promise<FirstVisit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const loaded = await watchNetwork(session)
    await session.send('Network.emulateNetworkConditions', network)
    await page.addInitScript(`{
      const look = () => {
        if (document.querySelector(${JSON.stringify(`${ownPage} :is(${screen.readyWhen})`)})) globalThis.readyAtMs = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    }`)
    await page.goto(origin + screen.path, { waitUntil: 'commit' })
    const readyMs = Number(await page.evaluate(untilReady))
    const startedAt = Math.min(...[...loaded.values()].map((one) => one.startedAt))
    const arrived = [...loaded].filter(([, { finishedAt }]) => (finishedAt - startedAt) * 1000 <= readyMs)
    const code = arrived.filter(([, { type, url }]) => codeTypes.includes(type) || listOfCode.test(url))
    let scriptGzipBytes = 0
    for (const [requestId, { type }] of arrived)
      if (type === 'Script') scriptGzipBytes += await gzipBytes(session, requestId)
    return {
      readyMs,
      scriptGzipBytes,
      codeBytes: code.reduce((sum, [, { bytes }]) => sum + bytes, 0),
      requestCount: arrived.length,
    }
  } finally {
    await context.close()
  }
}

async function watchNetwork(session: CDPSession): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (request.url.startsWith('http'))
      loaded.set(requestId, {
        type,
        url: request.url,
        startedAt: timestamp,
        finishedAt: Number.POSITIVE_INFINITY,
        bytes: 0,
      })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) Object.assign(one, { finishedAt: timestamp, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return loaded
}

async function gzipBytes(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length
}
