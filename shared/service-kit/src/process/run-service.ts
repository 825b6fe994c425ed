import { readProcessConfig } from './process-config.ts'
import { openProcessParts } from './process-parts.ts'
import { serve } from './serve.ts'
import type { Service } from './service.ts'

/** Runs one service as its own process: all that a service's `main.ts` does. */
export async function runService(service: Service, env: NodeJS.ProcessEnv): Promise<void> {
  const config = readProcessConfig(env)
  const parts = await openProcessParts({ config, services: 1 })
  const running = await service.start(parts, { env })
  await serve(running.app, {
    port: Number(env.PORT ?? 8080),
    reusePort: env.REUSE_PORT === '1',
    close: async () => {
      await running.stop()
      await parts.close()
    },
  })
}
