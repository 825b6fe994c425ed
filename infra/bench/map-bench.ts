import { gzipSync } from 'node:zlib'
import { startBenchServer } from './bench-world.ts'
import { mapViewRequest } from './big-world-calls.ts'
import { Connection, expectOk } from './connection.ts'
import { atMost, atMostMs, count, figure, kilobytes, ms, printFigures, say, times } from './figures.ts'
import { startReference, timeBare, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const rounds = isQuick ? 3 : 5
const requestsPerRound = isQuick ? 40 : 200
const fewVenues = isQuick ? 200 : 1000
const manyVenues = isQuick ? 1000 : 100_000
const bookings = 1000
const zooms = [10, 12, 14]
const maxMs = 6
const maxBytes = 6 * 1024
const maxGrowth = 2

/** A screen of the map with two filters, in a small and a big world side by side. */
export async function mapBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const fewPort = await mapPort(fewVenues)
    const manyPort = await mapPort(manyVenues)
    const requests = await Promise.all(
      Array.from({ length: requestsPerRound }, (_, index) =>
        mapViewRequest(index * 7, zooms[index % zooms.length] ?? 12),
      ),
    )
    const few: number[][] = []
    const many: number[][] = []
    const bare: number[][] = []
    for (let round = 0; round <= rounds; round += 1) {
      const timed = [
        await timeBare(reference),
        await timeOneByOne(fewPort, requests),
        await timeOneByOne(manyPort, requests),
      ] as const
      // The first round warms up.
      if (round > 0) for (const [place, list] of [bare, few, many].entries()) list.push(timed[place] ?? [])
      say(`round ${round} of ${rounds}`)
    }
    const middle = (list: readonly number[][], share = 0.5) => median(list.map((one) => quantile(one, share)))
    const against = { value: middle(bare), name: 'bare Fastify' }
    const sizes = await answerSizes(manyPort, requests)
    const growth = middle(many) / middle(few)
    printFigures(
      'bench map',
      [
        figure({
          what: `a view with two filters, ${count(manyVenues)} venues, p50`,
          value: middle(many),
          show: ms,
          reference: against,
          mark: atMostMs(middle(many), maxMs, against.value),
        }),
        figure({ what: 'the same, p95', value: middle(many, 0.95), show: ms, reference: against }),
        ...zooms.map((zoom, place) => {
          const own = (list: readonly number[][]) =>
            list.map((one) => one.filter((_, index) => index % zooms.length === place))
          return figure({ what: `the same, zoom ${zoom}, p50`, value: middle(own(many)), show: ms, reference: against })
        }),
        {
          ...figure({
            what: `growth from ${count(fewVenues)} venues`,
            value: growth,
            show: times,
            mark: atMost(growth, maxGrowth, times),
          }),
          reference: `${ms(middle(few))} at ${count(fewVenues)}`,
        },
        figure({
          what: 'the answer, gzip, p50',
          value: median(sizes),
          show: kilobytes,
          mark: atMost(median(sizes), maxBytes, kilobytes),
        }),
        figure({ what: 'the answer, gzip, the largest', value: Math.max(...sizes), show: kilobytes }),
      ],
      [
        `Over HTTP to the map service: screens of 1000 x 800 px around towns at zoom ${zooms.join(', ')}, markers and a page of the list; ${requestsPerRound} requests in each of ${rounds} interleaved rounds.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }

  async function mapPort(venues: number): Promise<number> {
    const world = await database.addWorld({ venues, bookings })
    return (await world.serve(['map'])).port('map')
  }
}

async function answerSizes(port: number, requests: readonly Buffer[]): Promise<number[]> {
  const connection = await Connection.open(port)
  const sizes: number[] = []
  for (const request of requests) {
    const answer = await connection.request(request)
    expectOk(answer)
    sizes.push(gzipSync(answer.body).length)
  }
  connection.close()
  return sizes
}
