import type { FastifyInstance } from 'fastify'

/** Messages between a measured process and the benchmark. */
export type MeasuredMessage =
  | { readonly kind: 'listening'; readonly ports: Readonly<Record<string, number>> }
  | { readonly kind: 'cpu'; readonly microseconds: number; readonly loopActiveMs: number }

/** Serves apps in a separate process that reports its CPU time; exits when the benchmark disconnects. */
export async function serveMeasured(
  apps: Readonly<Record<string, FastifyInstance>>,
  close: () => Promise<void> = async () => undefined,
): Promise<void> {
  const ports: Record<string, number> = {}
  for (const [name, app] of Object.entries(apps)) {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    ports[name] = Number(new URL(address).port)
  }
  report(ports, async () => {
    await Promise.all(Object.values(apps).map((app) => app.close()))
    await close()
  })
}

/** Tells the benchmark where this process listens, and what it has used whenever it asks; ends with the benchmark. */
export function report(ports: Readonly<Record<string, number>>, close: () => Promise<void>): void {
  const tell = (message: MeasuredMessage) => process.send?.(message)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ kind: 'cpu', microseconds: user + system, loopActiveMs: performance.eventLoopUtilization().active })
  })
  process.on('disconnect', () => void close().finally(() => process.exit()))
  // Ctrl-C reaches the whole group; wait for the benchmark to disconnect.
  process.on('SIGINT', () => undefined)
  tell({ kind: 'listening', ports })
}
