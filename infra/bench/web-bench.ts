import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@waymark/run/checks/chromium'
import { type Browser, chromium } from 'playwright'
import { atMost, count, type Figure, figure, kilobytes, ms, printFigures, say, times } from './figures.ts'
import { type FirstVisit, type Screen, visitFirst } from './first-visit.ts'
import { createJudge, type LighthouseResult } from './lighthouse.ts'
import { changeScreens } from './screen-change.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'
import { startWebSuites, type WebSuites } from './web-suites.ts'

const rounds = isQuick ? 1 : 7
const lighthouseRounds = isQuick ? 1 : 3
const tourRounds = isQuick ? 2 : 10
const maxPaintMs = 2000
const leastScore = 95
/** Of time everywhere, of bytes on the shell's own pages and on those of a remote (docs/decisions/0148). */
const maxTax = { time: 1.1, shellBytes: 1.1, remoteBytes: 1.3 }
const maxChangeMs = 300

const home: Screen = { path: '/', readyWhen: 'main h1' }
const login: Screen = { path: '/login', readyWhen: 'main input[name="password"]:enabled' }
const map: Screen = { path: '/location-map', readyWhen: '[data-place]' }
const activities: Screen = { path: '/activity-booking/new-booking', readyWhen: 'main article, main li h3' }
const accessPage: Screen = { path: '/access-page', readyWhen: '[data-place]' }
const screens = [home, login, map, activities, accessPage]
/** The most bytes of script of a screen, where it has a target (docs/decisions/0145). */
const maxScriptBytes = new Map([
  [login, 170 * 1024],
  [map, 255 * 1024],
  [accessPage, 170 * 1024],
])
/** Screens that a remote draws on a page of the suite. */
const ofRemotes = new Set([map, activities])
/** The pages that Lighthouse judges, beside a place. */
const judged = [home, login, map, activities].map(({ path }) => path)

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** First visits, Lighthouse, the same screens without federation, and a screen inside the app. */
export async function webBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-web-'))
  const executablePath = findChromium(process.env)
  let suites: WebSuites | undefined
  let browser: Browser | undefined
  try {
    suites = await startWebSuites(folder)
    browser = await chromium.launch({ executablePath, args: flags })
    const figures = [
      ...(await firstVisits(browser, suites)),
      ...(await lighthouseFigures(suites, executablePath)),
      ...(await changeFigures(browser, suites)),
    ]
    printFigures('bench web', figures, [
      `A phone of 412 x 823 px with an empty cache, 60 ms and 9 Mbit/s by Chromium ${browser.version()}; medians of ${rounds} interleaved rounds, Lighthouse's of ${lighthouseRounds}. The one bundle is the same code built without federation, served alike.`,
    ])
  } finally {
    await browser?.close()
    await suites?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function firstVisits(browser: Browser, { federated, oneBundle }: WebSuites): Promise<Figure[]> {
  const visits = new Map<string, FirstVisit[]>()
  const note = (key: string, visit: FirstVisit) => visits.set(key, [...(visits.get(key) ?? []), visit])
  for (let round = 0; round <= rounds; round += 1) {
    for (const screen of screens) {
      const own = await visitFirst(browser, federated, screen)
      const ordinary = await visitFirst(browser, oneBundle, screen)
      // The first round warms up the servers.
      if (round > 0) note(`own ${screen.path}`, own)
      if (round > 0) note(`ordinary ${screen.path}`, ordinary)
    }
    say(`first visits: round ${round} of ${rounds}`)
  }
  const middle = (key: string, part: keyof FirstVisit) => median((visits.get(key) ?? []).map((visit) => visit[part]))
  return screens.flatMap((screen) => {
    const of = (part: keyof FirstVisit) => ({
      own: middle(`own ${screen.path}`, part),
      ordinary: { value: middle(`ordinary ${screen.path}`, part), name: 'one bundle' },
    })
    const script = of('scriptGzipBytes')
    const code = of('codeBytes')
    const ready = of('readyMs')
    const requests = of('requestCount')
    const maxBytes = maxScriptBytes.get(screen)
    const maxBytesTax = ofRemotes.has(screen) ? maxTax.remoteBytes : maxTax.shellBytes
    const tax = (name: string, { own, ordinary }: typeof code, show: (value: number) => string, most: number) =>
      figure({
        what: `${screen.path}: ${name}`,
        value: own,
        show,
        reference: ordinary,
        mark: atMost(own / ordinary.value, most, times),
      })
    return [
      figure({
        what: `${screen.path}: script before it works, gzip`,
        value: script.own,
        show: kilobytes,
        reference: script.ordinary,
        ...(maxBytes === undefined ? {} : { mark: atMost(script.own, maxBytes, kilobytes) }),
      }),
      tax('bytes before it works (federation tax)', code, kilobytes, maxBytesTax),
      tax('time until it works (federation tax)', ready, ms, maxTax.time),
      figure({
        what: `${screen.path}: requests before it works`,
        value: requests.own,
        show: count,
        reference: requests.ordinary,
      }),
    ]
  })
}

async function lighthouseFigures({ federated, oneBundle }: WebSuites, executablePath: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const judge = createJudge(executablePath)
  for (const path of [...judged, await firstPlace(federated)]) {
    const ordinary = await judge(oneBundle + path)
    const own: LighthouseResult[] = []
    for (let round = 1; round <= lighthouseRounds; round += 1) {
      own.push(await judge(federated + path))
      say(`Lighthouse on ${path}: round ${round} of ${lighthouseRounds}`)
    }
    const middle = (part: keyof LighthouseResult) => median(own.map((one) => one[part]))
    const score = middle('score')
    const paint = middle('largestPaintMs')
    figures.push(
      figure({
        what: `${path}: Lighthouse mobile, performance`,
        value: score,
        show: count,
        reference: { value: ordinary.score, name: 'one bundle' },
        mark: { text: `>= ${leastScore}`, isReached: score >= leastScore },
      }),
      figure({
        what: `${path}: Lighthouse mobile, largest paint`,
        value: paint,
        show: ms,
        reference: { value: ordinary.largestPaintMs, name: 'one bundle' },
        mark: atMost(paint, maxPaintMs, ms),
      }),
      figure({ what: `${path}: Lighthouse mobile, time blocked`, value: middle('blockingMs'), show: ms }),
      figure({
        what: `${path}: how much slower the machine was made for it`,
        value: middle('slowdown'),
        show: times,
      }),
    )
  }
  return figures
}

/** The page of the first place in the list that the map's document shows. */
async function firstPlace(origin: string): Promise<string> {
  const document = await (await fetch(`${origin}/location-map`)).text()
  const [, id] = document.match(/data-place="(\d+)"/) ?? []
  if (id === undefined) throw new Error('The document of the map names no place.')
  return `/location-map/${id}`
}

async function changeFigures(browser: Browser, { federated, oneBundle }: WebSuites): Promise<Figure[]> {
  const own = await changeScreens(browser, federated, tourRounds)
  const ordinary = await changeScreens(browser, oneBundle, tourRounds)
  const warm = median(own.warmMs)
  const p95 = quantile(own.warmMs, 0.95)
  return [
    figure({
      what: 'a screen inside the app, warm, to content, p50',
      value: warm,
      show: ms,
      reference: { value: median(ordinary.warmMs), name: 'one bundle' },
      mark: atMost(warm, maxChangeMs, ms),
    }),
    figure({
      what: 'a screen inside the app, warm, p95',
      value: p95,
      show: ms,
      reference: { value: quantile(ordinary.warmMs, 0.95), name: 'one bundle' },
    }),
    figure({
      what: 'a screen inside the app, its first time, p50',
      value: median(own.firstMs),
      show: ms,
      reference: { value: median(ordinary.firstMs), name: 'one bundle' },
    }),
  ]
}
