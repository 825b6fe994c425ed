import { openData } from '@waymark/contracts/open-data'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { startBenchServer } from './bench-world.ts'
import { searchRequest } from './big-world-calls.ts'
import { Connection, callRequest, expectOk } from './connection.ts'
import { atMost, atMostMs, count, figure, ms, printFigures, say, times } from './figures.ts'
import { startReference, timeBare, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

// One address may search 240 times a minute: with the round that warms up these are just as many.
const rounds = 2
const requestsPerRound = 16
const fewVenues = isQuick ? 200 : 1000
const manyVenues = isQuick ? 1000 : 100_000
const maxMs = 20
const maxGrowth = 4
const pageSize = 100
const searches = ['whole', 'beginning', 'common', 'misspelt', 'far'] as const

/** The one search by names, beginnings, a word that many have and misspelt words, and the pages of the open data. */
export async function searchBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const few = await ports(fewVenues)
    const many = await ports(manyVenues)
    const bare: number[] = []
    const lasted = { few: new Map<string, number[]>(), many: new Map<string, number[]>() }
    for (let round = 0; round <= rounds; round += 1) {
      const hellos = await timeBare(reference)
      if (round > 0) bare.push(...hellos)
      for (const kind of searches) {
        for (const [size, { map }, venues] of [
          ['few', few, fewVenues],
          ['many', many, manyVenues],
        ] as const) {
          const requests = await Promise.all(
            Array.from({ length: requestsPerRound }, (_, index) => searchRequest(kind, index * 7 + round, venues)),
          )
          const timed = await timeOneByOne(map, requests)
          // The first round warms up.
          if (round > 0) lasted[size].set(kind, [...(lasted[size].get(kind) ?? []), ...timed])
        }
      }
      say(`round ${round} of ${rounds}`)
    }
    const pages = await openDataPages(many.provider, manyVenues)
    const against = { value: median(bare), name: 'bare Fastify' }
    const all = (size: 'few' | 'many') => [...lasted[size].values()].flat()
    const growth = quantile(all('many'), 0.5) / quantile(all('few'), 0.5)
    printFigures(
      'bench search',
      [
        figure({
          what: `a search, ${count(manyVenues)} venues, p50 of all`,
          value: quantile(all('many'), 0.5),
          show: ms,
          reference: against,
          mark: atMostMs(quantile(all('many'), 0.5), maxMs, against.value),
        }),
        ...searches.map((kind) =>
          figure({
            what: `the same, ${kind}, p50`,
            value: quantile(lasted.many.get(kind) ?? [], 0.5),
            show: ms,
            reference: against,
            mark: atMostMs(quantile(lasted.many.get(kind) ?? [], 0.5), maxMs, against.value),
          }),
        ),
        figure({ what: 'the same, p95 of all', value: quantile(all('many'), 0.95), show: ms, reference: against }),
        figure({
          what: `growth from ${count(fewVenues)} venues`,
          value: growth,
          show: times,
          mark: atMost(growth, maxGrowth, times),
        }),
        figure({
          what: `a page of ${pageSize} of the open data, the first ten, p50`,
          value: median(pages.first),
          show: ms,
        }),
        {
          ...figure({
            what: 'the last ten against the first ten',
            value: median(pages.last) / median(pages.first),
            show: times,
            mark: atMost(median(pages.last) / median(pages.first), 1.5, times),
          }),
          reference: `${ms(median(pages.first))} first`,
        },
      ],
      [
        `Over HTTP, one request after the other: ${requestsPerRound} of each kind in ${rounds} interleaved rounds; ten pages of the open data at either end.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }

  async function ports(venues: number) {
    const world = await database.addWorld({ venues, bookings: 1000 })
    const served = await world.serve(['map', 'provider'])
    return { map: served.port('map'), provider: served.port('provider') }
  }
}

/** How long pages take at the beginning and at the end of all venues. */
async function openDataPages(port: number, venues: number): Promise<{ first: number[]; last: number[] }> {
  const connection = await Connection.open(port)
  const lasted = async (start: number) => {
    const own: number[] = []
    for (let page = 0; page < 10; page += 1) {
      const after = String(bigWorldBase + start + page * pageSize)
      const request = await callRequest(openData.getOpenVenues, { after, limit: String(pageSize) })
      const from = performance.now()
      expectOk(await connection.request(request))
      own.push(performance.now() - from)
    }
    return own
  }
  await lasted(0)
  const pages = { first: await lasted(0), last: await lasted(Math.max(0, venues - 11 * pageSize)) }
  connection.close()
  return pages
}
