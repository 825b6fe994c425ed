import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { startBenchServer } from './bench-world.ts'
import { callRequest, getRequest } from './connection.ts'
import { echoCalls } from './echo-call.ts'
import { atMost, figure, microseconds, printFigures, say, times } from './figures.ts'
import { MeasuredProcess } from './measured-process.ts'
import { cpuPerRequest } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'

const rounds = isQuick ? 3 : 11
const durationMs = isQuick ? 300 : 700
const maxTokenCheckRatio = 1.2
const maxReadRatio = 2.5

/** The server's CPU time per request, as a ratio to what bare Fastify takes to answer the same request in the same process. */
export async function apiBench(): Promise<void> {
  const database = await startBenchServer()
  try {
    const world = await database.addWorld({ venues: 500, bookings: 500 })
    const server = await MeasuredProcess.start('api-process.ts', world.env)
    const staff = await world.people.signIn(bigWorldBase + 1)
    const adminId = bigWorldBase + 2
    await world.db
      .updateTable('identity.user_profile')
      .set({ is_account_admin: true })
      .where('id', '=', adminId)
      .execute()
    const admin = await world.people.signIn(adminId)
    const variants: readonly Variant[] = [
      {
        name: 'cached token check',
        app: 'token',
        request: getRequest('/', staff.headers),
        maxRatio: maxTokenCheckRatio,
      },
      {
        name: 'whole pipeline of a call (token, limits, input and answer by its schemas), no database',
        app: 'pipeline',
        request: await callRequest(echoCalls.echo, { exampleId: 7 }, staff),
      },
      {
        name: 'bare Fastify with a single-row read on an ordinary pool, nothing checked',
        app: 'pooled',
        request: await callRequest(common.getServiceAreaDropdown, {}, staff),
      },
      {
        name: 'single-row read with access check (get-service-area-dropdown)',
        app: 'identity',
        request: await callRequest(common.getServiceAreaDropdown, {}, staff),
        maxRatio: maxReadRatio,
      },
      {
        name: 'a location with all its settings, role checked (get-service-area)',
        app: 'provider',
        request: await callRequest(serviceArea.getServiceArea, { id: bigWorldBase + 1 }, admin),
      },
    ]
    const measured = new Map<string, Measured[]>(variants.map(({ name }) => [name, []]))
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, app, request } of variants) {
        const bare = await cpuPerRequest(server, server.port('bare'), request, { durationMs })
        const cpu = await cpuPerRequest(server, server.port(app), request, { durationMs })
        // The first round warms up.
        if (round > 0) measured.get(name)?.push({ bare, cpu })
      }
      say(`round ${round} of ${rounds}`)
    }
    printFigures(
      'bench api',
      variants.map(({ name, maxRatio }) => {
        const all = measured.get(name) ?? []
        const ratio = median(all.map(({ cpu, bare }) => cpu / bare))
        return {
          ...figure({
            what: name,
            value: median(all.map(({ cpu }) => cpu)),
            show: microseconds,
            ...(maxRatio ? { mark: atMost(ratio, maxRatio, times) } : {}),
          }),
          reference: `${times(ratio)} bare Fastify (${microseconds(median(all.map(({ bare }) => bare)))})`,
        }
      }),
      [
        `Processor time of the process per request; medians of ${rounds} interleaved rounds, 32 connections.`,
        'Bare Fastify answers the same request, headers and body, in the same process.',
      ],
    )
    await server.stop()
  } finally {
    await database.stop()
  }
}

interface Variant {
  readonly name: string
  readonly app: string
  readonly request: Buffer
  readonly maxRatio?: number
}

/** Microseconds per request of one round. */
interface Measured {
  readonly cpu: number
  readonly bare: number
}
