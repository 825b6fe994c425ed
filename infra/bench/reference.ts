import { Connection, expectOk, getRequest } from './connection.ts'
import { MeasuredProcess } from './measured-process.ts'

/** Bare Fastify in a separate process. */
export function startReference(): Promise<MeasuredProcess> {
  return MeasuredProcess.start('bare-process.ts')
}

export const helloRequest = getRequest('/')

/** How many requests bare Fastify answers a second, over 32 connections without a pause. */
export async function bareRun(
  reference: MeasuredProcess,
  { seconds, connectionCount = 32 }: { readonly seconds: number; readonly connectionCount?: number },
): Promise<{ readonly perSecond: number }> {
  const port = reference.port('bare')
  const connections = await Promise.all(Array.from({ length: connectionCount }, () => Connection.open(port)))
  const startedMs = performance.now()
  let answered = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - startedMs < seconds * 1000) {
        expectOk(await connection.request(helloRequest))
        answered += 1
      }
    }),
  )
  for (const connection of connections) connection.close()
  return { perSecond: answered / ((performance.now() - startedMs) / 1000) }
}

/** Milliseconds of each request, sequentially on one connection. */
export async function timeOneByOne(port: number, requests: readonly Buffer[]): Promise<number[]> {
  const connection = await Connection.open(port)
  const elapsed: number[] = []
  for (const request of requests) {
    const answer = await connection.request(request)
    expectOk(answer)
    elapsed.push(answer.elapsedMs)
  }
  connection.close()
  return elapsed
}

/** So many that the first ones after a pause, which take twice as long, do not count. */
const hellosPerRound = 300

/** Milliseconds of bare Fastify's answers in one round, sequentially on one connection. */
export function timeBare(reference: MeasuredProcess): Promise<number[]> {
  return timeOneByOne(
    reference.port('bare'),
    Array.from({ length: hellosPerRound }, () => helloRequest),
  )
}

/** The server's CPU time per request, over `connectionCount` concurrent connections for a while. */
export async function cpuPerRequest(
  server: MeasuredProcess,
  port: number,
  request: Buffer,
  { durationMs, connectionCount = 32 }: { readonly durationMs: number; readonly connectionCount?: number },
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: connectionCount }, () => Connection.open(port)))
  const before = await server.cpuMicroseconds()
  const endsAtMs = performance.now() + durationMs
  let answered = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < endsAtMs) {
        expectOk(await connection.request(request))
        answered += 1
      }
    }),
  )
  const used = (await server.cpuMicroseconds()) - before
  for (const connection of connections) connection.close()
  return used / answered
}
