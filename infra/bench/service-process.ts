import { serviceNames } from '@waymark/contracts/service-names'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { openProcessParts } from '@waymark/service-kit/process-parts'
import type { RunningService } from '@waymark/service-kit/service'
import { allServices } from '@waymark/test-world/all-services'
import { serveMeasured } from './serve-measured.ts'

/** The services of `SERVICES` as in production, each on its own port. */
const requestedNames = (process.env.SERVICES ?? '').split(',')
const names = serviceNames.filter((name) => requestedNames.includes(name))
const parts = await openProcessParts({ config: readProcessConfig(process.env), services: names.length })
const running: RunningService[] = []
for (const name of names) running.push(await (await allServices[name]()).start(parts, { schedules: false }))

await serveMeasured(Object.fromEntries(running.map(({ name, app }) => [name, app])), async () => {
  await Promise.all(running.map((service) => service.stop()))
  await parts.close()
})
