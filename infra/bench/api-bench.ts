import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { startBenchServer } from './bench-world.ts'
import { callRequest, getRequest } from './connection.ts'
import { echoCalls } from './echo-call.ts'
import { atMost, figure, microseconds, printFigures, say, times } from './figures.ts'
import { MeasuredProcess } from './measured-process.ts'
import { cpuPerRequest, startReference } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'

const rounds = isQuick ? 3 : 7
const durationMs = isQuick ? 300 : 1000
const maxTokenCheckRatio = 1.2
const maxReadRatio = 2.5

/** The server's CPU time per request, as a ratio to bare Fastify. */
export async function apiBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
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
    const variants = [
      // The same request as for the token check: parsing headers also costs something.
      {
        name: 'bare Fastify',
        on: reference,
        port: reference.port('bare'),
        request: getRequest('/', staff.headers),
      },
      {
        name: 'cached token check',
        on: server,
        port: server.port('token'),
        request: getRequest('/', staff.headers),
        most: maxTokenCheckRatio,
      },
      {
        name: 'whole pipeline of a call (token, limits, input and answer by its schemas), no database',
        on: server,
        port: server.port('pipeline'),
        request: await callRequest(echoCalls.echo, { exampleId: 7 }, staff),
      },
      {
        name: 'single-row read with access check (get-service-area-dropdown)',
        on: server,
        port: server.port('identity'),
        request: await callRequest(common.getServiceAreaDropdown, {}, staff),
        most: maxReadRatio,
      },
      {
        name: 'a location with all its settings, role checked (get-service-area)',
        on: server,
        port: server.port('provider'),
        request: await callRequest(serviceArea.getServiceArea, { id: bigWorldBase + 1 }, admin),
      },
    ]
    const measured = new Map<string, number[]>(variants.map(({ name }) => [name, []]))
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, on, port, request } of variants) {
        const cpu = await cpuPerRequest(on, port, request, { durationMs })
        // The first round warms up.
        if (round > 0) measured.get(name)?.push(cpu)
      }
      say(`round ${round} of ${rounds}`)
    }
    const bareRounds = measured.get('bare Fastify') ?? []
    const bare = median(bareRounds)
    printFigures(
      'bench api',
      variants.map(({ name, most }) => {
        const cpu = measured.get(name) ?? []
        const ratio = median(cpu.map((value, round) => value / (bareRounds[round] ?? Number.NaN)))
        return {
          ...figure({
            what: name,
            value: median(cpu),
            show: microseconds,
            ...(most ? { mark: atMost(ratio, most, times) } : {}),
          }),
          reference: name === 'bare Fastify' ? '-' : `${times(ratio)} bare Fastify (${microseconds(bare)})`,
        }
      }),
      [`Processor time of the server's process per request; medians of ${rounds} interleaved rounds, 32 connections.`],
    )
    await server.stop()
  } finally {
    await reference.stop()
    await database.stop()
  }
}
